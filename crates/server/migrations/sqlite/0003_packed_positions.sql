-- A position is kept packed; those that were kept before are bytes of plain text.
CREATE TABLE packed_snapshots (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    version INTEGER NOT NULL,
    position BLOB NOT NULL
) STRICT;
INSERT INTO packed_snapshots SELECT table_number, version, CAST(position AS BLOB) FROM snapshots;
DROP TABLE snapshots;
ALTER TABLE packed_snapshots RENAME TO snapshots;
