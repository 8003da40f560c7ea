-- A position is kept packed; those that were kept before are bytes of plain text.
ALTER TABLE snapshots ALTER COLUMN position TYPE BYTEA USING convert_to(position, 'UTF8');
