import {
  type AccountAdvice,
  type AccountFocus,
  type Advisor,
  type AttackLuck,
  attacksIn,
  type Journey,
  luckFrom,
  type Query,
} from '@dustfront/advice';
import { type AnyGame, type Entry, type Json, questionFor, type Seat, type State } from '@dustfront/kernel';
import { type Expedition, explore, foreseen } from './explore.ts';
import type { Moment, OpenQuestion } from './table.ts';
import { questionInWords } from './words.ts';

/** A match from its beginning on. */
export interface Course {
  readonly opening: State;
  readonly entries: readonly Entry[];
}

/**
 * A match as a table asks about it, in plain data. What can be known of a match is found out here, once; where it is
 * kept, in a worker of this page or on a server, decides only how much of it is known. It runs inside a worker in the
 * browser, and just as well in a test.
 */
export abstract class Host {
  protected readonly game: AnyGame;
  private readonly advisor: Advisor | null;

  constructor(game: AnyGame, advisor: Advisor | null) {
    this.game = game;
    this.advisor = advisor;
  }

  /** The table after n answers, or as near to it as is known. */
  abstract moment(n: number): Moment;

  /** The match as text, as far as it has been played. */
  abstract record(): string;

  /** A state to try things on; null where there is none to be had. */
  protected abstract ground(): State | null;

  /** The very view after n answers; null where it is not known. */
  protected abstract viewAt(n: number): Json | null;

  /** The match from its beginning on; null where something of it is hidden. */
  protected abstract course(): Course | null;

  explore(seat: Seat, expedition: Expedition): Journey[] {
    const state = this.ground();
    return state === null ? [] : explore(this.game, state, seat, expedition);
  }

  foresee(seat: Seat, answers: readonly string[]): OpenQuestion | null {
    const state = this.ground();
    const play = state === null ? null : foreseen(this.game, state, seat, answers);
    const question = play === null ? null : questionFor(this.game, play.state, seat);
    return play === null || question === null
      ? null
      : questionInWords(this.game, question, this.game.view(play.state, seat));
  }

  advise(query: Query, at: number): unknown {
    return this.advisor?.advise(this.viewAt(at) ?? this.moment(at).view, query);
  }

  /** How a line of an attack came to its dice; null where the very view before them is not known. */
  account(of: AccountFocus, at: number): AccountAdvice | null {
    const view = this.viewAt(at);
    return view === null ? null : (this.advisor?.account?.(view, of) ?? null);
  }

  luck(): readonly AttackLuck[] {
    const keeper = this.advisor?.luck?.();
    const course = keeper === undefined ? null : this.course();
    return keeper === undefined || course === null
      ? []
      : attacksIn(luckFrom(this.game, keeper, course.opening, course.entries));
  }
}
