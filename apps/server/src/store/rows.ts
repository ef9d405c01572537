/** The rows that the store keeps. Times are milliseconds since 1970; ids are opaque texts. */

import type { Json } from '@dustfront/kernel';

export type { Json };

export interface Player {
  id: string;
  /** A guest has no password and may become an account later, keeping id, matches and rating. */
  kind: 'guest' | 'account';
  name: string;
  /** The name as compared: folded and without blanks; null for guests, whose names need not be unique. */
  nameKey: string | null;
  password: string | null;
  email: string | null;
  settings: Json;
  createdAt: number;
  deletedAt: number | null;
}

export interface Session {
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: string;
  player: string;
  createdAt: number;
  expiresAt: number;
  seenAt: number;
  label: string;
}

export interface Passkey {
  id: string;
  player: string;
  publicKey: string;
  counter: number;
  transports: Json;
  createdAt: number;
  label: string;
}

export type MatchStatus = 'waiting' | 'playing' | 'finished';

export interface MatchRow {
  id: string;
  game: string;
  mode: 'live' | 'correspondence';
  status: MatchStatus;
  visibility: 'open' | 'link';
  invite: string;
  createdBy: string;
  createdAt: number;
  updatedAt: number;
  /** What the match was created with: game options, clocks, spectators, take-back policy. Public. */
  settings: Json;
  /** The record header once play began. It holds no secret. */
  header: Json;
  /** The server's seed, made with the match. Never leaves the server before the match is finished. */
  secret: Json;
  result: Json;
  rematchOf: string | null;
}

export interface SeatRow {
  match: string;
  seat: string;
  kind: 'open' | 'human' | 'computer';
  player: string | null;
  name: string;
  level: string | null;
  /** What the seat has promised for the dice: null where the server throws alone, '' where a promise is awaited. */
  anchor: string | null;
  /** The seat's word for the dice, '' until it is given. First scheme: what the seat adds. */
  contribution: string;
  /** Who sat down before the match began; another may hold the seat since. Null for computers and free seats. */
  owner: string | null;
  /** The owner's name, as the owner is called now; only read. */
  ownerName: string;
  wanted: 'lend' | 'give' | null;
  lent: boolean;
}

/** One accepted command of a match. `number` counts 1, 2, 3 … without a gap. */
export interface Entry {
  match: string;
  number: number;
  /** The player id, or `server` for what the clock or a computer player did. */
  author: string;
  /** The author's own id of the command: a repeated command finds its first reply. */
  command: string;
  at: number;
  body: Json;
  reply: Json;
}

export interface Snapshot {
  match: string;
  number: number;
  rules: string;
  body: string;
}

export interface ChatLine {
  match: string;
  number: number;
  player: string;
  name: string;
  at: number;
  text: string;
  command: string;
  hidden: boolean;
}

export interface Report {
  id: string;
  match: string;
  line: number;
  reporter: string;
  reason: string;
  at: number;
  resolvedAt: number | null;
}

export interface Rating {
  player: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  updatedAt: number;
}

export interface RatingChange {
  match: string;
  player: string;
  game: string;
  before: number;
  after: number;
  deviation: number;
  at: number;
}

/** Two players of rated matches, the one who gained by them first. */
export interface Meeting {
  players: [string, string];
  game: string;
  met: number;
  /** How often the first gained, and how much in all. */
  rose: number;
  gained: number;
}

export interface Job {
  /** Scheduling a key again moves the job; it never exists twice. */
  key: string;
  kind: string;
  body: Json;
  runAt: number;
  attempts: number;
}

export interface Notice {
  id: string;
  player: string;
  match: string | null;
  kind: string;
  body: Json;
  at: number;
  readAt: number | null;
  mailedAt: number | null;
}

export type MailLanguage = 'en' | 'de';

/** The mail address of a player. It counts once its link was opened, until it is stopped. */
export interface MailAddress {
  player: string;
  address: string;
  language: MailLanguage;
  /** SHA-256 of the token in the link that was sent last. */
  tokenHash: string | null;
  expiresAt: number;
  verifiedAt: number | null;
  stoppedAt: number | null;
}

export interface PushAddress {
  endpoint: string;
  player: string;
  keys: Json;
  createdAt: number;
}
