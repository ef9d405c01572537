import { type AnyGame, type Failure, type Refusal, type Seat, SetupError } from '@dustfront/kernel';
import { deadlineOf, type MatchSettings } from '@dustfront/protocol';
import type { MatchRow, SeatRow, Store } from '../store/store.ts';
import { type Command, type EntryBody, isRefused, refused, speaksFor } from './entry.ts';
import { openingOf, versionOf } from './header.ts';
import { judge } from './judge.ts';
import { type Ledger, LogBroken, type Opening } from './ledger.ts';
import { Room, type Shown } from './room.ts';
import { rowsFollow } from './rows.ts';
import { fromSnapshot, keepSnapshot } from './snapshots.ts';
import type { Watcher } from './stage.ts';
import { TaskQueue } from './task-queue.ts';

const ATTEMPTS = 20;

export type CommandReply = { accepted: number } | { refused: Refusal };

/** What a table asks of the process it is in. */
export interface TableServices {
  store: Store;
  now(): number;
  /** The game by the rules of that version, or null if nobody here plays it. */
  game(id: string, version: string): Promise<AnyGame | null>;
  /** Whether a seat of that game may know what others do not. */
  secrets(game: string): boolean;
  /** Called after every entry and after loading; outside the table's queue. */
  changed(table: Table, ledger: Ledger): void;
  finished(table: Table, ledger: Ledger): Promise<void>;
  broken(table: Table, error: unknown): void;
  /** The rules failed at an answer; nothing has changed. */
  failed(table: Table, ledger: Ledger, failure: Failure): void;
}

/**
 * A match as this process serves it: a ledger as far as the store's log is known, and who looks at it. All work on it
 * goes through one queue. Nothing is shown or acknowledged that is not in the store.
 */
export class Table implements Shown {
  readonly id: string;
  readonly #services: TableServices;
  readonly #tasks = new TaskQueue();
  readonly #room: Room;
  #ledger: Ledger | null = null;
  /** Answers at which the rules failed, by number and option. */
  readonly #failures = new Set<string>();
  /** How far the watchers have been told. */
  #told = 0;
  row: MatchRow;
  seats: SeatRow[];
  frozen: string | null = null;
  /** Whether this process plays the match: it thinks for computers and calls players. Others only take commands. */
  held = true;
  /** When the clock job for this match is due, as far as this process knows. */
  clockJob = Number.POSITIVE_INFINITY;

  constructor(services: TableServices, row: MatchRow, seats: SeatRow[]) {
    this.id = row.id;
    this.#services = services;
    this.row = row;
    this.seats = seats;
    this.#room = new Room(services, this);
  }

  get settings(): MatchSettings {
    return this.row.settings as unknown as MatchSettings;
  }

  /** In a rated match nobody looks into hands, whatever its settings once allowed. */
  get showsHands(): boolean {
    const { spectators, rated } = this.settings;
    return spectators.view === 'seats' && !(rated && this.#services.secrets(this.row.game));
  }

  /** The last number that watchers were told. */
  get number(): number {
    return this.#told;
  }

  get watchers(): number {
    return this.#room.size;
  }

  /** Whether somebody who sits here is looking. */
  get hasPlayers(): boolean {
    return this.#room.present().seats.length > 0;
  }

  /** Since when nobody looks and nothing runs, or null. */
  get idleSince(): number | null {
    return this.#room.size > 0 || this.#tasks.busy ? null : this.#room.emptySince;
  }

  /** Whether the player sits here. */
  seatOf(player: string | null): Seat | null {
    if (player === null) return null;
    const seat = this.#ledger?.seatOf(player) ?? this.seats.findIndex((s) => s.player === player);
    return seat === null || seat < 0 ? null : seat;
  }

  /** Tells everybody who is here now. */
  tellPresence(): void {
    this.#room.tellPresence();
  }

  /** Whether this watcher is shown the table. */
  shows(watcher: Watcher): boolean {
    return this.#room.has(watcher);
  }

  /** Gives the ledger, read as far as the store's log goes. Only for reading. */
  read<T>(work: (ledger: Ledger | null) => T): Promise<T> {
    return this.#tasks.run(async () => {
      await this.#ready();
      return work(this.#ledger);
    });
  }

  /** Someone (perhaps another process) wrote up to `number`. */
  async catchUp(number: number): Promise<void> {
    if (this.#ledger && number <= this.#ledger.number) return;
    await this.#tasks.run(async () => {
      if (this.#ledger && number <= this.#ledger.number) return;
      if (this.#room.size === 0) this.#ledger = null;
      else await this.#readOn();
    });
  }

  /** The match's row or seats changed. */
  async refresh(): Promise<void> {
    await this.#tasks.run(async () => {
      const began = this.row.status === 'waiting';
      await this.#readRow();
      if (began && this.row.status !== 'waiting') {
        await this.#ready();
        this.#room.begin(this.#ledger);
      } else this.#room.tellInfo();
    });
  }

  async #readRow(): Promise<void> {
    const row = await this.#services.store.matches.byId(this.id);
    if (!row) return;
    this.row = row;
    this.seats = await this.#services.store.matches.seats(this.id);
  }

  /** Starts sending the table to a watcher. False: the log knows that the player has no seat here any more. */
  watch(watcher: Watcher, player: string | null, wish: Seat | null, since: number): Promise<boolean> {
    return this.#tasks.run(async () => {
      await this.#ready();
      const first = this.#room.size === 0;
      const admitted = this.#room.admit(watcher, { player, wish, since }, this.#ledger);
      // Computers may have waited for somebody to look.
      if (first && admitted && this.#ledger) this.#services.changed(this, this.#ledger);
      return admitted;
    });
  }

  leave(watcher: Watcher): void {
    this.#room.leave(watcher);
  }

  /** Each watcher with the player behind it. */
  people(): Iterable<[Watcher, string | null]> {
    return this.#room.people();
  }

  /** Judges a command, stores it and tells everybody. The reply comes after the commit. */
  command(author: string, id: string, command: Command): Promise<CommandReply> {
    return this.#tasks.run(() => this.#command(author, id, command));
  }

  async #command(author: string, id: string, command: Command): Promise<CommandReply> {
    const { store } = this.#services;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await this.#ready();
      const ledger = this.#ledger;
      if (!ledger) return { refused: { code: 'not-begun' } };
      if (this.frozen !== null) return { refused: { code: 'table-frozen' } };
      const now = Math.max(this.#services.now(), ledger.log.at(-1)?.at ?? 0);
      const body = this.#judge(ledger, author, command, now);
      if (isRefused(body)) {
        if (body.failure !== undefined) this.#tellFailure(ledger, body.failure);
        // It may have been stored before, by this process or another, which may know more.
        const earlier = await store.entries.byCommand(this.id, author, id);
        if (earlier) return { accepted: earlier.number };
        if ((await store.entries.last(this.id)) === ledger.number) return { refused: body.refused };
        await this.#readOn();
        continue;
      }
      const reply = await this.#store(ledger, author, id, body, now);
      if (reply) return reply;
    }
    return { refused: { code: 'busy' } };
  }

  /** Once for each answer: whoever tries it again meets the same. */
  #tellFailure(ledger: Ledger, failure: Failure): void {
    const at = `${ledger.number} ${failure.option}`;
    if (!this.#failures.has(at)) this.#services.failed(this, ledger, failure);
    this.#failures.add(at);
  }

  /** Whatever throws outside an answer is a bug: the table freezes, its log stays whole. */
  #judge(ledger: Ledger, author: string, command: Command, now: number): ReturnType<typeof judge> {
    const seat = speaksFor(command);
    // The seat may have changed hands since the command was sent.
    if (author !== 'server' && seat !== null && ledger.seatOf(author) !== seat) return refused('not-seated');
    this.#room.look(ledger);
    try {
      return judge(ledger, command, now);
    } catch (error) {
      this.#freeze(error);
      return { refused: { code: 'table-frozen' } };
    }
  }

  /** Null: another process was first, judge again. */
  async #store(
    ledger: Ledger,
    author: string,
    id: string,
    body: EntryBody,
    at: number,
  ): Promise<CommandReply | null> {
    const number = ledger.number + 1;
    const entry = { match: this.id, number, author, command: id, at, body: body as never, reply: { number } };
    try {
      const outcome = await this.#services.store.entries.append(entry);
      if (outcome.kind === 'stored') {
        await this.#take(ledger, entry);
        await this.#after(ledger);
        return { accepted: number };
      }
      this.#ledger = null;
      return outcome.kind === 'repeated' ? { accepted: outcome.entry.number } : null;
    } catch (error) {
      // Whether it was stored is not known. The log tells; the client may ask again with the same id.
      if (this.#ledger?.number !== number) this.#ledger = null;
      throw error;
    }
  }

  async #take(ledger: Ledger, entry: Parameters<Ledger['apply']>[0]): Promise<void> {
    if (ledger.number >= this.#told) this.#room.look(ledger);
    ledger.apply(entry);
    if (ledger.number <= this.#told) return;
    const seats = this.seats;
    await this.#followSeats(ledger);
    this.#told = ledger.number;
    this.#room.step(ledger);
    if (seats !== this.seats) this.#room.move(ledger);
  }

  /** The log says who plays a seat; the seats' rows follow for lists and pages. */
  async #followSeats(ledger: Ledger): Promise<void> {
    this.seats = await rowsFollow(this.#services.store, this.seats, ledger.sitting);
  }

  /** Reads what is new in the log. */
  async #readOn(): Promise<void> {
    const ledger = this.#ledger;
    if (!ledger || ledger.prepared) {
      this.#ledger = null;
      await this.#ready();
      return;
    }
    const entries = await this.#services.store.entries.since(this.id, ledger.number);
    if (entries.length === 0) return;
    try {
      for (const entry of entries) await this.#take(ledger, entry);
    } catch (error) {
      this.#freeze(error);
      return;
    }
    await this.#after(ledger);
  }

  async #opening(): Promise<Opening> {
    const version = versionOf(this.row) ?? '';
    const game = await this.#services.game(this.row.game, version);
    if (!game) throw new LogBroken(`nobody here plays ${this.row.game} ${version}`);
    return openingOf(game, this.row, this.seats);
  }

  /** Loads the ledger if there is none. Watchers who were told less get the missing steps. */
  async #ready(): Promise<void> {
    if (this.#ledger || this.frozen !== null) return;
    if (this.row.status === 'waiting') await this.#readRow();
    if (this.row.status === 'waiting') return;
    const { store } = this.#services;
    try {
      const fresh = this.#room.size === 0;
      const upto = fresh ? Number.POSITIVE_INFINITY : this.#told;
      const ledger = await fromSnapshot(store, this.id, await this.#opening(), upto);
      if (fresh) this.#told = Math.max(this.#told, ledger.number);
      for (const entry of await store.entries.since(this.id, ledger.number)) {
        if (fresh) this.#told = entry.number;
        await this.#take(ledger, entry);
      }
      await this.#followSeats(ledger);
      this.#ledger = ledger;
      await this.#after(ledger);
    } catch (error) {
      if (!(error instanceof LogBroken || error instanceof SetupError)) throw error;
      this.#freeze(error);
    }
  }

  #freeze(error: unknown): void {
    this.frozen = error instanceof Error ? error.message : String(error);
    this.#ledger = null;
    this.#services.broken(this, error);
  }

  async #after(ledger: Ledger): Promise<void> {
    if (ledger.finished && this.row.status === 'playing') {
      await this.#services.finished(this, ledger);
      await this.#readRow();
      this.#room.tellInfo();
    }
    await keepSnapshot(this.#services.store, this.id, ledger);
    this.#services.changed(this, ledger);
  }

  /** The next moment at which a clock runs out. */
  get deadline(): { seat: Seat; at: number } | null {
    const ledger = this.#ledger;
    return ledger?.clock && !ledger.finished ? deadlineOf(ledger.clock) : null;
  }
}
