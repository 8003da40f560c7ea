-- How a table begins. Rows are never changed.
CREATE TABLE tables (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed BYTEA NOT NULL,
    start_position TEXT,
    settings TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

-- The accepted requests of a table. Rows are never changed.
CREATE TABLE log (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    digest BYTEA NOT NULL,
    request TEXT,
    written_at BIGINT NOT NULL,
    PRIMARY KEY (table_number, version)
);

-- What lists show of a table: apart from the table, so that a move does not write its beginning again. While
-- a game is being played `listed_at` is 0, so that most moves write nothing here.
CREATE TABLE standings (
    table_number BIGINT PRIMARY KEY REFERENCES tables (number),
    public BOOLEAN NOT NULL,
    stage SMALLINT NOT NULL,
    summary TEXT NOT NULL,
    listed_at BIGINT NOT NULL
);
CREATE INDEX standings_listed ON standings (stage, listed_at);

CREATE TABLE snapshots (
    table_number BIGINT PRIMARY KEY REFERENCES tables (number),
    version BIGINT NOT NULL,
    position TEXT NOT NULL
);

CREATE TABLE accounts (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT COLLATE "C" NOT NULL UNIQUE,
    password TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    hash BYTEA PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    ends_at BIGINT NOT NULL
);
CREATE INDEX sessions_ending ON sessions (ends_at);

CREATE TABLE keys (
    hash BYTEA PRIMARY KEY,
    table_number BIGINT NOT NULL REFERENCES tables (number),
    seat SMALLINT NOT NULL,
    account BIGINT REFERENCES accounts (id)
);
CREATE INDEX keys_of_table ON keys (table_number, seat);
CREATE INDEX keys_of_account ON keys (account) WHERE account IS NOT NULL;

CREATE TABLE chat (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    number BIGINT NOT NULL,
    seat SMALLINT,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    written_at BIGINT NOT NULL,
    PRIMARY KEY (table_number, number)
);

-- Written to find out whether anything can be written.
CREATE TABLE pulse (
    one SMALLINT PRIMARY KEY CHECK (one = 1),
    beats BIGINT NOT NULL
);
INSERT INTO pulse (one, beats) VALUES (1, 0);
