import {
  type AnyGame,
  type Json,
  Match,
  type MatchRecord,
  type Option,
  type PublicEntry,
  parseRecord,
  printRecord,
  replay,
  isDivergence,
  type Seat,
  type StoredDice,
  seededDice,
  type Viewer,
} from '@dustfront/kernel';
import type { Journey, Query } from '../games/advice.ts';
import { type Expedition, explore } from './explore.ts';
import type { Begun, Beginning } from './protocol.ts';
import type { LogLine, Moment, OpenQuestion, TableState } from './table.ts';

/** Answers questions about a view of its game. */
export type Advisor = (view: Json, query: Query) => unknown;

/** How many options of a question with a free space are proposed to the player. */
const proposals = 24;

/**
 * Keeps one match and speaks of it in plain data. It runs inside a worker in the browser, and just as well in a test.
 */
export class Host {
  private readonly game: AnyGame;
  private readonly dice: StoredDice;
  private match: Match;
  private viewer: Viewer;
  private log: LogLine[] = [];
  private told = 0;
  private readonly advisor: Advisor;

  private constructor(game: AnyGame, match: Match, dice: StoredDice, viewer: Viewer, advisor: Advisor) {
    this.advisor = advisor;
    this.game = game;
    this.match = match;
    this.dice = dice;
    this.viewer = viewer;
  }

  static begin(game: AnyGame, beginning: Beginning, viewer: Viewer, advisor: Advisor): Host {
    if (beginning.kind === 'new') {
      const dice = seededDice(beginning.seed);
      const host = new Host(game, Match.begin(game, beginning.setup, beginning.seats, dice), dice, viewer, advisor);
      host.tell();
      return host;
    }
    const record = parseRecord(beginning.record);
    const until = beginning.until ?? record.entries.length;
    const dice = seededDice(beginning.seed, beginning.position);
    const played = replay(game, record, until);
    if (isDivergence(played)) throw new Error(`${played.at}: ${played.message}`);
    const host = new Host(game, Match.resume(game, played.snapshot(), dice), dice, viewer, advisor);
    host.retell();
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

  undo(seat: Seat) {
    const done = this.match.undo(seat);
    if (done) {
      const known = this.match.happenings(this.viewer).length;
      this.log = this.log.slice(0, known);
      this.told = known;
    }
    return { done, ...this.begun() };
  }

  lookAs(viewer: Viewer): Begun {
    if (viewer !== this.viewer) {
      this.viewer = viewer;
      this.retell();
    }
    return this.begun();
  }

  record(): string {
    return printRecord(this.match.record());
  }

  /** The table after n answers, by replaying the record: nothing but the record is ever kept. */
  moment(n: number): Moment {
    const played = replay(this.game, this.match.record(), n);
    if (isDivergence(played)) throw new Error(played.message);
    return this.momentOf(played, false);
  }

  explore(seat: Seat, expedition: Expedition): Journey[] {
    return explore(this.game, this.match.state, seat, expedition);
  }

  advise(query: Query, at: number): unknown {
    return this.advisor(at === this.match.entries.length ? this.match.view(this.viewer) : this.moment(at).view, query);
  }

  begun(): Begun {
    return { state: this.state(), position: this.dice.position() };
  }

  private state(): TableState {
    const { match } = this;
    const undoable: Record<Seat, number> = {};
    match.header.seats.forEach((_, seat) => {
      undoable[seat] = match.undoable(seat);
    });
    const entries: PublicEntry[] = match.entriesFor(this.viewer);
    return { ...this.momentOf(match, true), header: match.header, entries, log: this.log, undoable };
  }

  private momentOf(match: Match, withQuestions: boolean): Moment {
    const view = match.view(this.viewer);
    const asked = match.asked;
    return {
      at: match.entries.length,
      viewer: this.viewer,
      view,
      asked,
      questions: withQuestions ? asked.flatMap((seat) => this.question(match, seat)) : [],
      outcome: this.game.outcome(match.state),
    };
  }

  private question(match: Match, seat: Seat): OpenQuestion[] {
    const question = match.question(seat);
    if (question === null) return [];
    const view = match.view(seat);
    const { describe } = this.game;
    const listed: Option[] = [];
    for (let i = 0; i < question.options.length; i++) listed.push(question.options.at(i) as Option);
    if (question.space !== null) {
      let n = 0;
      for (const option of question.space.propose((below) => n++ % below).slice(0, proposals)) listed.push(option);
    }
    return [
      {
        number: question.number,
        seat,
        name: question.question,
        message: describe.question(question.question, view),
        options: listed.map((option) => ({
          id: this.game.optionId(option),
          option: option as Option & Record<string, unknown>,
          message: describe.option(option, view),
        })),
        greyed: question.greyed().map(({ id, refusal }) => ({ id, refusal, message: describe.refusal(refusal, view) })),
        free: question.space !== null,
      },
    ];
  }

  /** Puts what happened since last time into words, while the view that it happened in is at hand. */
  private tell(): void {
    const view = this.match.view(this.viewer);
    const all = this.match.happenings(this.viewer);
    const fresh = all.slice(this.told).map(({ after, event }) => ({ after, event, message: this.game.describe.event(event, view) }));
    this.log = [...this.log, ...fresh];
    this.told = all.length;
  }

  /** Tells the whole story again, answer by answer, for another viewer or a match taken up from its record. */
  private retell(): void {
    const record: MatchRecord = this.match.record();
    this.log = [];
    this.told = 0;
    const live = this.match;
    for (let n = 0; n <= record.entries.length; n++) {
      const played = n === record.entries.length ? live : replay(this.game, record, n);
      if (played instanceof Match) {
        this.match = played;
        this.tell();
      }
    }
    this.match = live;
  }
}
