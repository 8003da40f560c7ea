-- "Arkw": so that another program's file is not taken for ours.
PRAGMA application_id = 1098017655;

-- How a table begins. Rows are never changed.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed BLOB NOT NULL,
    start_position TEXT,
    settings TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

-- The accepted requests of a table. Rows are never changed.
CREATE TABLE log (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    digest BLOB NOT NULL,
    request TEXT,
    written_at INTEGER NOT NULL,
    PRIMARY KEY (table_number, version)
) STRICT, WITHOUT ROWID;

-- What lists show of a table: apart from the table, so that a move does not write its beginning again. While
-- a game is being played `listed_at` is 0, so that most moves write nothing here.
CREATE TABLE standings (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    public INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    summary TEXT NOT NULL,
    listed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX standings_listed ON standings (stage, listed_at);

CREATE TABLE snapshots (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    version INTEGER NOT NULL,
    position TEXT NOT NULL
) STRICT;

CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    hash BLOB NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (id),
    ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_ending ON sessions (ends_at);

CREATE TABLE keys (
    hash BLOB NOT NULL PRIMARY KEY,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seat INTEGER NOT NULL,
    account INTEGER REFERENCES accounts (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_of_table ON keys (table_number, seat);
CREATE INDEX keys_of_account ON keys (account) WHERE account IS NOT NULL;

CREATE TABLE chat (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    written_at INTEGER NOT NULL,
    PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;

-- Written to find out whether anything can be written.
CREATE TABLE pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    beats INTEGER NOT NULL
) STRICT;
INSERT INTO pulse (one, beats) VALUES (1, 0);
