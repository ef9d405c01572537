import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Limits {
  /** Requests a minute and address. */
  requests: number;
  /** Attempts to sign in or make an account, a minute and address. */
  logins: number;
  /** New guests a minute and address. */
  guests: number;
  connectionsPerAddress: number;
  connections: number;
  /** Bytes of one socket message. */
  messageBytes: number;
  /** Socket messages a second, and how many may come at once. */
  messagesPerSecond: number;
  messageBurst: number;
  /** Chat lines in ten seconds. */
  chatLines: number;
  /** Matches one player may have waiting. */
  waitingMatches: number;
  /** Matches with computers that one player may have begun within a day and not finished. */
  computerMatches: number;
  /** Matches opened an hour and address. */
  matchesPerAddress: number;
}

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | null;
  /** Milliseconds after which a PostgreSQL that does not answer counts as away. */
  databaseTimeout: number;
  file: string;
  /** Megabytes that the SQLite file may grow to. */
  fileLimit: number | null;
  /** Where players reach the server, if it stands behind something else: https://play.example.org */
  publicUrl: string | null;
  allowedOrigins: string[];
  trustProxy: boolean;
  webRoot: string;
  /** Where other processes on the same database reach this one; null: on this machine. */
  peerAddress: string | null;
  moderators: string[];
  smtpUrl: string | null;
  mailFrom: string;
  logLevel: string;
  metricsToken: string | null;
  limits: Limits;
}

export const defaultLimits: Limits = {
  requests: 600,
  logins: 12,
  guests: 30,
  connectionsPerAddress: 64,
  connections: 20_000,
  messageBytes: 16_384,
  messagesPerSecond: 20,
  messageBurst: 60,
  chatLines: 6,
  waitingMatches: 10,
  computerMatches: 24,
  matchesPerAddress: 120,
};

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function number(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
}

/** Everything that can be set from outside, with what holds otherwise. `docs/operations.md` lists it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null;
  if (env.SMTP_URL && publicUrl === null)
    throw new Error('SMTP_URL needs PUBLIC_URL: mails carry links, e.g. PUBLIC_URL=https://play.example.org');
  return {
    port: number('PORT', env.PORT, 3000),
    host: env.HOST ?? '0.0.0.0',
    databaseUrl: env.DATABASE_URL || null,
    databaseTimeout: number('DATABASE_TIMEOUT_MS', env.DATABASE_TIMEOUT_MS, 10_000),
    file: resolve(env.DATA_DIR ?? 'data', 'dustfront.db'),
    fileLimit: env.DATABASE_LIMIT_MB ? number('DATABASE_LIMIT_MB', env.DATABASE_LIMIT_MB, 0) : null,
    publicUrl,
    allowedOrigins: list(env.ALLOWED_ORIGINS),
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    webRoot: resolve(env.WEB_ROOT ?? fileURLToPath(new URL('../../web/dist', import.meta.url))),
    peerAddress: env.PEER_ADDRESS || null,
    moderators: list(env.MODERATORS),
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM ?? 'dustfront@localhost',
    logLevel: env.LOG_LEVEL ?? 'warn',
    metricsToken: env.METRICS_TOKEN || null,
    limits: {
      ...defaultLimits,
      requests: number('LIMIT_REQUESTS', env.LIMIT_REQUESTS, defaultLimits.requests),
      guests: number('LIMIT_GUESTS', env.LIMIT_GUESTS, defaultLimits.guests),
      connectionsPerAddress: number(
        'LIMIT_CONNECTIONS_PER_ADDRESS',
        env.LIMIT_CONNECTIONS_PER_ADDRESS,
        defaultLimits.connectionsPerAddress,
      ),
      computerMatches: number(
        'LIMIT_COMPUTER_MATCHES',
        env.LIMIT_COMPUTER_MATCHES,
        defaultLimits.computerMatches,
      ),
      matchesPerAddress: number(
        'LIMIT_MATCHES_PER_ADDRESS',
        env.LIMIT_MATCHES_PER_ADDRESS,
        defaultLimits.matchesPerAddress,
      ),
      connections: number('LIMIT_CONNECTIONS', env.LIMIT_CONNECTIONS, defaultLimits.connections),
    },
  };
}
