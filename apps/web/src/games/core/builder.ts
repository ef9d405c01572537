import {
  attackPlan,
  type Bloc,
  CARDS,
  type Card,
  type CoreState,
  cardById,
  cardIdsOf,
  checkArmy,
  dustTactics,
  type ForceUnit,
  unitNamed,
} from '@dustfront/dust-tactics';
import { isProblems, type Json } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import type { CardModel } from '../face.ts';
import { cardModel } from './card.ts';
import { parseUnits } from './setup.ts';

export interface BuilderProblem {
  readonly at: string;
  readonly message: string;
  readonly rule?: string;
}

export const builderCards = (bloc: string): readonly Card[] => CARDS.filter((card) => card.bloc === bloc);
export const builderCard = (id: string): Card | undefined => cardById(id);
export const printed = (card: Card, later: boolean): CardModel => cardModel(card, null, '', later);

export const costOf = (units: readonly string[], later: boolean): number =>
  cardIdsOf(parseUnits(units)).reduce(
    (sum, id) => sum + (cardById(id)?.ap[later ? 'later' : 'original'] ?? 0),
    0,
  );

/** What is wrong with a list: strictly by limit and uniqueness, or only what can never be. */
export function problemsOf(
  bloc: Bloc,
  units: readonly string[],
  limit: number | null,
  later: boolean,
): readonly BuilderProblem[] {
  return checkArmy(bloc, parseUnits(units), cardById, { limit, scale: later ? 'later' : 'original' });
}

/** Whether a hero may join a squad, by the same check as a whole list. */
export const mayJoin = (bloc: Bloc, squad: string, hero: string): boolean =>
  checkArmy(bloc, [{ card: squad, hero }], cardById, { limit: null, scale: 'original' }).length === 0;

const field = ['.......', '.......', '.......'];

/** A bare table with one unit a side, so many squares apart. */
function duel(attacker: ForceUnit, target: ForceUnit, bloc: Bloc, range: number): CoreState | null {
  const other: Bloc = bloc === 'allies' ? 'axis' : 'allies';
  const setup = {
    battlefield: { id: 'duel', title: '', note: '', map: field, entry: { allies: [[0, 1]], axis: [[6, 1]] } },
    forces: { [bloc]: [attacker], [other]: [target] },
    points: 'open',
  };
  const made = dustTactics.setup(setup as unknown as Json);
  if (isProblems(made)) return null;
  const mine = bloc === 'allies' ? 0 : 1;
  for (const unit of made.units) {
    unit.place = 'board';
    unit.square = unit.side === mine ? 7 : 7 + range;
  }
  return made;
}

export interface DuelOdds {
  readonly range: number;
  readonly chances: readonly number[];
  readonly mean: number;
  readonly destroyed: number;
}

/** Exact odds of one attack with everything that reaches, at a distance, in the open. */
export function duelOdds(
  unit: string,
  enemy: string,
  bloc: Bloc,
  range: number,
  sustained: boolean,
): DuelOdds | null {
  const [attacker] = parseUnits([unit]);
  const [target] = parseUnits([enemy]);
  if (attacker === undefined || target === undefined) return null;
  const state = duel(attacker, target, bloc, range);
  if (state === null) return null;
  const side = bloc === 'allies' ? 0 : 1;
  const one = state.units.find((u) => u.side === side);
  const two = state.units.find((u) => u.side !== side);
  if (one === undefined || two === undefined) return null;
  const odds = attackOdds(
    attackPlan(state, unitNamed(state, one.name), unitNamed(state, two.name), { sustained }),
  ).target;
  return { range, chances: odds.atLeast.slice(1), mean: odds.mean, destroyed: odds.destroyed };
}
