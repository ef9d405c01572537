import type {
  ChatLine,
  Entry,
  Job,
  Json,
  MailAddress,
  MarkSetAside,
  MatchRow,
  MatchStatus,
  Meeting,
  Notice,
  Passkey,
  Player,
  PushAddress,
  Rating,
  RatingChange,
  Report,
  SeatRow,
  Session,
  Snapshot,
} from './rows.ts';

export type * from './rows.ts';

/**
 * What happened to an append. `stored`: durable now. `repeated`: this author already gave this command id, the
 * entry of then comes back. `taken`: another process wrote this number first; read on and judge anew.
 */
export type Appended = { kind: 'stored' } | { kind: 'repeated'; entry: Entry } | { kind: 'taken' };

export interface MatchFilter {
  status?: MatchStatus;
  visibility?: 'open' | 'link';
  game?: string;
  /** Who holds or owns a seat there. */
  player?: string;
  /** Only those with a seat that waits for a substitute. */
  wanted?: boolean;
  before?: number;
  limit: number;
}

export interface OpenedFilter {
  createdBy: string;
  status: MatchStatus;
  /** Only those with a computer at the table. */
  computers?: boolean;
  /** Opened at that time or later. */
  since?: number;
}

/** A hint between processes: something about this match (or player) changed; the reader looks for itself. */
export interface Hint {
  topic: 'entry' | 'chat' | 'match' | 'care' | 'notice' | 'sessions';
  id: string;
  number: number;
}

export interface PlayerStore {
  create(player: Player): Promise<boolean>;
  byId(id: string): Promise<Player | null>;
  byName(nameKey: string): Promise<Player | null>;
  /** False when the new name is taken. */
  update(player: Player): Promise<boolean>;
  /** Wipes what identifies a player: name, password, mail, chat texts, sessions, passkeys, push addresses, notices. */
  erase(id: string, at: number): Promise<void>;
  /** Removes guests of before who never sat, spoke or opened anything and have not been seen since. */
  removeIdleGuests(before: number): Promise<number>;
  mute(player: string, muted: string, on: boolean): Promise<void>;
  mutes(player: string): Promise<string[]>;
}

export interface SessionStore {
  create(session: Session): Promise<void>;
  byToken(tokenHash: string): Promise<Session | null>;
  seen(tokenHash: string, at: number, expiresAt: number): Promise<void>;
  ofPlayer(player: string): Promise<Session[]>;
  revoke(tokenHash: string): Promise<void>;
  revokeAll(player: string, except: string | null): Promise<void>;
  removeExpired(now: number): Promise<number>;
}

export interface PasskeyStore {
  /** A challenge for one ceremony, of one player or (to sign in) of nobody yet. */
  challenge(challenge: string, player: string | null, expiresAt: number): Promise<void>;
  /** Whether the challenge was open for that player; it never is again. */
  takeChallenge(challenge: string, player: string | null, now: number): Promise<boolean>;
  add(passkey: Passkey): Promise<void>;
  byId(id: string): Promise<Passkey | null>;
  ofPlayer(player: string): Promise<Passkey[]>;
  used(id: string, counter: number): Promise<void>;
  remove(id: string, player: string): Promise<void>;
}

export interface MatchStore {
  /** False if the id is taken already. */
  create(match: MatchRow, seats: SeatRow[]): Promise<boolean>;
  byId(id: string): Promise<MatchRow | null>;
  byInvite(invite: string): Promise<MatchRow | null>;
  /** Without header and secret, and with short set-ups: what a list shows. */
  list(filter: MatchFilter): Promise<MatchRow[]>;
  /** The seats of many matches. */
  seatsOf(matches: readonly string[]): Promise<ReadonlyMap<string, SeatRow[]>>;
  /** Removes matches that nobody came to: live ones opened before one moment, others before another. */
  removeWaiting(liveBefore: number, otherBefore: number): Promise<number>;
  seats(match: string): Promise<SeatRow[]>;
  /** Takes a seat if nobody sits there; false if somebody does or the match is no longer waiting. */
  sit(seat: SeatRow): Promise<boolean>;
  /** Replaces whoever sits there while the match goes on (substitute, computer). */
  replaceSeat(seat: SeatRow): Promise<void>;
  /** Before it begins. Words that others have given for the dice are void: they promise anew. */
  leave(match: string, seat: string, player: string): Promise<boolean>;
  /** Another anchor for a seat that has not given its word; words of others are void. */
  promise(match: string, seat: string, player: string, anchor: string): Promise<boolean>;
  /** A seat's word for the dice, once: false before everybody sits and has promised. */
  giveWord(match: string, seat: string, player: string, word: string): Promise<boolean>;
  /** From waiting to playing, once: false when another process was first, or a seat or a word is missing. */
  begin(match: string, header: Json, at: number): Promise<boolean>;
  /** Begun matches, by id after one, whose header does not hold the whole set-up yet. */
  withoutSetup(after: string, limit: number): Promise<string[]>;
  saveHeader(match: string, header: Json): Promise<void>;
  /** From playing to finished, once: false when another process was first. */
  finish(match: string, result: Json, at: number): Promise<boolean>;
  remove(match: string): Promise<void>;
  /**
   * Matches of people under way with a computer at the table, nothing changed there since `before`; by id, after one.
   * `last` is how far each has come.
   */
  withComputers(before: number, limit: number, after?: string): Promise<{ id: string; last: number }[]>;
  /** How many matches one has opened that are so and begun so late. */
  count(filter: OpenedFilter): Promise<number>;
  visit(match: string, player: string, number: number, at: number): Promise<void>;
  visited(match: string, player: string): Promise<{ number: number; at: number } | null>;
}

export interface EntryStore {
  append(entry: Entry): Promise<Appended>;
  /** Entries with a number above `after`, in order. */
  since(match: string, after: number, limit?: number): Promise<Entry[]>;
  last(match: string): Promise<number>;
  byCommand(match: string, author: string, command: string): Promise<Entry | null>;
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  snapshot(match: string): Promise<Snapshot | null>;
}

export interface ChatStore {
  /** Numbers the line; the same command id of the same player gives the first line again. */
  add(line: Omit<ChatLine, 'number' | 'hidden'>): Promise<ChatLine>;
  since(match: string, after: number, limit: number): Promise<ChatLine[]>;
  line(match: string, number: number): Promise<ChatLine | null>;
  hide(match: string, number: number): Promise<void>;
  ofPlayer(player: string): Promise<ChatLine[]>;
  report(report: Report): Promise<void>;
  reports(limit: number): Promise<Report[]>;
  resolve(report: string, at: number): Promise<void>;
}

export interface RatingStore {
  get(player: string, game: string): Promise<Rating | null>;
  ofPlayer(player: string): Promise<Rating[]>;
  best(game: string, limit: number): Promise<Rating[]>;
  /** Stores the outcome of one match, once: false if the match was already rated. */
  record(match: string, ratings: Rating[], changes: RatingChange[]): Promise<boolean>;
  history(player: string, limit: number): Promise<RatingChange[]>;
  /** Who has met at least so often in matches that counted since then. */
  meetings(since: number, least: number): Promise<Meeting[]>;
  /** Whose matches were to be rated, ended since then and did not count, at least so many. */
  uncounted(since: number, least: number): Promise<Meeting[]>;
  setAside(mark: MarkSetAside): Promise<void>;
  /** What was set aside since then. */
  marksSetAside(since: number): Promise<MarkSetAside[]>;
}

export type JobHandler = (job: Job) => Promise<void>;

export interface JobStore {
  schedule(job: Omit<Job, 'attempts'>): Promise<void>;
  cancel(key: string): Promise<void>;
  /**
   * Runs due jobs of these kinds until the store closes or `stop` is called; at least once each, one process at a time
   * per job. Kinds that are worked separately never wait for each other.
   */
  work(handlers: Record<string, JobHandler>): Promise<{ stop(): Promise<void> }>;
  pending(): Promise<number>;
}

export interface NoticeStore {
  /** The same id is stored once. */
  add(notice: Notice): Promise<boolean>;
  unread(player: string, limit: number): Promise<Notice[]>;
  read(player: string, ids: string[], at: number): Promise<void>;
  /** Those of a match are read: its calls to answer, or all else that was told of it. */
  settle(player: string, match: string, what: 'turn' | 'news', at: number): Promise<void>;
  /** The unread notices of a player that no mail has carried yet, oldest first. */
  unmailed(player: string): Promise<Notice[]>;
  mailed(ids: readonly string[], at: number): Promise<void>;
  subscribe(address: PushAddress): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  addresses(player: string): Promise<PushAddress[]>;
}

/** How the mails to one player stand. */
export interface MailTurn {
  failures: number;
  /** Nobody else sends before. */
  freeAt: number;
  /** Why the last mail failed. */
  trouble: string | null;
}

export interface LinkBounds {
  since: number;
  player: number;
  address: number;
}

export interface MailStore {
  /** The turn to mail a player, held until a moment; not mine while another holds it or a failed try waits. */
  claim(player: string, now: number, until: number): Promise<MailTurn & { mine: boolean }>;
  settle(player: string, turn: MailTurn): Promise<void>;
  address(player: string): Promise<MailAddress | null>;
  saveAddress(address: MailAddress): Promise<void>;
  removeAddress(player: string): Promise<void>;
  /** The token of the link that is sent now; nothing if the address is another by now. */
  setToken(of: MailAddress, tokenHash: string, expiresAt: number): Promise<void>;
  /** Whether that token was open; it never is again. */
  verify(tokenHash: string, now: number): Promise<boolean>;
  stop(of: MailAddress, at: number): Promise<void>;
  /** Counts one more link to an address, unless player or address had enough of them since a moment. */
  countLink(player: string, addressKey: string, at: number, bounds: LinkBounds): Promise<boolean>;
  forgetLinks(before: number): Promise<void>;
}

/** A process and where others reach it. */
export interface Holder {
  process: string;
  address: string;
}

/** Which process plays a match. It saves work and decides nothing: the log takes what is lawful from anybody. */
export interface HoldStore {
  /** Says that a process is there; one that has not said so for a while holds nothing. */
  alive(holder: Holder): Promise<void>;
  /** Takes a match that nobody holds. Tells who holds it now. */
  take(match: string, process: string): Promise<Holder | null>;
  release(match: string, process: string): Promise<void>;
  /** A process ends: it holds nothing any more. */
  gone(process: string): Promise<void>;
}

/** What is heard of: notices and sessions always, a match from `attend` to `ignore`. */
export interface Listening {
  /** Nothing that happens after it is missed. */
  attend(match: string): Promise<void>;
  ignore(match: string): Promise<void>;
  stop(): Promise<void>;
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly players: PlayerStore;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyStore;
  readonly matches: MatchStore;
  readonly entries: EntryStore;
  readonly chat: ChatStore;
  readonly ratings: RatingStore;
  readonly jobs: JobStore;
  readonly notices: NoticeStore;
  readonly mail: MailStore;
  /** Null where only one process can use the store. */
  readonly holds: HoldStore | null;
  /** Calls back for every change made through any process on the same store, this one included. */
  listen(hear: (hint: Hint) => void, resumed: () => void): Promise<Listening>;
  tell(hint: Hint): Promise<void>;
  /** Throws when the store cannot be written. */
  ping(): Promise<void>;
  /** One value per installation (signing keys); the first writer wins and everybody reads the same. */
  setting(key: string, fresh: () => string): Promise<string>;
  saveSetting(key: string, value: string): Promise<void>;
  close(): Promise<void>;
}
