import { tableOfTwo, tacticsDuel } from '@dustfront/advice/dust-tactics-2014';
import {
  ALL_CARDS,
  type Card,
  cardOf,
  costOf,
  dustTactics2014,
  type Force,
  forceProblems,
  hasCard,
  WORKS_COST,
} from '@dustfront/dust-tactics-2014';
import type { SideSign } from '../../drawings/emblems.tsx';
import { t } from '../../i18n/index.ts';
import type { CardModel } from '../face.ts';
import type { ArmyBuilder, PoolCard } from '../workshop.ts';
import { artOf } from './art.ts';
import { armourOf, tacticsCard } from './card.ts';
import { viewOf } from './model.ts';
import { tacticsArmies } from './setup.ts';

/** A list may name works among its cards: bunkers and strongpoints are bought like units. */
const isWorks = (id: string): boolean => WORKS_COST[id] !== undefined;

export const forceOf = (units: readonly string[]): Force => ({
  name: 'own',
  cards: units.filter((id) => !isWorks(id)),
  works: units.filter(isWorks),
});

const signOf: Readonly<Record<Card['bloc'], SideSign>> = {
  allies: 'allies',
  axis: 'axis',
  blutkreuz: 'axis',
  ssu: 'ssu',
  mercenaries: 'mercs',
};

const factionOf = (card: Card): string =>
  card.bloc === 'blutkreuz'
    ? t('tactics.blutkreuz')
    : card.faction !== ''
      ? card.faction
      : card.bloc === 'mercenaries'
        ? t('sides.mercs')
        : '';

const poolCard = (card: Card): PoolCard => ({
  id: card.id,
  name: card.name,
  nickname: '',
  sign: signOf[card.bloc],
  kind: card.kind,
  faction: factionOf(card),
  note: armourOf(card),
  unique: card.kind === 'hero' || card.pilotName !== null,
  art: artOf(card, null),
  provenance: card.provenance,
});

const worksCard = (id: string): PoolCard => {
  const name = t(`army.fort.${id as 'bunker' | 'strongpoint' | 'upgrade'}`);
  return {
    id,
    name,
    nickname: '',
    sign: 'neutral',
    kind: 'works',
    faction: '',
    note: '',
    unique: false,
    art: null,
    provenance: null,
  };
};

/** Mercenaries fight for anybody who pays them. */
function poolOf(sign: SideSign): readonly PoolCard[] {
  const cards = ALL_CARDS.filter((card) => signOf[card.bloc] === sign || card.skills.includes('mercenary'));
  return [...cards.map(poolCard), ...Object.keys(WORKS_COST).map(worksCard)];
}

const printed = new Map<string, CardModel>();

/** The card as it lies in the box: nothing is lost, nobody is anywhere. */
function cardFor(id: string): CardModel | null {
  if (!hasCard(id)) return null;
  const key = `${id} ${t('card.points')}`;
  let model = printed.get(key);
  if (model === undefined) {
    const table = tableOfTwo(id, id);
    const found = table === null ? null : tacticsCard(viewOf(dustTactics2014.view(table, null)), '1a');
    if (found === null) return null;
    model = { ...found, key: id, name: cardOf(id).name, sign: signOf[cardOf(id).bloc], square: '' };
    printed.set(key, model);
  }
  return model;
}

export const tacticsBuilder: ArmyBuilder = {
  game: 'dust-tactics-2014',
  blocs: () => [
    { sign: 'allies', name: t('sides.allies') },
    { sign: 'axis', name: t('sides.axis') },
    { sign: 'ssu', name: t('sides.ssu') },
    { sign: 'mercs', name: t('sides.mercs') },
  ],
  pool: poolOf,
  find: (id) => (hasCard(id) ? poolCard(cardOf(id)) : isWorks(id) ? worksCard(id) : null),
  kinds: ['squad', 'support', 'hero', 'vehicle', 'aircraft', 'works'],
  card: cardFor,
  scales: () => [],
  limits: [25, 50, 75, 100, 150],
  points: (id) => (hasCard(id) ? cardOf(id).ap : (WORKS_COST[id] ?? 0)),
  cost: (units) => costOf(forceOf(units.filter((id) => isWorks(id) || hasCard(id)))),
  problems: (_sign, units, limit) => forceProblems(forceOf(units), '', limit),
  joiners: () => [],
  ready: tacticsArmies,
  ranges: [1, 3, 6],
  duel: tacticsDuel,
};
