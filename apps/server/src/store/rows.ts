/**
 * The rows that the store keeps, as schemas from which types and readers both follow. Times are milliseconds since
 * 1970; ids are opaque texts.
 */

import { type Json, LANGUAGES } from '@dustfront/kernel';
import Type, { type Static, type TSchema, type TUnion } from 'typebox';

export type { Json };

const Text = Type.String();
const Whole = Type.Integer();
/** Kept as text. */
const AsJson = Type.Unsafe<Json>({ json: true });

type OrNull<T extends TSchema> = TUnion<[ReturnType<typeof Type.Null>, T]>;
const orNull = <T extends TSchema>(schema: T): OrNull<T> => Type.Union([Type.Null(), schema]);
export const Player = Type.Object({
  id: Text,
  /** A guest has no password and may become an account later, keeping id, matches and rating. */
  kind: Type.Enum(['guest', 'account']),
  name: Text,
  /** The name as compared: folded and without blanks; null for guests, whose names need not be unique. */
  nameKey: orNull(Text),
  password: orNull(Text),
  email: orNull(Text),
  settings: AsJson,
  createdAt: Whole,
  deletedAt: orNull(Whole),
});
export type Player = Static<typeof Player>;

export const Session = Type.Object({
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: Text,
  player: Text,
  createdAt: Whole,
  expiresAt: Whole,
  seenAt: Whole,
  label: Text,
});
export type Session = Static<typeof Session>;

export const Passkey = Type.Object({
  id: Text,
  player: Text,
  publicKey: Text,
  counter: Whole,
  transports: AsJson,
  createdAt: Whole,
  label: Text,
});
export type Passkey = Static<typeof Passkey>;

export const MatchStatus = Type.Enum(['waiting', 'playing', 'finished']);
export type MatchStatus = Static<typeof MatchStatus>;

export const MatchRow = Type.Object({
  id: Text,
  game: Text,
  mode: Type.Enum(['live', 'correspondence']),
  status: MatchStatus,
  visibility: Type.Enum(['open', 'link']),
  invite: Text,
  createdBy: Text,
  createdAt: Whole,
  updatedAt: Whole,
  /** What the match was created with: game options, clocks, spectators, take-back policy. Public. */
  settings: AsJson,
  /** The record header once play began. It holds no secret. */
  header: AsJson,
  /** The server's seed, made with the match. Never leaves the server before the match is finished. */
  secret: AsJson,
  result: AsJson,
  rematchOf: orNull(Text),
});
export type MatchRow = Static<typeof MatchRow>;

export const SeatRow = Type.Object({
  match: Text,
  seat: Text,
  kind: Type.Enum(['open', 'human', 'computer']),
  player: orNull(Text),
  name: Text,
  level: orNull(Text),
  /** What the seat has promised for the dice: null where the server throws alone, '' where a promise is awaited. */
  anchor: orNull(Text),
  /** The seat's word for the dice, '' until it is given. First scheme: what the seat adds. */
  contribution: Text,
  /** Who sat down before the match began; another may hold the seat since. Null for computers and free seats. */
  owner: orNull(Text),
  /** The owner's name, as the owner is called now; only read. */
  ownerName: Text,
  wanted: orNull(Type.Enum(['lend', 'give'])),
  lent: Type.Boolean(),
});
export type SeatRow = Static<typeof SeatRow>;

/** One accepted command of a match. `number` counts 1, 2, 3 … without a gap. */
export const Entry = Type.Object({
  match: Text,
  number: Whole,
  /** The player id, or `server` for what the clock or a computer player did. */
  author: Text,
  /** The author's own id of the command: a repeated command finds its first reply. */
  command: Text,
  at: Whole,
  body: AsJson,
  reply: AsJson,
});
export type Entry = Static<typeof Entry>;

export const Snapshot = Type.Object({
  match: Text,
  number: Whole,
  rules: Text,
  body: Text,
});
export type Snapshot = Static<typeof Snapshot>;

export const ChatLine = Type.Object({
  match: Text,
  number: Whole,
  player: Text,
  name: Text,
  at: Whole,
  text: Text,
  command: Text,
  hidden: Type.Boolean(),
});
export type ChatLine = Static<typeof ChatLine>;

export const Report = Type.Object({
  id: Text,
  match: Text,
  line: Whole,
  reporter: Text,
  reason: Text,
  at: Whole,
  resolvedAt: orNull(Whole),
});
export type Report = Static<typeof Report>;

export const Rating = Type.Object({
  player: Text,
  game: Text,
  rating: Type.Number(),
  deviation: Type.Number(),
  volatility: Type.Number(),
  games: Whole,
  updatedAt: Whole,
});
export type Rating = Static<typeof Rating>;

export const RatingChange = Type.Object({
  match: Text,
  player: Text,
  game: Text,
  before: Type.Number(),
  after: Type.Number(),
  deviation: Type.Number(),
  at: Whole,
});
export type RatingChange = Static<typeof RatingChange>;

/** Two players of rated matches, as the store counts them: the one who gained by them first. */
export const CountedMeeting = Type.Object({
  one: Text,
  other: Text,
  game: Text,
  met: Whole,
  /** How often the first gained, and how much in all. */
  rose: Whole,
  gained: Type.Number(),
});
export type Meeting = Omit<Static<typeof CountedMeeting>, 'one' | 'other'> & { players: [string, string] };

/** A mark that a moderator has looked at: it stays away until the two have met more often. */
export const MarkSetAside = Type.Object({
  reason: Text,
  game: Text,
  one: Text,
  other: Text,
  matches: Whole,
  at: Whole,
});
export type MarkSetAside = Static<typeof MarkSetAside>;

export const Job = Type.Object({
  /** Scheduling a key again moves the job; it never exists twice. */
  key: Text,
  kind: Text,
  body: AsJson,
  runAt: Whole,
  attempts: Whole,
});
export type Job = Static<typeof Job>;

export const Notice = Type.Object({
  id: Text,
  player: Text,
  match: orNull(Text),
  kind: Text,
  body: AsJson,
  at: Whole,
  readAt: orNull(Whole),
  mailedAt: orNull(Whole),
});
export type Notice = Static<typeof Notice>;

/** The mail address of a player. It counts once its link was opened, until it is stopped. */
export const MailAddress = Type.Object({
  player: Text,
  address: Text,
  language: Type.Enum([...LANGUAGES]),
  /** SHA-256 of the token in the link that was sent last. */
  tokenHash: orNull(Text),
  expiresAt: Whole,
  verifiedAt: orNull(Whole),
  stoppedAt: orNull(Whole),
});
export type MailAddress = Static<typeof MailAddress>;

export const PushAddress = Type.Object({
  endpoint: Text,
  player: Text,
  keys: AsJson,
  createdAt: Whole,
});
export type PushAddress = Static<typeof PushAddress>;
