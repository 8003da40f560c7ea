-- The logs of finished games that nobody looks at, each in one piece, up to a version; its rows are gone then.
CREATE TABLE packs (
    table_number BIGINT PRIMARY KEY REFERENCES tables (number),
    version BIGINT NOT NULL,
    written_at BIGINT NOT NULL,
    packed BYTEA NOT NULL
);
