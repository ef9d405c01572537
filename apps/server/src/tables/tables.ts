import { createHash } from 'node:crypto';
import { cloneJson, printRecord, RULES_FAILED, type Seat } from '@dustfront/kernel';
import { type Bots, BotsBusy } from '../bots/bots.ts';
import type { Metrics } from '../metrics.ts';
import type { Notifier } from '../notices/notifier.ts';
import { gameOf, type OfferedGames } from '../offered.ts';
import { rateMatch } from '../ratings/rate-match.ts';
import type { Hint, Holder, Json, Listening, Store } from '../store/store.ts';
import type { Uptime } from '../uptime.ts';
import { Calls } from './calls.ts';
import type { Ledger } from './ledger.ts';
import { type CommandReply, Table, type TableServices } from './table.ts';
import { questionFor, viewFor } from './tell.ts';

const SWEEP = 10_000;
const TICK = 500;
const IDLE = 60_000;
const CARE = 30_000;
const BATCH = 200;

export interface TablesOptions {
  store: Store;
  games: OfferedGames;
  bots: Bots;
  notifier: Notifier;
  metrics: Metrics;
  uptime: Uptime;
  /** This process, among those that use the store. */
  process: string;
  now(): number;
  log: { error(details: object, message: string): void };
}

/** Whether somebody who plays here waits for the computer: is looking, or has only just sat down. */
const isAwaited = (table: Table, ledger: Ledger): boolean =>
  ledger.sitting.some(({ kind }) => kind === 'human') && (ledger.number === 0 || table.hasPlayers);

const hasFailed = (reply: CommandReply): boolean => 'refused' in reply && reply.refused.code === RULES_FAILED;

/** The tables this process serves at the moment. Any process may serve any match; the store keeps them honest. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #tables = new Map<string, Promise<Table | null>>();
  readonly #open = new Map<string, Table>();
  readonly #services: TableServices;
  readonly #sweeper: NodeJS.Timeout;
  readonly #ticker: NodeJS.Timeout;
  readonly #thinking = new Set<string>();
  readonly calls: Calls;
  /** Matches with computers in which people are asked, and how far they had come. */
  readonly #seenQuiet = new Map<string, number>();
  /** What is heard of the tables here; until it is set, nothing is. */
  listening: Listening | null = null;
  #closed = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.calls = new Calls(options);
    this.#services = {
      store: options.store,
      now: options.now,
      game: (id, version) => gameOf(options.games, id, version),
      secrets: (id) => options.games.get(id)?.secrets ?? true,
      changed: (table, ledger) => this.#changed(table, ledger),
      finished: (table, ledger) => this.#finished(table, ledger),
      broken: (table, error) => {
        options.metrics.frozen.inc();
        options.log.error(
          { match: table.id, err: error },
          'a table is frozen: its log and the rules disagree',
        );
      },
      failed: (table, ledger, { seat, question, option, error }) => {
        options.metrics.failures.inc();
        options.log.error(
          { match: table.id, seat, question, option, err: error, record: printRecord(ledger.match.record()) },
          'the rules failed at an answer, which was refused: please send us this line',
        );
      },
    };
    this.#sweeper = setInterval(() => this.sweep(), SWEEP);
    this.#sweeper.unref();
    this.#ticker = setInterval(() => this.#tick(), TICK);
    this.#ticker.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  get watchers(): number {
    let count = 0;
    for (const table of this.#open.values()) count += table.watchers;
    return count;
  }

  /** Whether the table is here already: reading it costs nothing. */
  has(id: string): boolean {
    return this.#open.has(id);
  }

  /** The table of a match, or null if there is no such match. */
  get(id: string): Promise<Table | null> {
    let table = this.#tables.get(id);
    if (!table) {
      table = this.#load(id);
      this.#tables.set(id, table);
      table.then(
        (found) => found ?? this.#tables.delete(id),
        () => this.#tables.delete(id),
      );
    }
    return table;
  }

  async #load(id: string): Promise<Table | null> {
    const { store } = this.#options;
    await this.listening?.attend(id);
    const row = await store.matches.byId(id);
    if (!row) {
      await this.listening?.ignore(id);
      return null;
    }
    const table = new Table(this.#services, row, await store.matches.seats(id));
    table.held = store.holds === null;
    await this.holder(table);
    this.#open.set(id, table);
    return table;
  }

  /** Which other process plays the match. One that nobody plays is played here from now on. */
  async holder(table: Table): Promise<Holder | null> {
    const { store, process } = this.#options;
    if (table.held || store.holds === null || table.row.status === 'finished') return null;
    const holder = await store.holds.take(table.id, process);
    table.held = holder?.process === process;
    return table.held ? null : holder;
  }

  /** Leaves a match to another process, if nobody looks at it here and nobody thinks about it. */
  async letGo(id: string): Promise<boolean> {
    const table = this.#open.get(id);
    if (table && (table.idleSince === null || this.#thinking.has(id))) return false;
    if (table) table.held = false;
    await this.#options.store.holds?.release(id, this.#options.process);
    return true;
  }

  /** Takes up what others have left. `anew`: this process was away, and others may have taken what it held. */
  async takeUp(anew: boolean): Promise<void> {
    if (this.#options.store.holds === null) return;
    if (anew) for (const table of this.#open.values()) table.held = false;
    const left = [...this.#open.values()].filter(({ held, watchers }) => !held && watchers > 0);
    for (const table of left.slice(0, BATCH)) {
      await this.holder(table);
      if (table.held) await table.read((ledger) => ledger && this.#changed(table, ledger));
    }
  }

  /** A hint from any process: look at the table if it is here. */
  hear(hint: Hint): void {
    const table = this.#open.get(hint.id);
    if (!table) return;
    const look =
      hint.topic === 'entry'
        ? table.catchUp(hint.number)
        : hint.topic === 'match'
          ? table.refresh()
          : hint.topic === 'care' && table.held
            ? table.read((ledger) => ledger && this.#lookAfter(table, ledger))
            : null;
    look?.catch((error: unknown) =>
      this.#options.log.error({ match: hint.id, err: error }, 'could not read on'),
    );
  }

  /** Hints may have been missed: look at every table. */
  resumed(): void {
    for (const table of this.#open.values()) {
      table.catchUp(Number.POSITIVE_INFINITY).catch(() => {});
      table.refresh().catch(() => {});
    }
  }

  open(): Iterable<Table> {
    return this.#open.values();
  }

  /** Lets go of tables that nobody has looked at for a while. */
  sweep(): void {
    const limit = this.#options.now() - IDLE;
    for (const [id, table] of this.#open) {
      const since = table.idleSince;
      if (since === null || since > limit || this.#thinking.has(id)) continue;
      this.#open.delete(id);
      this.#tables.delete(id);
      this.#forget(table).catch(() => {});
    }
  }

  async #forget({ id, held }: Table): Promise<void> {
    const { store, process } = this.#options;
    if (held) await store.holds?.release(id, process);
    await this.listening?.ignore(id);
  }

  #changed(table: Table, ledger: Ledger): void {
    if (this.#closed || ledger.finished) return;
    this.#giveBack(table, ledger);
    this.#watchClock(table);
    if (!table.held) return;
    this.#think(table, ledger);
    this.calls.look(table, ledger);
  }

  /** What the server was away while somebody's clock ran is given back, before anything else happens here. */
  #giveBack(table: Table, { clock, log }: Ledger): void {
    const last = log.at(-1)!.at;
    const ms = clock && clock.running.length > 0 ? this.#options.uptime.owed(clock.at, last) : 0;
    if (ms > 0) table.command('server', `away:${last}`, { do: 'away', seat: 0, ms }).catch(() => {});
  }

  /** Keeps one job per match at or before the next deadline; a job that comes too early moves itself. */
  #watchClock(table: Table): void {
    const due = table.deadline;
    if (!due || table.clockJob <= due.at) return;
    table.clockJob = due.at;
    const job = { key: `clock:${table.id}`, kind: 'clock', body: { match: table.id }, runAt: due.at };
    this.#options.store.jobs.schedule(job).catch(() => {
      table.clockJob = Number.POSITIVE_INFINITY;
    });
  }

  /** Clocks of tables that are open here need no job; the job is for those that nobody looks at. */
  #tick(): void {
    const now = this.#options.now();
    for (const table of this.#open.values()) {
      const due = table.deadline;
      if (due && due.at <= now && table.watchers > 0) this.clock(table.id).catch(() => {});
    }
  }

  /** The clock job: ends what ran out, or waits on. */
  async clock(id: string): Promise<void> {
    const table = await this.get(id);
    if (!table) return;
    table.clockJob = Number.POSITIVE_INFINITY;
    await table.read(() => {});
    const due = table.deadline;
    if (!due) return;
    const early = due.at - this.#options.now();
    if (early > 0) {
      // The store's clock may run ahead of this process's: never ask it again without a pause.
      await new Promise((resolve) => setTimeout(resolve, Math.min(early, 1000)));
      this.#watchClock(table);
      return;
    }
    const computer = this.#options.games.get(table.row.game)?.computers.at(-1) ?? null;
    const { seat } = due;
    const reply = await table.command('server', `clock:${seat}:${due.at}`, { do: 'timeout', seat, computer });
    if (hasFailed(reply)) await this.#answerSomehow(table, seat, 'clock');
  }

  /**
   * Has a computer answer, if one is asked and a person plays or looks on: computers among themselves play to nobody.
   */
  #think(table: Table, ledger: Ledger): void {
    const seat = ledger.asked.find((s) => ledger.sitting[s]?.kind === 'computer');
    if (seat === undefined || this.#thinking.has(table.id)) return;
    if (table.watchers === 0 && !ledger.sitting.some(({ kind }) => kind === 'human')) return;
    const question = questionFor(ledger, seat);
    if (!question) return;
    const { number } = ledger;
    const level = ledger.sitting[seat]!.level ?? 'random';
    // One for the whole match, so that a player may go on with the plan that it has found.
    const seed = createHash('sha256').update(`${ledger.opening.seeds.seed}|bot|${seat}`).digest('hex');
    const task = {
      game: table.row.game,
      version: ledger.game.version,
      level,
      seat,
      view: cloneJson(viewFor(ledger, seat)),
      question,
      seed,
      turn: { of: table.row.createdBy, first: isAwaited(table, ledger) },
    };
    this.#thinking.add(table.id);
    void this.#options.bots
      .choose(task)
      .then(async (option) => {
        this.#thinking.delete(table.id);
        const reply = await table.command('server', `bot:${number}:${seat}`, {
          do: 'answer',
          seat,
          question: question.number,
          option,
          by: 'computer',
        });
        if (hasFailed(reply)) await this.#answerSomehow(table, seat, 'computer');
      })
      .catch((error: unknown) => {
        this.#thinking.delete(table.id);
        if (!this.#closed && !(error instanceof BotsBusy))
          this.#options.log.error({ match: table.id, err: error }, 'a computer player failed');
      });
  }

  /**
   * The rules failed at the answer of a seat for which nobody decides: any other will do; without one the match ends
   * without a result.
   */
  async #answerSomehow(table: Table, seat: Seat, by: 'clock' | 'computer'): Promise<void> {
    const open = await table.read(
      (ledger) => ledger && { number: ledger.number, question: questionFor(ledger, seat) },
    );
    if (!open?.question) return;
    const { number, question } = open;
    for (const [i, { id: option }] of question.options.entries()) {
      const answer = { do: 'answer', seat, question: question.number, option, by } as const;
      if (!hasFailed(await table.command('server', `other:${number}:${seat}:${i}`, answer))) return;
    }
    await table.command('server', `end:${number}`, { do: 'end', seat, reason: RULES_FAILED, by: 'failure' });
  }

  /** Looks after all matches whose computer should have answered: their process may be gone. */
  async care(): Promise<void> {
    const { store, now } = this.#options;
    const before = now() - CARE;
    for (let after = ''; ; ) {
      const found = await store.matches.withComputers(before, BATCH, after);
      for (const { id, last } of found) if (this.#seenQuiet.get(id) !== last) await this.#careFor(id);
      if (found.length < BATCH) return;
      after = found.at(-1)!.id;
    }
  }

  /** Whoever plays the match looks after it. */
  async #careFor(id: string): Promise<void> {
    const table = await this.get(id);
    if (!table) return;
    if ((await this.holder(table)) === null)
      await table.read((ledger) => ledger && this.#lookAfter(table, ledger));
    else await this.#options.store.tell({ topic: 'care', id, number: 0 });
  }

  #lookAfter(table: Table, ledger: Ledger): void {
    this.#changed(table, ledger);
    if (!ledger.asked.some((seat) => ledger.sitting[seat]?.kind === 'computer'))
      this.#seenQuiet.set(table.id, ledger.number);
  }

  async #finished(table: Table, ledger: Ledger): Promise<void> {
    const { store, metrics, now, notifier } = this.#options;
    const result = ledger.result!;
    this.calls.end(table, ledger);
    const first = await store.matches.finish(table.id, result as unknown as Json, now());
    if (table.settings.rated) {
      const answers = ledger.match.entries.length;
      const counted = await rateMatch(store, table.row, ledger.sitting, result, answers, now());
      // Among those that do not count are matches made for a rating: an operator may want to look at them.
      if (!counted) metrics.matches.inc({ what: 'not-rated' });
    }
    await store.jobs.cancel(`clock:${table.id}`);
    if (!first) return;
    metrics.matches.inc({ what: 'finished' });
    const here = new Set([...table.people()].map(([, player]) => player));
    for (const player of new Set(table.seats.flatMap(({ player, owner }) => [player, owner]))) {
      if (!player || here.has(player)) continue;
      await notifier.tell({
        id: `finished:${table.id}:${player}`,
        player,
        match: table.id,
        kind: 'finished',
        body: { game: table.row.game },
      });
    }
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#sweeper);
    clearInterval(this.#ticker);
  }
}
