//! The statements that both dialects understand as they are.

macro_rules! listed {
    ($where_and_order:literal) => {
        concat!(
            "\
            SELECT t.id, t.game, t.rules_version, t.options, t.seed, t.start_position, t.settings, \
            t.made_at, s.stage, s.summary, \
            coalesce((SELECT max(l.version) FROM log l WHERE l.table_number = t.number), \
            (SELECT p.version FROM packs p WHERE p.table_number = t.number), 0) AS version, \
            coalesce((SELECT l.written_at FROM log l WHERE l.table_number = t.number \
            ORDER BY l.version DESC LIMIT 1), \
            (SELECT p.written_at FROM packs p WHERE p.table_number = t.number), t.made_at) AS changed_at \
            FROM standings s JOIN tables t ON t.number = s.table_number ",
            $where_and_order
        )
    };
}

pub const TABLE: &str = "\
    SELECT id, game, rules_version, options, seed, start_position, settings, made_at \
    FROM tables WHERE id = $1";

pub const ADD_TABLE: &str = "\
    INSERT INTO tables \
    (id, game, rules_version, options, seed, start_position, settings, made_at) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
    ON CONFLICT DO NOTHING RETURNING number";

pub const ADD_STANDING: &str = "\
    INSERT INTO standings (table_number, public, stage, summary, listed_at) \
    VALUES ($1, $2, $3, $4, $5)";

/// What is packed comes first, as one line. One statement, so that nobody packs in between.
pub const LOG: &str = "\
    SELECT l.version, l.body, l.digest, l.request, l.written_at, NULL AS packed \
    FROM log l JOIN tables t ON t.number = l.table_number \
    WHERE t.id = $1 AND l.version > $2 \
    UNION ALL \
    SELECT p.version, NULL, NULL, NULL, p.written_at, p.packed \
    FROM packs p JOIN tables t ON t.number = p.table_number \
    WHERE t.id = $1 AND p.version > $2 \
    ORDER BY 1";

pub const KEEP_PACK: &str = "\
    INSERT INTO packs (table_number, version, written_at, packed) VALUES ($1, $2, $3, $4) \
    ON CONFLICT (table_number) DO UPDATE \
    SET version = excluded.version, written_at = excluded.written_at, packed = excluded.packed";

pub const DROP_ROWS: &str = "DELETE FROM log WHERE table_number = $1 AND version <= $2";

pub const ADD_ROW: &str = "\
    INSERT INTO log (table_number, version, body, digest, request, written_at) \
    VALUES ($1, $2, $3, $4, $5, $6)";

/// A stage, a game or all of them, and how many lines at most.
pub const LIST_PUBLIC: &str = listed!(
    "\
    WHERE s.public AND s.stage = $1 AND ($2 IS NULL OR t.game = $2) \
    ORDER BY s.listed_at DESC, t.number DESC LIMIT $3"
);

/// An account, a game or all of them, and how many lines at most.
pub const LIST_OF: &str = listed!(
    "\
    WHERE t.number IN (SELECT table_number FROM keys WHERE account = $1) \
    AND ($2 IS NULL OR t.game = $2) \
    ORDER BY changed_at DESC, t.number DESC LIMIT $3"
);

pub const IN_STAGE: &str = "\
    SELECT t.id FROM standings s JOIN tables t ON t.number = s.table_number \
    WHERE s.stage = $1 ORDER BY t.number";

pub const SAMPLE: &str = "SELECT id FROM tables ORDER BY random() LIMIT $1";

pub const KEEP_SNAPSHOT: &str = "\
    INSERT INTO snapshots (table_number, version, position) VALUES ($1, $2, $3) \
    ON CONFLICT (table_number) DO UPDATE SET version = excluded.version, position = excluded.position \
    WHERE excluded.version >= snapshots.version";

pub const SNAPSHOT: &str = "\
    SELECT s.version, s.position FROM snapshots s JOIN tables t ON t.number = s.table_number \
    WHERE t.id = $1";

pub const TABLE_NUMBER: &str = "SELECT number FROM tables WHERE id = $1";

pub const ADD_KEY: &str = "INSERT INTO keys (hash, table_number, seat, account) VALUES ($1, $2, $3, $4)";

pub const KEY: &str = "\
    SELECT k.hash, t.id AS table_id, k.seat, k.account \
    FROM keys k JOIN tables t ON t.number = k.table_number WHERE k.hash = $1";

pub const SEATS_OF: &str = "SELECT DISTINCT k.seat FROM keys k JOIN tables t ON t.number = k.table_number \
     WHERE t.id = $1 AND k.account = $2 ORDER BY k.seat";

pub const DROP_KEYS: &str = "\
    DELETE FROM keys \
    WHERE table_number = (SELECT number FROM tables WHERE id = $1) AND seat = $2";

pub const ADD_ACCOUNT: &str = "\
    INSERT INTO accounts (name, folded, password, made_at) VALUES ($1, $2, $3, $4) \
    ON CONFLICT DO NOTHING RETURNING id, name, password";

pub const ACCOUNT: &str = "SELECT id, name, password FROM accounts WHERE folded = $1";

pub const ADD_SESSION: &str = "INSERT INTO sessions (hash, account, ends_at) VALUES ($1, $2, $3)";

pub const SESSION: &str = "\
    SELECT a.id, a.name, a.password FROM sessions s JOIN accounts a ON a.id = s.account \
    WHERE s.hash = $1 AND s.ends_at > $2";

pub const DROP_SESSION: &str = "DELETE FROM sessions WHERE hash = $1";

pub const DROP_OLD_SESSIONS: &str = "DELETE FROM sessions WHERE ends_at <= $1";

pub const ADD_CHAT: &str = "\
    INSERT INTO chat (table_number, number, seat, name, line, written_at) \
    SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_number = $1 \
    RETURNING number";

pub const CHAT: &str = "\
    SELECT c.number, c.seat, c.name, c.line, c.written_at \
    FROM chat c JOIN tables t ON t.number = c.table_number \
    WHERE t.id = $1 AND c.number > $2 ORDER BY c.number LIMIT $3";

pub const BEAT: &str = "UPDATE pulse SET beats = beats + 1 WHERE one = 1";

/// Tables whose log has a gap, or that no list can show.
pub const UNSOUND: &str = "\
    SELECT t.id FROM tables t LEFT JOIN standings s ON s.table_number = t.number \
    WHERE s.table_number IS NULL \
    OR (SELECT count(*) FROM log l WHERE l.table_number = t.number) \
    + coalesce((SELECT p.version FROM packs p WHERE p.table_number = t.number), 0) \
    <> coalesce((SELECT max(l.version) FROM log l WHERE l.table_number = t.number), \
    (SELECT p.version FROM packs p WHERE p.table_number = t.number), 0) \
    ORDER BY t.number LIMIT 10";
