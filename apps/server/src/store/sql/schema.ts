import { briefSettings } from './brief.ts';
import type { Queryable } from './database.ts';

/** Statements, or what takes more than statements. */
export type Migration = string | ((q: Queryable, kind: 'sqlite' | 'postgres') => Promise<void>);

/** So many parts has the log in PostgreSQL: each has small indices, and is vacuumed by itself. */
const PARTS = 16;

/**
 * Migrations, oldest first, valid for SQLite and PostgreSQL alike. A released one is never edited: add the next.
 */
export const migrations: readonly Migration[] = [
  `
CREATE TABLE players (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT UNIQUE,
  password TEXT,
  email TEXT,
  settings TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  deleted_at BIGINT
);
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id),
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  label TEXT NOT NULL
);
CREATE INDEX sessions_player ON sessions (player);
CREATE INDEX sessions_expiry ON sessions (expires_at);
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id),
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  label TEXT NOT NULL
);
CREATE INDEX passkeys_player ON passkeys (player);
CREATE TABLE challenges (
  challenge TEXT PRIMARY KEY,
  player TEXT,
  expires_at BIGINT NOT NULL
);
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id),
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
CREATE TABLE matches (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  mode TEXT NOT NULL,
  status TEXT NOT NULL,
  visibility TEXT NOT NULL,
  invite TEXT NOT NULL UNIQUE,
  created_by TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  settings TEXT NOT NULL,
  header TEXT NOT NULL,
  secret TEXT NOT NULL,
  result TEXT NOT NULL,
  rematch_of TEXT
);
CREATE INDEX matches_lobby ON matches (status, visibility, created_at);
CREATE TABLE seats (
  match TEXT NOT NULL REFERENCES matches (id),
  seat TEXT NOT NULL,
  place INTEGER NOT NULL,
  kind TEXT NOT NULL,
  player TEXT,
  name TEXT NOT NULL,
  level TEXT,
  contribution TEXT NOT NULL,
  PRIMARY KEY (match, seat)
);
CREATE INDEX seats_player ON seats (player);
CREATE TABLE entries (
  match TEXT NOT NULL REFERENCES matches (id),
  number BIGINT NOT NULL,
  author TEXT NOT NULL,
  command TEXT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  reply TEXT NOT NULL,
  PRIMARY KEY (match, number),
  UNIQUE (match, author, command)
);
CREATE TABLE snapshots (
  match TEXT PRIMARY KEY REFERENCES matches (id),
  number BIGINT NOT NULL,
  rules TEXT NOT NULL,
  body TEXT NOT NULL
);
CREATE TABLE visits (
  match TEXT NOT NULL REFERENCES matches (id),
  player TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (match, player)
);
CREATE TABLE chat (
  match TEXT NOT NULL REFERENCES matches (id),
  number BIGINT NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  at BIGINT NOT NULL,
  text TEXT NOT NULL,
  command TEXT NOT NULL,
  hidden INTEGER NOT NULL,
  PRIMARY KEY (match, number),
  UNIQUE (match, player, command)
);
CREATE INDEX chat_player ON chat (player);
CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  match TEXT NOT NULL REFERENCES matches (id),
  line BIGINT NOT NULL,
  reporter TEXT NOT NULL,
  reason TEXT NOT NULL,
  at BIGINT NOT NULL,
  resolved_at BIGINT
);
CREATE TABLE ratings (
  player TEXT NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  PRIMARY KEY (player, game)
);
CREATE INDEX ratings_best ON ratings (game, rating);
CREATE TABLE rating_changes (
  match TEXT NOT NULL REFERENCES matches (id),
  player TEXT NOT NULL,
  game TEXT NOT NULL,
  before DOUBLE PRECISION NOT NULL,
  after DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (match, player)
);
CREATE INDEX rating_changes_player ON rating_changes (player, at);
CREATE TABLE rated (
  match TEXT PRIMARY KEY REFERENCES matches (id)
);
CREATE TABLE notices (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id),
  match TEXT,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  at BIGINT NOT NULL,
  read_at BIGINT,
  mailed_at BIGINT
);
CREATE INDEX notices_player ON notices (player, at);
CREATE TABLE push_addresses (
  endpoint TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id),
  keys TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX push_player ON push_addresses (player);
CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
CREATE TABLE jobs (
  key TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  run_at BIGINT NOT NULL,
  attempts INTEGER NOT NULL,
  locked_until BIGINT NOT NULL
);
CREATE INDEX jobs_due ON jobs (run_at);
`,
  `
ALTER TABLE seats ADD COLUMN owner TEXT;
ALTER TABLE seats ADD COLUMN wanted TEXT;
ALTER TABLE seats ADD COLUMN lent INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET owner = player;
CREATE INDEX seats_owner ON seats (owner);
CREATE INDEX seats_wanted ON seats (wanted) WHERE wanted IS NOT NULL;
`,
  `
CREATE INDEX matches_creator ON matches (created_by, status);
`,
  `
ALTER TABLE matches ADD COLUMN brief TEXT NOT NULL DEFAULT '{}';
CREATE INDEX players_guests ON players (created_at) WHERE kind = 'guest';
`,
  async (q) => {
    for (const { id, settings } of await q.query('SELECT id, settings FROM matches')) {
      const brief = JSON.stringify(briefSettings(JSON.parse(settings as string)));
      await q.change('UPDATE matches SET brief = $2 WHERE id = $1', [id!, brief]);
    }
  },
  `
ALTER TABLE matches ADD COLUMN whole INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_without_setup ON matches (id) WHERE whole = 0;
`,
  `
ALTER TABLE seats ADD COLUMN anchor TEXT;
`,
  `
CREATE TABLE mail (
  player TEXT PRIMARY KEY REFERENCES players (id),
  failures INTEGER NOT NULL,
  free_at BIGINT NOT NULL,
  trouble TEXT
);
`,
  `
CREATE TABLE mail_addresses (
  player TEXT PRIMARY KEY REFERENCES players (id),
  address TEXT NOT NULL,
  language TEXT NOT NULL,
  token_hash TEXT UNIQUE,
  expires_at BIGINT NOT NULL,
  verified_at BIGINT,
  stopped_at BIGINT
);
INSERT INTO mail_addresses (player, address, language, expires_at)
  SELECT id, email, 'en', 0 FROM players WHERE email IS NOT NULL;
CREATE TABLE mail_links (
  player TEXT NOT NULL,
  address_key TEXT NOT NULL,
  at BIGINT NOT NULL
);
CREATE INDEX mail_links_player ON mail_links (player, at);
CREATE INDEX mail_links_address ON mail_links (address_key, at);
`,
  `
CREATE TABLE processes (
  id TEXT PRIMARY KEY,
  address TEXT NOT NULL,
  seen_at BIGINT NOT NULL
);
CREATE TABLE holds (
  match TEXT PRIMARY KEY,
  process TEXT NOT NULL
);
CREATE INDEX holds_process ON holds (process);
`,
  async (q, kind) => {
    if (kind === 'sqlite') return;
    await q.change('ALTER TABLE entries RENAME TO entries_whole');
    await q.change(`CREATE TABLE entries (
      match TEXT NOT NULL REFERENCES matches (id),
      number BIGINT NOT NULL,
      author TEXT NOT NULL,
      command TEXT NOT NULL,
      at BIGINT NOT NULL,
      body TEXT NOT NULL,
      reply TEXT NOT NULL,
      PRIMARY KEY (match, number),
      UNIQUE (match, author, command)
    ) PARTITION BY HASH (match)`);
    for (let part = 0; part < PARTS; part++)
      await q.change(
        `CREATE TABLE entries_${part} PARTITION OF entries FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part})`,
      );
    await q.change(`INSERT INTO entries (match, number, author, command, at, body, reply)
      SELECT match, number, author, command, at, body, reply FROM entries_whole`);
    await q.change('DROP TABLE entries_whole');
  },
  `
CREATE TABLE marks_set_aside (
  reason TEXT NOT NULL,
  game TEXT NOT NULL,
  one TEXT NOT NULL,
  other TEXT NOT NULL,
  matches BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (reason, game, one, other)
);
`,
];
