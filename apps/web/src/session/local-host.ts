import type { Advisor } from '@dustfront/advice';
import {
  type AnyGame,
  type Json,
  Match,
  type Outcome,
  parseRecord,
  RULES_FAILED,
  recordedDice,
  type Seat,
  type State,
  type StoredDice,
  seededDice,
  type Viewer,
} from '@dustfront/kernel';
import type { Beginning } from './beginning.ts';
import { foreseen } from './explore.ts';
import { type Course, Host } from './host.ts';
import { RecordLines, recordFrom } from './lines.ts';
import { type Origin, originAt, positionIn, replayed, replayedFrom } from './origin.ts';
import type { Told } from './story.ts';
import type { LogLine, Moment, OpenQuestion, TableState } from './table.ts';
import { questionInWords } from './words.ts';

/** A table of one's own after a change: what is kept are the lines of its record, the first of them how it began. */
export interface Begun extends Told<string> {
  /** How far the dice have been used. */
  readonly position: Readonly<Record<string, number>>;
}

/** A match that is kept here, with its rules and its dice. */
export class LocalHost extends Host {
  private readonly dice: StoredDice;
  private readonly origin: Origin;
  private readonly match: Match;
  private viewer: Viewer;
  private log: LogLine[] = [];
  private readonly lines = new RecordLines();
  private told = 0;
  /** Ended without a result: the rules had failed. */
  private isEnded = false;

  private constructor(
    game: AnyGame,
    match: Match,
    dice: StoredDice,
    viewer: Viewer,
    advisor: Advisor | null,
    origin: Origin,
  ) {
    super(game, advisor);
    this.match = match;
    this.dice = dice;
    this.viewer = viewer;
    this.origin = origin;
  }

  static begin(game: AnyGame, beginning: Beginning, viewer: Viewer, advisor: Advisor | null): LocalHost {
    if (beginning.kind === 'new') {
      const dice = seededDice(beginning.seed);
      const { setup, seats } = beginning;
      const origin: Origin = (other) => Match.begin(game, setup, seats, other);
      const host = new LocalHost(game, Match.begin(game, setup, seats, dice), dice, viewer, advisor, origin);
      host.tell();
      return host;
    }
    if (beginning.kind === 'position') return LocalHost.beginAt(game, beginning, viewer, advisor);
    const record = parseRecord(beginning.record);
    const dice = seededDice(beginning.seed, beginning.position);
    const until = beginning.until ?? record.entries.length;
    const { setup, seats } = record.header;
    const position = positionIn(setup);
    const origin: Origin =
      position === null ? (other) => Match.begin(game, setup, seats, other) : originAt(game, position, seats);
    const played = position === null ? replayed(game, record, until) : replayedFrom(origin, record, until);
    const match = Match.resume(game, played.snapshot(), dice);
    const host = new LocalHost(game, match, dice, viewer, advisor, origin);
    host.isEnded = beginning.isEnded ?? false;
    host.retell();
    return host;
  }

  /** A match that begins in the middle: a lesson, or a position that somebody wrote down. */
  private static beginAt(
    game: AnyGame,
    { position, seats, seed, record }: Extract<Beginning, { kind: 'position' }>,
    viewer: Viewer,
    advisor: Advisor | null,
  ): LocalHost {
    const start = originAt(game, position, seats);
    const dice = seededDice(seed);
    const host = new LocalHost(game, start(dice, []), dice, viewer, advisor, start);
    host.tell();
    for (const entry of record === undefined ? [] : parseRecord(record).entries) {
      host.match.submit(entry.seat, entry.number, entry.option);
      host.tell();
    }
    return host;
  }

  submit(seat: Seat, number: number, id: string) {
    const reply = this.match.submit(seat, number, id);
    if ('refused' in reply) {
      const { refused } = reply;
      const message = this.game.describe.refusal(refused, this.match.view(this.viewer));
      return { reply: { ok: false as const, refusal: refused, message }, ...this.begun() };
    }
    this.tell();
    return { reply: { ok: true as const }, ...this.begun() };
  }

  /** Takes back the seat's answers from a moment on, and before it those that nobody could have given otherwise. */
  undo(seat: Seat, to: number) {
    const { match } = this;
    const before = match.entries.length;
    const isForced = (): boolean => {
      const question = match.question(seat);
      return question === null || (question.space === null && question.options.length <= 1);
    };
    while ((match.entries.length > to || isForced()) && match.undo(seat));
    const done = match.entries.length < before;
    if (done) {
      const known = match.happenings(this.viewer).length;
      this.log = this.log.slice(0, known);
      this.told = known;
    }
    return { done, ...this.begun() };
  }

  end(): Begun {
    this.isEnded = true;
    return this.begun();
  }

  lookAs(viewer: Viewer): Begun {
    if (viewer !== this.viewer) {
      this.viewer = viewer;
      this.retell();
    }
    return this.begun();
  }

  record(): string {
    return recordFrom(this.lines.of(this.match));
  }

  /** The table after n answers, by playing the record again: nothing but the record is ever kept. */
  moment(n: number): Moment {
    let found: Moment | null = null;
    this.walk(n, (match, at) => {
      if (at === n) found = this.momentOf(match, false);
    });
    if (found === null) throw new Error(`no moment ${n}`);
    return found;
  }

  /** What a seat may see, now or after some answers of its own: for the computer that plays it. */
  viewOf(seat: Seat, after: readonly string[] = []): Json {
    const play = after.length === 0 ? null : foreseen(this.game, this.match.state, seat, after);
    return play === null ? this.match.view(seat) : this.game.view(play.state, seat);
  }

  protected ground(): State {
    return this.match.state;
  }

  protected viewAt(n: number): Json {
    return n === this.match.entries.length ? this.match.view(this.viewer) : this.moment(n).view;
  }

  protected course(): Course {
    const { opening, entries } = this.match.record();
    return { opening: this.origin(recordedDice(opening.rolls), opening.rolls).state, entries };
  }

  begun(): Begun {
    return {
      state: this.state(),
      position: this.dice.position(),
      kept: this.lines.of(this.match),
    };
  }

  /** Plays the first n answers again and shows the match before them and after each. */
  private walk(until: number, visit: (match: Match, at: number) => void): void {
    const { opening, entries } = this.match.record();
    const rolls = [...opening.rolls, ...entries.flatMap((entry) => entry.rolls)];
    const match = this.origin(recordedDice(rolls), opening.rolls);
    visit(match, 0);
    for (const [i, entry] of entries.slice(0, until).entries()) {
      match.submit(entry.seat, entry.number, entry.option);
      visit(match, i + 1);
    }
  }

  private state(): TableState {
    const { match } = this;
    const undoable: Record<Seat, number> = {};
    match.header.seats.forEach((_, seat) => {
      undoable[seat] = match.undoable(seat);
    });
    return {
      ...this.momentOf(match, true),
      header: match.header,
      entries: match.entriesFor(this.viewer),
      log: this.log,
      undoable,
    };
  }

  private momentOf(match: Match, withQuestions: boolean): Moment {
    const isEnded = this.isEnded && match === this.match;
    const asked = isEnded ? [] : match.asked;
    return {
      at: match.entries.length,
      viewer: this.viewer,
      view: match.view(this.viewer),
      asked,
      questions: withQuestions ? asked.flatMap((seat) => this.question(match, seat)) : [],
      outcome: isEnded ? this.noResult() : this.game.outcome(match.state),
    };
  }

  private noResult(): Outcome {
    const nobody = this.match.header.seats.map(() => 0);
    return { places: nobody, scores: nobody, reason: RULES_FAILED };
  }

  private question(match: Match, seat: Seat): OpenQuestion[] {
    const question = match.question(seat);
    return question === null ? [] : [questionInWords(this.game, question, match.view(seat))];
  }

  /** Puts what happened since last time into words, while the view that it happened in is at hand. */
  private tell(match: Match = this.match): void {
    const view = match.view(this.viewer);
    const all = match.happenings(this.viewer);
    const fresh = all
      .slice(this.told)
      .map(({ after, event }) => ({ after, event, message: this.game.describe.event(event, view) }));
    this.log = [...this.log, ...fresh];
    this.told = all.length;
  }

  /** Tells the whole story again, answer by answer, for another viewer or a match taken up from its record. */
  private retell(): void {
    this.log = [];
    this.told = 0;
    this.walk(this.match.entries.length, (match) => this.tell(match));
  }
}
