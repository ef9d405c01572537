import {
  imagine,
  type Json,
  type Message,
  type Option,
  printRecord,
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
import { type Course, Host } from '../session/host.ts';
import type { Told } from '../session/story.ts';
import type { Moment, TableState } from '../session/table.ts';
import { type PlayedAgain, playAgain } from './again.ts';
import { rollsOf, ToldLog } from './told.ts';
import { optionInWords, wireInWords } from './words.ts';

/** An answer in words; null where its content is not ours to know. */
export interface Named {
  readonly number: number;
  readonly message: Message | null;
}

/**
 * What the table says after a message, and by which number the server knows each answer that still counts; `again`
 * where what came does not fit and the whole table must be asked for.
 */
export type Heard = { readonly again: true } | (Told<number> & { readonly number: number });

/**
 * A match as a server tells it, in the client's own terms. What is shown now is always the server's own view. Earlier
 * moments are played again from the answers and dice that were told, and only if that leads to the very view the server
 * shows.
 */
export class RemoteHost extends Host {
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

  /** The whole table, or what came after the last number. */
  table(message: TableMessage): Heard {
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

  step(message: StepMessage): Heard {
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
    const views = this.played()?.views;
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

  /** Why the game refuses; null for a refusal that it has no words for. */
  refusal(refusal: Refusal): Message | null {
    const isKnown = this.game.catalogue[`refusal.${refusal.code}`] !== undefined;
    return isKnown ? this.game.describe.refusal(refusal, this.view as Json) : null;
  }

  moment(n: number): Moment {
    const at = this.log.answers().length;
    if (n >= at) return this.now(false);
    const known = this.played()?.views[n];
    if (known !== undefined) return this.momentAt(n, known);
    const nearest = [...this.seen.keys()].filter((seen) => seen >= n).sort((a, b) => a - b)[0];
    if (nearest === undefined) return this.now(false);
    return this.momentAt(nearest, this.seen.get(nearest) as Json);
  }

  /** As far as it has been played; only where nothing is hidden. */
  record(): string {
    const played = this.played();
    if (played === null) throw new Error('the record is told when the match is over');
    return printRecord(played.match.record());
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

  protected viewAt(n: number): Json | null {
    const view = n === this.log.answers().length ? this.view : (this.seen.get(n) ?? this.played()?.views[n]);
    return (view ?? null) as Json | null;
  }

  protected course(): Course | null {
    const played = this.played();
    return played === null ? null : { opening: played.opening, entries: played.match.entries };
  }

  /** What is hidden from us is made up, any way that fits: our own questions do not depend on it. */
  protected ground(): State | null {
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

  private told(): Heard {
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
    return { number: this.number, state, kept: answers.map(({ number }) => number) };
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

  /** The match by playing again what was told; null where something of it is hidden from us. */
  private played(): PlayedAgain | null {
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
    return this.past;
  }
}
