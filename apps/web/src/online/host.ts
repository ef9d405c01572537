import {
  type AccountAdvice,
  type AccountFocus,
  type Advisor,
  type AttackLuck,
  attacksIn,
  type Journey,
  luckOf,
  type Query,
} from '@dustfront/advice';
import {
  type AnyGame,
  imagine,
  type Json,
  type Message,
  type Option,
  printRecord,
  questionFor,
  type Refusal,
  type Seat,
  type State,
  type Viewer,
} from '@dustfront/kernel';
import {
  applyPatch,
  type MatchInfo,
  type Patch,
  type PatchJson,
  type StepMessage,
  type TableMessage,
  type WireEntry,
  type WireQuestion,
  type TableState as WireState,
} from '@dustfront/protocol';
import { type Expedition, explore, foreseen } from '../session/explore.ts';
import type { Moment, OpenQuestion, TableState } from '../session/table.ts';
import { questionInWords } from '../session/words.ts';
import { type PlayedAgain, playAgain } from './again.ts';
import { rollsOf, ToldLog } from './told.ts';
import { optionInWords, wireInWords } from './words.ts';

/** An answer that still counts, as a take-back would name it. */
export interface Given {
  readonly number: number;
  readonly seat: Seat;
  readonly option: string | null;
}

/** An answer in words; null where its content is not ours to know. */
export interface Named {
  readonly number: number;
  readonly message: Message | null;
}

/** What the table says after a message; `again` where what came does not fit and the whole table must be asked for. */
export type Told =
  | { readonly again: true }
  | { readonly number: number; readonly state: TableState; readonly given: readonly Given[] };

/**
 * A match as a server tells it, in the client's own terms. What is shown now is always the server's own view. Earlier
 * moments are played again from the answers and dice that were told, and only if that leads to the very view the server
 * shows.
 */
export class RemoteHost {
  private readonly game: AnyGame;
  private readonly advisor: Advisor | null;
  private info: MatchInfo | null = null;
  private viewer: Viewer = null;
  private number = -1;
  private view: PatchJson = null;
  private wire: WireState | null = null;
  private log = new ToldLog();
  /** Views seen as they happened, by how many answers had been given. */
  private seen = new Map<number, PatchJson>();
  /** Our own answers in the words in which they were offered, by their number in the log. */
  private chosen = new Map<number, Message>();
  private past: (PlayedAgain & { readonly key: string }) | null = null;

  /** What was imagined of the table as it stands. */
  private tried: { readonly number: number; readonly state: State } | null = null;

  constructor(game: AnyGame, advisor: Advisor | null) {
    this.game = game;
    this.advisor = advisor;
  }

  /** The whole table, or what came after the last number. */
  table(message: TableMessage): Told {
    const whole = message.entries[0]?.number === 0;
    const fits =
      this.number >= 0 &&
      message.seat === this.viewer &&
      (message.entries[0]?.number ?? this.number + 1) === this.number + 1;
    // What was taken back meanwhile is told only where everything is told.
    const undoes = message.entries.some(
      ({ do: what, accept }) => what === 'takeback' || (what === 'respond' && accept),
    );
    if (!whole && (!fits || undoes || this.hides())) return { again: true };
    if (whole) {
      this.log = new ToldLog();
      this.seen = new Map();
    }
    this.info = message.info;
    this.viewer = message.seat;
    this.number = message.number;
    this.view = message.view as PatchJson;
    this.tried = null;
    this.wire = message.state;
    for (const entry of message.entries) this.log.add(entry);
    this.look();
    return this.told();
  }

  step(message: StepMessage): Told {
    if (message.number !== this.number + 1)
      return message.number <= this.number ? this.told() : { again: true };
    const before = this.wire;
    this.remember(message.entry, before?.question ?? null);
    try {
      this.view = applyPatch(this.view, message.patch as Patch);
    } catch {
      return { again: true };
    }
    this.number = message.number;
    this.wire = message.state;
    const { entry } = message;
    this.log.add(entry);
    const granted = entry.do === 'respond' && entry.accept === true && message.state.offer === null;
    const back = entry.do === 'takeback' ? entry.to : granted ? before?.offer?.to : undefined;
    if (back !== undefined) this.undo(back);
    this.look();
    return this.told();
  }

  /** What was chosen, where the whole match lies open or the choice was ours; else what came of it. */
  name(numbers: readonly number[]): readonly Named[] {
    const answers = this.log.answers();
    const views = this.history();
    return numbers.map((number) => {
      const at = answers.findIndex((entry) => entry.number === number);
      const entry = answers[at];
      if (entry?.option == null) return { number, message: null };
      const view = views?.[at];
      const played = view === undefined ? null : optionInWords(this.game, view, entry);
      const own = this.chosen.get(number) ?? null;
      const told = this.log.cameOf(entry);
      return { number, message: played ?? own ?? told };
    });
  }

  rename(info: MatchInfo): void {
    this.info = info;
  }

  refusal(refusal: Refusal): Message {
    return this.game.describe.refusal(refusal, this.view as Json);
  }

  moment(n: number): Moment {
    const at = this.log.answers().length;
    if (n >= at) return this.now(false);
    const known = this.history()?.[n];
    if (known !== undefined) return this.momentAt(n, known);
    const nearest = [...this.seen.keys()].filter((seen) => seen >= n).sort((a, b) => a - b)[0];
    if (nearest === undefined) return this.now(false);
    return this.momentAt(nearest, this.seen.get(nearest) as Json);
  }

  explore(seat: Seat, expedition: Expedition): Journey[] {
    const state = this.imagined();
    return state === null ? [] : explore(this.game, state, seat, expedition);
  }

  foresee(seat: Seat, answers: readonly string[]): OpenQuestion | null {
    const state = this.imagined();
    const play = state === null ? null : foreseen(this.game, state, seat, answers);
    const question = play === null ? null : questionFor(this.game, play.state, seat);
    return play === null || question === null
      ? null
      : questionInWords(this.game, question, this.game.view(play.state, seat));
  }

  advise(query: Query, at: number): unknown {
    return this.advisor?.advise(
      at >= this.log.answers().length ? (this.view as Json) : this.moment(at).view,
      query,
    );
  }

  /**
   * How a line of an attack came to its dice; null where the very view before them was neither seen nor can be played
   * again.
   */
  account(of: AccountFocus, at: number): AccountAdvice | null {
    const view =
      at === this.log.answers().length ? this.view : (this.seen.get(at) ?? this.history()?.[at] ?? null);
    return view === null ? null : (this.advisor?.account?.(view as Json, of) ?? null);
  }

  luck(): readonly AttackLuck[] {
    const keeper = this.advisor?.luck?.();
    if (keeper === undefined || this.history() === null || this.past === null) return [];
    return attacksIn(luckOf(this.game, keeper, this.past.match.record()));
  }

  /** As far as it has been played; only where nothing is hidden. */
  record(): string {
    if (this.history() === null || this.past === null)
      throw new Error('the record is told when the match is over');
    return printRecord(this.past.match.record());
  }

  /** Whether the view is the whole state: what was told can then be played again. */
  private whole(): boolean {
    const view = this.view as unknown as Partial<State> | null;
    return (
      this.game.imagine === undefined &&
      view !== null &&
      Array.isArray(view.stack) &&
      typeof view.question === 'number'
    );
  }

  /**
   * A state to try things on. What is hidden from us is made up, any way that fits: our own questions do not depend on
   * it.
   */
  private imagined(): State | null {
    if (this.tried?.number === this.number) return this.tried.state;
    if (this.view === null || (this.game.imagine === undefined && !this.whole())) return null;
    const state = imagine(this.game, this.view as Json, this.viewer, () => 0) as State;
    this.tried = { number: this.number, state };
    return state;
  }

  private hides(): boolean {
    return this.log.answers().some(({ option }) => option === null) && this.whole();
  }

  private remember(entry: WireEntry, question: WireQuestion | null): void {
    if (entry.do !== 'answer' || question === null || entry.seat !== question.seat) return;
    const found = question.options.find(({ id }) => id === entry.option);
    if (found !== undefined)
      this.chosen.set(entry.number, this.game.describe.option(found.option as Option, this.view as Json));
  }

  private undo(to: number): void {
    this.log.undo(to);
    this.seen = new Map([...this.seen].filter(([at]) => at <= this.log.answers().length));
  }

  private look(): void {
    this.seen.set(this.log.inWords(this.game, this.view as Json), this.view);
  }

  private told(): Told {
    const info = this.info as MatchInfo;
    const wire = this.wire as WireState;
    const answers = this.log.answers();
    const undoable: Record<Seat, number> = {};
    const free = wire.freeTakeBack;
    info.seats.forEach((_, seat) => {
      undoable[seat] =
        free === null || seat !== this.viewer
          ? 0
          : answers.filter((entry) => entry.number > free && entry.seat === seat).length;
    });
    const state: TableState = {
      ...this.now(true),
      header: {
        game: info.game,
        version: this.game.version,
        setup: info.settings.setup as Json,
        seats: info.seats.map(({ name }) => name),
      },
      entries: answers.map((entry, i) => ({
        number: i,
        seat: entry.seat,
        option: entry.option ?? null,
        rolls: rollsOf([entry]),
      })),
      log: this.log.words(),
      undoable,
    };
    const given = answers.map(({ number, seat, option }) => ({ number, seat, option: option ?? null }));
    return { number: this.number, state, given };
  }

  private now(withQuestion: boolean): Moment {
    const wire = this.wire as WireState;
    const view = this.view as Json;
    const result = wire.result;
    return {
      at: this.log.answers().length,
      viewer: this.viewer,
      view,
      asked: wire.asked,
      questions: withQuestion && wire.question !== null ? [wireInWords(this.game, wire.question, view)] : [],
      outcome:
        result === null
          ? null
          : {
              places: result.places,
              scores: result.scores,
              reason: result.reason,
              ...(result.rule === undefined ? {} : { rule: result.rule }),
            },
    };
  }

  private momentAt(at: number, view: Json): Moment {
    return { at, viewer: this.viewer, view, asked: [], questions: [], outcome: null };
  }

  /** Every view from the beginning on, by playing again what was told; null where something of it is hidden from us. */
  private history(): readonly Json[] | null {
    if (this.info === null || !this.whole()) return null;
    const key = this.log
      .answers()
      .map(({ number }) => number)
      .join();
    if (this.past?.key !== key) {
      const played = playAgain(this.game, this.info, this.viewer, this.log, this.view as Json);
      if (played === null) return null;
      this.past = { key, ...played };
    }
    return this.past.views;
  }
}
