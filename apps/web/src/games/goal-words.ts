import { t } from '../i18n/index.ts';
import type { GoalKind } from './draft.ts';
import type { GoalRow } from './face.ts';

/** A goal as every game with scenarios has them; squares by name, units by title. */
export interface GoalSpoken {
  readonly kind: GoalKind;
  readonly squares: readonly string[];
  readonly count: number;
  /** The round after which it counts, or the last one. */
  readonly round: number | 'end';
  /** From that round on, not only after it. */
  readonly from: boolean;
  /** Null for any unit. */
  readonly unit: string | null;
  /** Points for every square, unit or piece. */
  readonly each: boolean;
}

/** More squares than these are shown on the board, not listed. */
const listed = 6;

const squaresText = (squares: readonly string[]): string =>
  squares.length > listed ? t('goals.squares', { count: squares.length }) : squares.join(', ');

function whenText({ round, from }: GoalSpoken): string {
  if (round === 'end') return t('goals.atEnd');
  return t(from ? 'goals.fromRound' : 'goals.afterRound', { round });
}

/** A goal in words: what has to be done, where and when. */
export function goalText(goal: GoalSpoken): string {
  const { kind, count, unit, each } = goal;
  const squares = squaresText(goal.squares);
  const all = each || count >= goal.squares.length;
  switch (kind) {
    case 'hold':
      return t(all ? 'goals.holdAll' : 'goals.holdSome', { squares, count, when: whenText(goal) });
    case 'place':
      return t('goals.place', { squares, when: whenText(goal) });
    case 'control':
      return t('goals.control', { squares });
    case 'exit':
      if (unit !== null) return t('goals.exitUnit', { unit, squares });
      return each ? t('goals.exitEach', { squares }) : t('goals.exit', { count, squares });
    case 'reach':
      if (unit !== null) return t('goals.reachUnit', { unit, squares });
      return each ? t('goals.reachEach', { squares }) : t('goals.reach', { count, squares });
    case 'destroy':
      return t('goals.destroy', { unit: unit ?? '' });
    case 'destroy-cover':
      return t(all ? 'goals.coverAll' : 'goals.coverSome', { squares, count });
    case 'survive':
      return unit === null ? t('goals.surviveAny') : t('goals.survive', { unit });
  }
}

export function worthText(worth: 'win' | 'end' | number, each: boolean): string {
  if (worth === 'win') return t('goals.win');
  if (worth === 'end') return t('goals.end');
  return t(each ? 'goals.pointsEach' : 'goals.points', { count: worth });
}

/** What both sides may do is said once. */
export function mergedRows(rows: readonly GoalRow[]): readonly GoalRow[] {
  const done: GoalRow[] = [];
  for (const row of rows) {
    const at = done.findIndex((one) => one.text === row.text && one.worth === row.worth);
    const twin = done[at];
    if (twin === undefined) done.push(row);
    else {
      const now = [...new Set([twin.now, row.now])].filter((text) => text !== '').join(', ');
      done[at] = { ...twin, sides: [...new Set([...twin.sides, ...row.sides])], now };
    }
  }
  return done;
}

/** How many rounds are still to be played, the one under way among them. */
export function roundsText(round: number, rounds: number | null): string {
  if (rounds === null) return t('goals.noLimit');
  const count = Math.max(0, rounds - Math.max(1, round) + 1);
  return count <= 1 ? t('goals.lastRound') : t('goals.roundsLeft', { count });
}
