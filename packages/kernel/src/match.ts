import { advance, KernelError, Running, takeAnswer, type Witness, waitingStep } from './advance.ts';
import type { Option, Refusal, Seat, Viewer } from './decision.ts';
import type { Dice, Roll, Rolled } from './dice.ts';
import { type AnyGame, isProblems, type Problem } from './game.ts';
import { hashJson } from './hash.ts';
import type { Json } from './json.ts';
import { askedSeats, type Question, questionFor } from './play.ts';
import type { Entry, Header, MatchRecord, Opening } from './record.ts';
import type { GameEvent, State } from './state.ts';

/** Something that happened, when, and for whose eyes. */
export interface Happening {
  /** How many answers had been accepted when it happened. */
  readonly after: number;
  readonly event: GameEvent & Record<string, unknown>;
  readonly audience: readonly Seat[] | null;
}

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

export type Reply = { readonly accepted: Entry } | { readonly refused: Refusal };

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
  constructor(problems: readonly Problem[]) {
    super(problems.map((p) => `${p.at}: ${p.message}`).join('\n'));
    this.problems = problems;
  }
}

/**
 * One match being played: checks answers, keeps the record, tells what happened, takes back what may be taken
 * back. Server, command line and hot-seat play all use it.
 */
export class Match implements Witness {
  readonly game: AnyGame;
  readonly header: Header;
  private cx: Running<State>;
  private openingOf: Opening = { rolls: [], hash: '' };
  private entryList: Entry[] = [];
  private happeningList: Happening[] = [];
  private rolls: Rolled[] = [];
  private trail: Before[] = [];
  private known = false;

  private constructor(game: AnyGame, header: Header, state: State, dice: Dice) {
    this.game = game;
    this.header = header;
    this.cx = new Running(state, dice, this);
  }

  /** Sets up a match and runs it to its first question. Throws SetupError if the options are not playable. */
  static begin(game: AnyGame, setup: Json, seats: readonly string[], dice: Dice, note?: string): Match {
    const made = game.setup(setup) as State | readonly Problem[];
    if (isProblems(made)) throw new SetupError(made);
    const whole = game.complete?.(setup) ?? setup;
    const header: Header = {
      game: game.id,
      version: game.version,
      setup: whole,
      seats,
      ...(note === undefined ? {} : { dice: note }),
    };
    const match = new Match(game, header, made, dice);
    advance(game, match.cx);
    match.openingOf = { rolls: match.takeRolls(), hash: match.hash() };
    match.known = false;
    return match;
  }

  /** Takes up a match where a snapshot left it, in the middle of anything. [K12] */
  static resume(game: AnyGame, snapshot: Snapshot, dice: Dice): Match {
    const { header } = snapshot;
    if (header.game !== game.id || header.version !== game.version)
      throw new KernelError(
        `a match of ${header.game} ${header.version} cannot go on as ${game.id} ${game.version}`,
      );
    const match = new Match(game, header, structuredCopy(snapshot.state) as unknown as State, dice);
    match.openingOf = snapshot.opening;
    match.entryList = [...snapshot.entries];
    match.happeningList = [...snapshot.happenings];
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
    return questionFor(this.game, this.state, seat);
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
    return this.happeningList.filter(
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
      happenings: [...this.happeningList],
      state: this.game.clone(this.state) as unknown as Json,
    };
  }

  /**
   * An answer to question `number`, by option id. Accepted whole or refused with nothing changed. [K6] `keep` false,
   * where nobody will take it back, saves a copy of the state.
   */
  submit(seat: Seat, number: number, id: string, keep = true): Reply {
    const question = this.question(seat);
    if (this.over) return { refused: { code: 'match-over' } };
    if (question === null) return { refused: { code: 'not-asked', about: [String(seat)] } };
    if (question.number !== number)
      return { refused: { code: 'stale-question', params: { open: question.number } } };
    const option = findOption(this.game, question, id);
    if (option === null) {
      const greyed = question.greyed().find((g) => g.id === id);
      return { refused: greyed?.refusal ?? { code: 'not-an-option', about: [id] } };
    }
    const refusal = isListed(option) ? null : (question.space?.refuses(option.free) ?? null);
    if (refusal) return { refused: refusal };
    return { accepted: this.take(seat, number, id, isListed(option) ? option.listed : option.free, keep) };
  }

  private take(seat: Seat, number: number, id: string, option: Option, keep: boolean): Entry {
    if (this.trail.some((before) => before.seat !== seat)) this.trail = [];
    const before = keep ? this.before(seat) : null;
    this.known = false;
    const secret = waitingStep(this.game, this.state)?.secret === true;
    try {
      takeAnswer(this.game, this.cx, seat, option);
    } catch (error) {
      if (before !== null) this.restore(before);
      throw error;
    }
    const made = { number, seat, option: id, rolls: this.takeRolls(), hash: this.hash() };
    const entry: Entry = secret ? { ...made, secret } : made;
    this.entryList.push(entry);
    if (this.known || before === null) this.trail = [];
    else this.trail.push(before);
    return entry;
  }

  private before(seat: Seat): Before {
    const state = this.game.clone(this.state) as State;
    return { seat, state, entries: this.entryList.length, happenings: this.happeningList.length };
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
    this.cx = new Running(before.state, this.cx.dice, this);
    this.entryList.length = before.entries;
    this.happeningList.length = before.happenings;
    this.rolls = [];
  }

  hash(): string {
    return hashJson(this.state);
  }

  rolled(roll: Roll, faces: readonly number[]): void {
    this.known = true;
    const rolled = { stream: roll.stream, faces: [...faces] };
    this.rolls.push(roll.secret ? { ...rolled, secret: true } : rolled);
    if (roll.secret) return;
    const { stream, reason, sides } = roll;
    const event = { type: 'rolled', stream, reason, sides, faces: [...faces] };
    this.happened(roll.rule === undefined ? event : { ...event, rule: roll.rule }, null);
  }

  happened(event: GameEvent & Record<string, unknown>, audience: readonly Seat[] | null): void {
    this.happeningList.push({ after: this.entryList.length, event, audience });
  }

  revealed(): void {
    this.known = true;
  }

  private takeRolls(): Rolled[] {
    const taken = this.rolls;
    this.rolls = [];
    return taken;
  }
}

type Found = { readonly listed: Option } | { readonly free: Option };

function isListed(found: Found): found is { readonly listed: Option } {
  return 'listed' in found;
}

/** The option with that id among those listed, or in the space. */
function findOption(game: AnyGame, question: Question, id: string): Found | null {
  for (let i = 0; i < question.options.length; i++) {
    const option = question.options.at(i)!;
    if (game.optionId(option) === id) return { listed: option };
  }
  const free = question.space?.parse(id) ?? null;
  return free === null ? null : { free };
}

function structuredCopy(state: Json): Json {
  return JSON.parse(JSON.stringify(state)) as Json;
}
