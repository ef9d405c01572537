import { type Json, type Message, RULES_FAILED, type Seat, type Viewer } from '@dustfront/kernel';
import { type Signal, signal } from '@preact/signals';
import { isStill, paces, settings } from '../settings.ts';
import type { Beginning } from './beginning.ts';
import { adviser, type Brain, makeBrain } from './brain.ts';
import type { Choice } from './choice.ts';
import { HostedTable } from './hosted.ts';
import type { Begun, LocalHost } from './local-host.ts';
import type { Answered, OpenQuestion, SeatKind, Table } from './table.ts';
import { LocalTime, type TimeKept, type TimePlan } from './time.ts';

export interface LocalOptions {
  readonly id: string;
  readonly beginning: Beginning;
  readonly seats: readonly SeatKind[];
  /** How long a computer player seems to think. */
  readonly pace?: ((question: OpenQuestion) => number) | undefined;
  /** Whether a question begins what one unit does: step by step a computer waits there. */
  readonly opens?: ((question: OpenQuestion) => boolean) | undefined;
  /** A clock for the people at the table, fresh or as it was kept. */
  readonly time?: TimePlan | TimeKept | null | undefined;
  /** Whether a computer may be asked for a hint; a lesson has its own words. */
  readonly hints?: boolean;
  /** Called after every change, to keep the match. */
  readonly onChange?: (table: LocalTable, begun: Begun) => void;
}

/** How long dice lie before a computer goes on, in milliseconds. */
const READING = 1500;

/** A table whose match is kept in a worker of this page. Whole games need no server. */
export class LocalTable extends HostedTable<LocalHost, string> {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly reasons: Signal<ReadonlyMap<number, readonly Message[]>> = signal(new Map());
  readonly hint: Table['hint'];
  readonly time: LocalTime | undefined;
  /** Who sits where; a computer may take over from a person. */
  private readonly sitting: Signal<readonly SeatKind[]>;
  /** What is shown; answers of computers at which the rules fail are not. */
  private last: Begun | null = null;
  private readonly brain: Brain;
  /** Whoever is asked for a hint thinks apart, so that nobody waits for a player's turn. */
  private readonly hints: Brain;
  private readonly onChange: LocalOptions['onChange'];
  private readonly pace: (question: OpenQuestion) => number;
  private readonly opens: (question: OpenQuestion) => boolean;
  readonly waiting: Signal<boolean> = signal(false);
  private release: (() => void) | null = null;
  private closed = false;

  private constructor(options: LocalOptions) {
    super();
    this.id = options.id;
    this.sitting = signal(options.seats);
    this.game = options.beginning.game;
    this.seed = options.beginning.seed;
    this.onChange = options.onChange;
    this.pace = options.pace ?? ((question) => (question.options.length > 1 ? 420 : 60));
    this.opens = options.opens ?? (() => false);
    this.brain = makeBrain();
    this.hints = makeBrain();
    this.hint =
      options.hints === false
        ? undefined
        : (question, after) => this.think(this.hints, question, adviser, 'hint', after);
    if (options.time != null)
      this.time = new LocalTime({
        plan: { clock: options.time.clock, timeout: options.time.timeout },
        seats: options.seats.length,
        kept: 'left' in options.time ? options.time : null,
        onOut: (seat) => this.onOut(seat),
        onAway: () => this.tellChange(),
      });
    addEventListener('pagehide', this.leave);
  }

  get seats(): readonly SeatKind[] {
    return this.sitting.value;
  }

  /** The page goes away: what the clocks show now is kept. */
  private readonly leave = (): void => this.tellChange();

  private tellChange(): void {
    if (this.last !== null) this.onChange?.(this, this.last);
  }

  /** Somebody's time is over: the computer sits down in his place, if so agreed. */
  private onOut(seat: Seat): void {
    if (this.time?.plan.timeout === 'computer')
      this.sitting.value = this.sitting
        .peek()
        .map((sits, i) => (i === seat ? { kind: 'computer', level: '', name: sits.name } : sits));
    this.tellChange();
    void this.thinkIfAsked();
  }

  /** Begins or takes up a match. Rejects with the problems of the set-up if it cannot be played. */
  static async open(options: LocalOptions): Promise<LocalTable> {
    const table = new LocalTable(options);
    try {
      await table.host.call('begin', options.beginning, table.firstViewer());
      table.take(table.follow(await table.host.call('begun')));
    } catch (error) {
      table.close();
      throw error;
    }
    return table;
  }

  /** Hot-seat begins with the eyes of whoever is asked; against the computer with the person's. */
  private firstViewer(): Viewer {
    const person = this.seats.findIndex((seat) => seat.kind === 'person');
    return person < 0 ? null : person;
  }

  submit(seat: Seat, number: number, option: string): Promise<Answered> {
    return this.give(seat, number, option, []);
  }

  private async give(
    seat: Seat,
    number: number,
    option: string,
    words: readonly Message[],
  ): Promise<Answered> {
    const { reply, ...begun } = this.follow(await this.host.call('submit', seat, number, option));
    if (reply.ok) this.remember(begun.state.at - 1, words);
    const failed = !reply.ok && reply.refusal.code === RULES_FAILED;
    if (failed && this.seats[seat]?.kind === 'computer') return reply;
    if (this.thinking.peek() === seat) this.thinking.value = null;
    this.failed.value = failed ? option : null;
    this.take(begun);
    return reply;
  }

  /** Keeps why an answer was given; what was known of answers taken back is forgotten. */
  private remember(at: number, words: readonly Message[]): void {
    const before = [...this.reasons.peek()].filter(([other]) => other < at);
    this.reasons.value = new Map(words.length === 0 ? before : [...before, [at, words]]);
  }

  async undo(seat: Seat, to: number): Promise<boolean> {
    const { done, ...begun } = this.follow(await this.host.call('undo', seat, to));
    if (done) {
      this.failed.value = null;
      this.take(begun);
    }
    return done;
  }

  async end(): Promise<void> {
    this.failed.value = null;
    this.take(this.follow(await this.host.call('end')));
  }

  async lookAs(viewer: Viewer): Promise<void> {
    this.take(this.follow(await this.host.call('lookAs', viewer)));
  }

  override close(): void {
    this.closed = true;
    super.close();
    this.next();
    removeEventListener('pagehide', this.leave);
    this.time?.close();
    this.brain.close();
    this.hints.close();
  }

  /** Lets the computer go on after the person has come back from an earlier moment. */
  override wake(): void {
    super.wake();
    void this.thinkIfAsked();
  }

  private take(begun: Begun): void {
    this.last = begun;
    this.state.value = begun.state;
    const asked = begun.state.questions.map(({ seat }) => seat);
    this.time?.ask(asked.filter((seat) => this.seats[seat]?.kind === 'person'));
    this.tellChange();
    void this.thinkIfAsked();
  }

  /** The computer answers no faster than people can follow, and lets them read the dice that fell last. */
  private breathe(question: OpenQuestion, rolls: number): Promise<void> {
    const pace = Math.max(this.pace(question), rolls > 0 ? READING : 0);
    const shown = pace * paces[settings.peek().pace];
    return new Promise((resolve) => setTimeout(resolve, isStill() ? Math.min(20, shown) : shown));
  }

  /** Step by step a computer waits before each of its units until the player sends it on. */
  private sentOn(question: OpenQuestion): Promise<void> {
    if (settings.peek().pace !== 'step' || !this.opens(question)) return Promise.resolve();
    this.waiting.value = true;
    return new Promise((resolve) => {
      this.release = resolve;
    });
  }

  next(): void {
    this.waiting.value = false;
    this.release?.();
    this.release = null;
  }

  /** A computer's answer, from what the seat that is asked may see. */
  private async think(
    brain: Brain,
    question: OpenQuestion,
    level: string,
    part: string,
    after: readonly string[] = [],
  ): Promise<Choice> {
    const seed = `${this.seed}/${part}`;
    const view: Json = await this.host.call('viewOf', question.seat, after);
    const version = this.state.peek()!.header.version;
    return brain.call('choose', { game: this.game, version, level, view, question, seed });
  }

  /** A computer's answer; if the rules fail at it, any other will do. */
  private async giveSome(question: OpenQuestion, option: string, words: readonly Message[]): Promise<void> {
    const others = question.options.map(({ id }) => id).filter((id) => id !== option);
    for (const id of [option, ...others]) {
      const reply = await this.give(question.seat, question.number, id, id === option ? words : []);
      if (reply.ok || reply.refusal.code !== RULES_FAILED) return;
    }
    this.thinking.value = null;
    this.failed.value = option;
  }

  private async thinkIfAsked(): Promise<void> {
    const state = this.state.peek();
    if (state === null || this.paused.peek() || this.thinking.peek() !== null || this.closed) return;
    const question = state.questions.find(({ seat }) => this.seats[seat]?.kind === 'computer');
    if (question === undefined) return;
    const player = this.seats[question.seat];
    if (player?.kind !== 'computer') return;
    this.thinking.value = question.seat;
    try {
      const [{ option, words }] = await Promise.all([
        // One seed for the whole match: a Captain goes on with the plan that it has found.
        this.think(this.brain, question, player.level, `seat ${question.seat}`),
        this.breathe(question, state.entries.at(-1)?.rolls.length ?? 0),
        this.sentOn(question),
      ]);
      if (this.closed || this.paused.peek()) {
        this.thinking.value = null;
        return;
      }
      // Where several are asked at once, others may have answered meanwhile: the question stands all the same.
      const open = this.state
        .peek()
        ?.questions.some((q) => q.seat === question.seat && q.number === question.number);
      // It goes on thinking until its answer is there: nothing flickers in between.
      if (open === true) return await this.giveSome(question, option, words);
      this.thinking.value = null;
      await this.thinkIfAsked();
    } catch (error) {
      this.thinking.value = null;
      if (!this.closed) this.failure.value = error instanceof Error ? error.message : String(error);
    }
  }
}
