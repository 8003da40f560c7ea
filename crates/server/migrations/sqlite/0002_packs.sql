-- The logs of finished games that nobody looks at, each in one piece, up to a version; its rows are gone then.
CREATE TABLE packs (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    version INTEGER NOT NULL,
    written_at INTEGER NOT NULL,
    packed BLOB NOT NULL
) STRICT;
