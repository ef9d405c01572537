/** What ready-made scenarios are put together from. */
import { makeGrid, squareAt } from '@dustfront/wargame';
import { groundOf } from '../ground/index.ts';
import { type Board, openBoard } from '../ground/squares/board.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { TacticsState } from '../state.ts';
import { holder, occupier } from './control.ts';
import type { Verdict } from './scenario.ts';

/**
 * Two mats of six by nine squares, long edges together (dt14.setup.board.two-mats, dt14.setup.mats.scenario,
 * dt14.ruling.board.size).
 */
export const WIDE = 12;
export const HIGH = 9;
const grid = makeGrid(WIDE, HIGH);
export const at = (column: number, row: number) => squareAt(grid, column - 1, row - 1);
export const mats = (): Board => openBoard(WIDE, HIGH);

export const LONG: readonly [number, number] = [0, 2];
export const SHORT: readonly [number, number] = [3, 1];
/** dt14.setup.terrain.amount: two tiles and a tank trap each. */
export const USUAL = ['tile', 'tile', 'trap'];
export const never = () => null;

const objectivesOf = (state: TacticsState): readonly number[] => groundOf(state).control.objectives(state);

/** dt14.scen.reload.end.both, dt14.scen.fuel.end.both: both objectives from turn three. */
export function bothHeld(rule: RuleId) {
  return (state: TacticsState): Verdict | null => {
    if (state.turn < 3) return null;
    const held = objectivesOf(state).map((square) => holder(state, square));
    const [one] = held;
    return one !== null && one !== undefined && held.every((side) => side === one)
      ? { winner: one, reason: 'objective', rule }
      : null;
  };
}

export function moreHeld(rule: RuleId) {
  return (state: TacticsState): Verdict | null => {
    const held = objectivesOf(state).map((square) => holder(state, square));
    const count = (side: number) => held.filter((one) => one === side).length;
    if (count(0) === count(1)) return null;
    return { winner: count(0) > count(1) ? 0 : 1, reason: 'objective', rule };
  };
}

/** Both markers from turn three, or more of them after the last. */
export const markers = (rule: RuleId, atLast = rule) =>
  ({ wins: 'markers', objective: bothHeld(rule), final: moreHeld(atLast) }) as const;

const aloneIn =
  (place: readonly number[], from: number, rule: RuleId) =>
  (state: TacticsState): Verdict | null => {
    if (state.turn < from) return null;
    const winner = occupier(state, place);
    return winner === null ? null : { winner, reason: 'objective', rule };
  };

/** Who is alone in a place after the last turn, or after any from this one on. */
export const alone = (place: readonly number[], rule: RuleId, from: number | 'end' = 'end') => {
  const inside = aloneIn(place, from === 'end' ? 0 : from, rule);
  return { place, wins: { alone: from }, objective: from === 'end' ? never : inside, final: inside } as const;
};

export const block = (x0: number, y0: number, x1: number, y1: number): number[] => {
  const squares: number[] = [];
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) squares.push(at(x, y));
  return squares;
};
export const columns = (row: number, ...at_: number[]): number[] => at_.map((column) => at(column, row));

/** dt14.scen.end.turn-eight; points decide. */
export const COMMON = {
  lastTurn: 8,
  place: [],
  reserves: [],
  resupply: false,
  wins: null,
  objective: never,
  final: never,
} as const;
