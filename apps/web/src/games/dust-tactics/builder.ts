import {
  type Bloc,
  CARDS,
  type Card,
  type CoreState,
  cardById,
  cardIdsOf,
  checkArmy,
  dustTactics,
  type ForceUnit,
} from '@dustfront/dust-tactics';
import { attackPlan, columnOf, provenanceOf, sizeOf, unitNamed } from '@dustfront/dust-tactics/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import type { SideSign } from '../../drawings/emblems.tsx';
import { t } from '../../i18n/index.ts';
import type { ArmyBuilder, DuelOdds, PoolCard } from '../workshop.ts';
import { cardModel } from './card.ts';
import { coreArmies, parseUnits } from './setup.ts';

const scaleOf = (scale: string) => (scale === 'later' ? 'later' : 'original');
const blocOf = (sign: SideSign): Bloc => (sign === 'axis' ? 'axis' : 'allies');

const poolCard = (card: Card): PoolCard => ({
  id: card.id,
  name: card.name,
  title: card.nickname ?? card.name,
  sign: card.bloc,
  kind: card.kind,
  faction: '',
  note: columnOf(card.armour),
  unique: card.kind === 'hero',
  art: cardModel(card, null, '', false).art,
  provenance: provenanceOf(card),
});

const pools: Partial<Record<Bloc, readonly PoolCard[]>> = {};

function poolOf(bloc: Bloc): readonly PoolCard[] {
  pools[bloc] ??= CARDS.filter((card) => card.bloc === bloc).map(poolCard);
  return pools[bloc];
}

/** Whether a hero may join a squad, by the same check as a whole list. */
const mayJoin = (bloc: Bloc, squad: string, hero: string): boolean =>
  checkArmy(bloc, [{ card: squad, hero }], cardById, { limit: null, scale: 'original' }).length === 0;

const WIDTH = 10;
const field = Array.from({ length: 3 }, () => '.'.repeat(WIDTH));

/** A bare table with one unit a side, so many squares apart. */
function duelTable(attacker: ForceUnit, target: ForceUnit, bloc: Bloc, range: number): CoreState | null {
  const other: Bloc = bloc === 'allies' ? 'axis' : 'allies';
  const setup = {
    battlefield: {
      id: 'duel',
      title: '',
      note: '',
      map: field,
      entry: { allies: [[0, 1]], axis: [[WIDTH - 1, 1]] },
    },
    forces: { [bloc]: [attacker], [other]: [target] },
    points: 'open',
  };
  const made = dustTactics.setup(setup as unknown as Json);
  if (isProblems(made)) return null;
  const mine = bloc === 'allies' ? 0 : 1;
  const first = made.units.find((unit) => unit.side === mine);
  if (first === undefined) return null;
  for (const unit of made.units) {
    unit.place = 'board';
    unit.square = WIDTH + (unit.side === mine ? 0 : sizeOf(first) - 1 + range);
  }
  return made;
}

/** Exact odds of one attack with everything that reaches, at a distance, in the open. */
function duelOdds(unit: string, enemy: string, range: number): DuelOdds | null {
  const [attacker] = parseUnits([unit]);
  const [target] = parseUnits([enemy]);
  if (attacker === undefined || target === undefined) return null;
  const bloc = cardById(attacker.card)?.bloc ?? 'allies';
  const state = duelTable(attacker, target, bloc, range);
  if (state === null) return null;
  const side = bloc === 'allies' ? 0 : 1;
  const one = state.units.find((u) => u.side === side);
  const two = state.units.find((u) => u.side !== side);
  if (one === undefined || two === undefined) return null;
  const odds = attackOdds(
    attackPlan(state, unitNamed(state, one.name), unitNamed(state, two.name), { sustained: false }),
  ).target;
  return { range, chances: odds.atLeast.slice(1), mean: odds.mean, destroyed: odds.destroyed };
}

export const coreBuilder: ArmyBuilder = {
  game: 'dust-tactics',
  blocs: () => [
    { sign: 'allies', name: t('sides.allies') },
    { sign: 'axis', name: t('sides.axis') },
  ],
  pool: (sign) => poolOf(blocOf(sign)),
  find: (id) => [...poolOf('allies'), ...poolOf('axis')].find((card) => card.id === id) ?? null,
  kinds: ['squad', 'vehicle', 'hero'],
  card: (id, scale) => {
    const card = cardById(id);
    return card === undefined ? null : cardModel(card, null, '', scale === 'later');
  },
  scales: () => [
    { value: 'original', text: `AP ${t('core.original')}` },
    { value: 'later', text: `AP ${t('core.later')}` },
  ],
  limits: [16, 8, 12, 24],
  points: (id, scale) => cardById(id)?.ap[scaleOf(scale)] ?? 0,
  cost: (units, scale) =>
    cardIdsOf(parseUnits(units)).reduce((sum, id) => sum + (cardById(id)?.ap[scaleOf(scale)] ?? 0), 0),
  problems: (sign, units, limit, scale) =>
    checkArmy(blocOf(sign), parseUnits(units), cardById, { limit, scale: scaleOf(scale) }),
  joiners: (sign, unit, heroes) =>
    cardById(unit)?.kind === 'squad' ? heroes.filter((hero) => mayJoin(blocOf(sign), unit, hero)) : [],
  ready: coreArmies,
  ranges: [1, 3, 5],
  duel: duelOdds,
};
