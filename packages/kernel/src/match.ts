import { advance, KernelError, Running, takeAnswer, type Witness, waitingStep } from './advance.ts';
import {
  type Option,
  type Question,
  type Refusal,
  RULES_FAILED,
  type Seat,
  type Viewer,
} from './decision.ts';
import { type Dice, DiceMismatch, type Rolled } from './dice.ts';
import { type AnyGame, isProblems } from './game.ts';
import { hashJson } from './hash.ts';
import type { Json } from './json.ts';
import { type Happening, Keeper } from './keeper.ts';
import { askedSeats, questionFor } from './play.ts';
import { asProblems, type Problem, rulesFailed } from './problem.ts';
import type { Entry, Header, MatchRecord, Opening } from './record.ts';
import type { State } from './state.ts';

/** Everything needed to go on elsewhere, as JSON. */
export interface Snapshot {
  readonly header: Header;
  readonly opening: Opening;
  readonly entries: readonly Entry[];
  readonly happenings: readonly Happening[];
  readonly state: Json;
}

/** An answer as others may know it. */
export interface PublicEntry {
  readonly number: number;
  readonly seat: Seat;
  readonly option: string | null;
  readonly rolls: readonly Rolled[];
}

/** An error inside the rules while an answer was taken: a bug, to be sent to us with the record. */
export interface Failure {
  readonly seat: Seat;
  readonly question: string;
  readonly option: string;
  readonly error: Error;
}

export type Reply = { readonly accepted: Entry } | { readonly refused: Refusal; readonly failure?: Failure };

/** Takes an answer that was found among the options. */
type Take = (seat: Seat, number: number, id: string, option: Option) => Entry;

interface Before {
  readonly seat: Seat;
  readonly state: State;
  readonly entries: number;
  readonly happenings: number;
}

/** Thrown by `Match.begin` when the set-up is not playable. */
export class SetupError extends Error {
  override name = 'SetupError';
  readonly problems: readonly Problem[];
  /** The game whose catalogues have their texts. */
  readonly game: string;
  constructor(game: string, problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map((p) => `${p.at}: ${p.text}`).join('\n'), options);
    this.game = game;
    this.problems = problems;
  }
}

const NOT_AN_OPTION = 'not-an-option';

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * One match being played: checks answers, keeps the record, tells what happened, takes back what may be taken
 * back. Server, command line and hot-seat play all use it.
 */
export class Match {
  readonly game: AnyGame;
  readonly header: Header;
  private cx: Running<State>;
  private openingOf: Opening = { rolls: [], hash: '' };
  private entryList: Entry[] = [];
  private trail: Before[] = [];
  private readonly kept: Keeper;
  /** Questions already worked out, each to be handed out once: thousands of matches may wait in one process. */
  private ready = new Map<Seat, Question>();

  private constructor(
    game: AnyGame,
    header: Header,
    state: State,
    dice: Dice,
    witness: Witness | null,
    happenings?: readonly Happening[],
  ) {
    this.game = game;
    this.header = header;
    this.kept = new Keeper(() => this.entryList.length, witness, happenings);
    this.cx = new Running(state, dice, this.kept);
  }

  /**
   * Sets up a match and runs it to its first question. Throws SetupError if the options are not playable. A witness is
   * told everything as it happens, also what is taken back afterwards; the match then keeps no happenings itself.
   */
  static begin(
    game: AnyGame,
    setup: Json,
    seats: readonly string[],
    dice: Dice,
    note?: string,
    witness: Witness | null = null,
  ): Match {
    try {
      return Match.setUp(game, setup, seats, dice, note, witness);
    } catch (error) {
      if (error instanceof SetupError || error instanceof DiceMismatch) throw error;
      throw new SetupError(game.id, [rulesFailed(errorOf(error))], { cause: error });
    }
  }

  private static setUp(
    game: AnyGame,
    setup: Json,
    seats: readonly string[],
    dice: Dice,
    note: string | undefined,
    witness: Witness | null,
  ): Match {
    const made = game.setup(setup) as State | readonly Problem[];
    if (isProblems(made)) throw new SetupError(game.id, asProblems(made));
    const whole = game.complete?.(setup) ?? setup;
    const header: Header = {
      game: game.id,
      version: game.version,
      setup: whole,
      seats,
      ...(note === undefined ? {} : { dice: note }),
    };
    const match = new Match(game, header, made, dice, witness);
    advance(game, match.cx);
    match.prepareQuestions();
    match.openingOf = { rolls: match.kept.takeRolls(), hash: match.hash() };
    match.kept.known = false;
    return match;
  }

  /** Takes up a match where a snapshot left it, in the middle of anything. [K12] */
  static resume(game: AnyGame, snapshot: Snapshot, dice: Dice, witness: Witness | null = null): Match {
    const { header } = snapshot;
    if (header.game !== game.id || header.version !== game.version)
      throw new KernelError(
        `a match of ${header.game} ${header.version} cannot go on as ${game.id} ${game.version}`,
      );
    const state = structuredCopy(snapshot.state) as unknown as State;
    const match = new Match(game, header, state, dice, witness, snapshot.happenings);
    match.openingOf = snapshot.opening;
    match.entryList = [...snapshot.entries];
    return match;
  }

  get state(): State {
    return this.cx.state;
  }

  get entries(): readonly Entry[] {
    return this.entryList;
  }

  get over(): boolean {
    return this.state.stack.length === 0;
  }

  /** Seats whose answer is awaited. */
  get asked(): readonly Seat[] {
    return askedSeats(this.game, this.state);
  }

  question(seat: Seat): Question | null {
    const ready = this.ready.get(seat);
    this.ready.delete(seat);
    const question = ready ?? questionFor(this.game, this.state, seat);
    return question && { ...question, greyed: () => orNone(question.greyed) };
  }

  /** Works out what is asked now, so that a failure there is one of the answer that led to it. */
  private prepareQuestions(): void {
    this.ready.clear();
    if (this.over && this.game.outcome(this.state) === null) throw new KernelError('over without an outcome');
    for (const seat of this.asked) {
      const question = questionFor(this.game, this.state, seat);
      if (question !== null) this.ready.set(seat, question);
    }
  }

  view(viewer: Viewer): Json {
    return this.game.view(this.state, viewer);
  }

  /** The answers as a viewer may know them: hidden ones without their option, hidden shuffles not at all. [K14] */
  entriesFor(viewer: Viewer): PublicEntry[] {
    return this.entryList.map((entry) => {
      const open = this.over || entry.seat === viewer || !this.hides(entry);
      const rolls = this.over ? entry.rolls : entry.rolls.filter((roll) => !roll.secret);
      return { number: entry.number, seat: entry.seat, option: open ? entry.option : null, rolls };
    });
  }

  private hides(entry: Entry): boolean {
    return entry.secret === true || (this.state.held !== null && entry.number === this.state.question);
  }

  /** What a viewer may know of what happened, from the n-th happening on. */
  happenings(viewer: Viewer, from = 0): Happening[] {
    return this.kept.happenings.filter(
      (h, i) => i >= from && (h.audience === null || (viewer !== null && h.audience.includes(viewer))),
    );
  }

  record(): MatchRecord {
    return { header: this.header, opening: this.openingOf, entries: [...this.entryList] };
  }

  snapshot(): Snapshot {
    return {
      header: this.header,
      opening: this.openingOf,
      entries: [...this.entryList],
      happenings: [...this.kept.happenings],
      state: this.game.clone(this.state) as unknown as Json,
    };
  }

  /**
   * An answer to question `number`, by option id. Accepted whole or refused with nothing changed, also where the rules
   * themselves fail. [K6] `keep` false, where nobody will take it back, keeps no copy of the state.
   */
  submit(seat: Seat, number: number, id: string, keep = true): Reply {
    return this.answer(seat, number, id, (...taken) => this.takeWhole(...taken, keep));
  }

  /** The same along a record: no copy of the state is made, and the match is thrown away should the rules fail. [K6] */
  follow(seat: Seat, number: number, id: string): Reply {
    return this.answer(seat, number, id, (...taken) => this.take(...taken));
  }

  private answer(seat: Seat, number: number, id: string, take: Take): Reply {
    if (this.over) return { refused: { code: 'match-over' } };
    let asked = '';
    try {
      const question = this.question(seat);
      if (question === null) return { refused: { code: 'not-asked', about: [String(seat)] } };
      if (question.number !== number)
        return { refused: { code: 'stale-question', params: { open: question.number } } };
      asked = question.question;
      const found = findOption(this.game, question, id);
      if (!('do' in found)) return { refused: found.code === NOT_AN_OPTION ? this.byRule(found) : found };
      return { accepted: take(seat, number, this.game.optionId(found), found) };
    } catch (thrown) {
      if (thrown instanceof DiceMismatch) throw thrown;
      const failure = { seat, question: asked, option: id, error: errorOf(thrown) };
      return { refused: { code: RULES_FAILED, about: [id] }, failure };
    }
  }

  /** Names the rule that says what may be answered, where the game tells. [K7] */
  private byRule(refusal: Refusal): Refusal {
    const { kind } = this.state.stack.at(-1)!;
    const rule = waitingStep(this.game, this.state)?.rule ?? this.game.frames[kind]?.cites[0];
    return rule === undefined ? refusal : { ...refusal, rule };
  }

  /** Takes an answer, or throws and leaves state, record, happenings and dice as they were. */
  private takeWhole(seat: Seat, number: number, id: string, option: Option, keep: boolean): Entry {
    const before = this.before(seat);
    const putBack = this.cx.dice.mark?.();
    const trail = this.trail.some((other) => other.seat !== seat) ? [] : this.trail;
    try {
      const entry = this.take(seat, number, id, option);
      if (this.kept.known || !keep) return entry;
      trail.push(before);
      this.trail = trail;
      return entry;
    } catch (thrown) {
      this.restore(before);
      putBack?.();
      throw thrown;
    }
  }

  private take(seat: Seat, number: number, id: string, option: Option): Entry {
    this.kept.known = false;
    const secret = waitingStep(this.game, this.state)?.secret === true;
    takeAnswer(this.game, this.cx, seat, option);
    this.prepareQuestions();
    const made = { number, seat, option: id, rolls: this.kept.takeRolls(), hash: this.hash() };
    const entry: Entry = secret ? { ...made, secret } : made;
    this.entryList.push(entry);
    this.trail = [];
    return entry;
  }

  private before(seat: Seat): Before {
    const state = this.game.clone(this.state) as State;
    return { seat, state, entries: this.entryList.length, happenings: this.kept.happenings.length };
  }

  /** How many of its last answers a seat may take back: all since something became known. [K13] */
  undoable(seat: Seat): number {
    return this.trail.filter((before) => before.seat === seat).length;
  }

  /** Takes back the seat's last answer if nothing has become known since. */
  undo(seat: Seat): boolean {
    const last = this.trail.at(-1);
    if (!last || last.seat !== seat) return false;
    this.trail.pop();
    this.restore(last);
    return true;
  }

  private restore(before: Before): void {
    this.cx = new Running(before.state, this.cx.dice, this.kept);
    this.entryList.length = before.entries;
    this.kept.forget(before.happenings);
    this.ready.clear();
  }

  hash(): string {
    return hashJson(this.state);
  }
}

/**
 * The option with that id among those listed, or the only one that was called so before, or in the space; or why it is
 * none.
 */
export function findOption(game: AnyGame, question: Question, id: string): Option | Refusal {
  const former: Option[] = [];
  for (let i = 0; i < question.options.length; i++) {
    const option = question.options.at(i)!;
    if (game.optionId(option) === id) return option;
    if (game.formerId?.(option) === id) former.push(option);
  }
  if (former.length === 1) return former[0]!;
  const free = question.space?.parse(id) ?? null;
  if (free !== null) return question.space?.refuses(free) ?? free;
  const greyed = question.greyed().find((one) => one.id === id);
  return greyed?.refusal ?? { code: NOT_AN_OPTION, about: [id] };
}

/** What is impossible is only shown: a failure there must not take away what is possible. */
function orNone(greyed: Question['greyed']): ReturnType<Question['greyed']> {
  try {
    return greyed();
  } catch {
    return [];
  }
}

function structuredCopy(state: Json): Json {
  return JSON.parse(JSON.stringify(state)) as Json;
}
