import type { AnyGame, Json, MatchRecord, Option, Seat } from '@dustfront/kernel';
import type { Weighed } from '../player.ts';

/** A question of a record as its seat met it, and the answer it gave. */
export interface Decision {
  /** Which answer of the record, from 0. */
  readonly answer: number;
  readonly seat: Seat;
  readonly question: string;
  readonly options: readonly Option[];
  readonly option: Option;
  /** What the seat saw: nothing that came later. */
  readonly view: Json;
}

/** What a judge thinks of a decision. */
export interface Judgement {
  /** The best way that was open. */
  readonly best: Weighed;
  /** The way that was taken; null where the judge has not weighed it, and says nothing about its worth. */
  readonly taken: Weighed | null;
  /** Expected points that the better way would have brought; 0 where the judge cannot compare. */
  readonly cost: number;
  /** The answer that tells best what was done: the last step of a movement. */
  readonly told: Decision;
  /** Whether the first answer of the best way names it, as that of a movement or an attack does not. */
  readonly isNamed: boolean;
}

/** What the dice gave a seat's side, in points: its own attacks beyond expectation, and the enemy's. */
export interface SeatDice {
  readonly own: number;
  readonly enemy: number;
}

/** Weighs decisions of one game in points. */
export interface Judge {
  /** The name of the computer player whose values these are. */
  readonly name: string;
  /** The round or turn that a view shows. */
  round(view: Json): number;
  /** The chance of each seat's side to win, as a seat can judge it from what it sees. */
  chances(view: Json, seat: Seat): readonly number[];
  /** What the dice of a record did; null where its set-up cannot be played. */
  dice(rules: AnyGame, record: MatchRecord): readonly SeatDice[] | null;
  /** The smallest cost that this judge calls a mistake, if not the usual one. */
  readonly least?: number;
  /**
   * Judges the decision at a place in the list of its seat's decisions; null for those it has nothing to say about.
   * What follows in the list is looked at only to know where a movement led and at whom an attack was aimed: a way is
   * the player's choice, not luck.
   */
  judge(own: readonly Decision[], at: number): Judgement | null;
}

/** A way with what it can be recognised by. */
export interface Way {
  readonly marks: string;
  readonly value: number;
  readonly weighed: () => Weighed;
}

/** What was done: the marks to look for, and the answer that tells of it. */
export interface Done {
  readonly marks: string | null;
  readonly told: Decision;
  readonly isNamed: boolean;
  /** What of a difference is lost for good. */
  readonly share: number;
}

/** Compares what was done with the best of the ways. */
export function compared(ways: readonly Way[], { marks, told, isNamed, share }: Done): Judgement | null {
  const best = highest(ways);
  if (best === null) return null;
  const taken = highest(ways.filter((way) => way.marks === marks));
  return {
    best: best.weighed(),
    taken: taken?.weighed() ?? null,
    cost: taken === null ? 0 : share * Math.max(0, best.value - taken.value),
    told,
    isNamed,
  };
}

/** A decision that one answer makes. */
export const answered = (told: Decision, marks: string, share = 1): Done => ({
  marks,
  told,
  isNamed: true,
  share,
});

/** An undertaking of several answers, told by the last of its kind. */
export const undertaken = (
  run: readonly Decision[],
  marks: string | null,
  tells: (option: Option) => boolean,
): Done => ({
  marks,
  told: run.findLast(({ option }) => tells(option)) ?? run[0]!,
  isNamed: false,
  share: 1,
});

function highest(ways: readonly Way[]): Way | null {
  return ways.reduce<Way | null>((best, way) => (best === null || way.value > best.value ? way : best), null);
}

/**
 * The decisions of one undertaking from a place on: as long as the questions are of its kind. What is asked in the
 * middle of it about others' deeds, such as who falls to a reaction, does not end it.
 */
export function undertaking(
  own: readonly Decision[],
  at: number,
  isPart: (decision: Decision) => boolean,
  isAside: (decision: Decision) => boolean = () => false,
): readonly Decision[] {
  const end = own.findIndex((decision, i) => i > at && !isPart(decision) && !isAside(decision));
  return own.slice(at, end < 0 ? own.length : end).filter((decision) => !isAside(decision));
}
