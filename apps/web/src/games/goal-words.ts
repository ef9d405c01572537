import type { Goal, GoalNow, GoalsAdvice } from '@dustfront/advice';
import { t } from '../i18n/index.ts';
import type { GoalRow } from './face.ts';
import type { SayRound } from './rounds.ts';

/** How a game calls what goals speak of. */
export interface GoalNames {
  readonly side: (side: number) => string;
  /** A unit by its name in the view. */
  readonly unit: (name: string) => string;
  /** A goal that has words of its own. */
  readonly told: () => string;
  /** How it speaks of its rounds. */
  readonly rounds?: SayRound;
}

/** What of a goal is put into words; the unit as it is called. */
export type GoalSpoken = Pick<Goal, 'kind' | 'squares' | 'count' | 'round' | 'from' | 'unit' | 'each'>;

/** More squares than these are shown on the board, not listed. */
const listed = 6;

const squaresText = (squares: readonly string[]): string =>
  squares.length > listed ? t('goals.squares', { count: squares.length }) : squares.join(', ');

function whenText({ round, from }: GoalSpoken, say: SayRound): string {
  if (round === 'end') return t('goals.atEnd');
  return say(from ? 'goals.fromRound' : 'goals.afterRound', { round });
}

/** A goal in words: what has to be done, where and when. */
export function goalText(goal: GoalSpoken, told = () => '', say: SayRound = t): string {
  const { kind, count, unit, each } = goal;
  const squares = squaresText(goal.squares);
  const all = each || count >= goal.squares.length;
  switch (kind) {
    case 'hold':
      return t(all ? 'goals.holdAll' : 'goals.holdSome', { squares, count, when: whenText(goal, say) });
    case 'place':
      return t('goals.place', { squares, when: whenText(goal, say) });
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
    case 'told':
      return told();
  }
}

export function worthText(worth: Goal['worth'], each: boolean): string {
  if (worth === null) return '';
  if (worth === 'win') return t('goals.win');
  if (worth === 'end') return t('goals.end');
  return t(each ? 'goals.pointsEach' : 'goals.points', { count: worth });
}

/** How things stand with a goal. */
function nowText(now: GoalNow, { side }: GoalNames): string {
  switch (now.what) {
    case 'count':
      return t('goals.now', { side: side(now.side), count: now.count });
    case 'holds':
      return t('goals.holds', { side: side(now.side), squares: now.squares.join(', ') });
    case 'unheld':
      return t('goals.nobody');
    case 'alone':
      return now.side === null ? t('goals.nobody') : t('goals.alone', { side: side(now.side) });
    case 'paid':
      return t('goals.paid', { side: side(now.side) });
  }
}

/** A goal as the table shows it. */
export const goalRow = (goal: Goal, names: GoalNames): GoalRow => ({
  sides: goal.sides,
  text: goalText(
    { ...goal, unit: goal.unit === null ? null : names.unit(goal.unit) },
    names.told,
    names.rounds,
  ),
  worth: worthText(goal.worth, goal.each),
  now: goal.now.map((now) => nowText(now, names)).join(', '),
  squares: goal.squares,
});

/** What is the same for both sides and in every match, by the keys of its text and of what it brings. */
export const sameForAll = (
  text: 'goals.destroyAny' | 'tactics.eliminate',
  worth: 'points' | 'win',
): GoalRow => ({
  sides: [0, 1],
  text: t(text),
  worth: worth === 'win' ? t('goals.win') : t('goals.theirPoints'),
  now: '',
  squares: [],
});

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
export function roundsText({ round, rounds }: GoalsAdvice, say: SayRound = t): string {
  if (rounds === null) return say('goals.noLimit');
  const count = Math.max(0, rounds - Math.max(1, round) + 1);
  return count <= 1 ? say('goals.lastRound') : say('goals.roundsLeft', { count });
}
