import type { DuelOdds } from '@dustfront/advice';
import { coreDuel } from '@dustfront/advice/dust-tactics';
import { type Bloc, CARDS, type Card, cardById, cardIdsOf, checkArmy } from '@dustfront/dust-tactics';
import { columnOf, provenanceOf } from '@dustfront/dust-tactics/query';
import type { SideSign } from '../../drawings/emblems.tsx';
import { t } from '../../i18n/index.ts';
import type { ArmyBuilder, PoolCard } from '../workshop.ts';
import { cardModel } from './card.ts';
import { coreArmies, parseUnits } from './setup.ts';

const scaleOf = (scale: string) => (scale === 'later' ? 'later' : 'original');
const blocOf = (sign: SideSign): Bloc => (sign === 'axis' ? 'axis' : 'allies');

const poolCard = (card: Card): PoolCard => ({
  id: card.id,
  name: card.name,
  nickname: card.nickname ?? '',
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

function duel(unit: string, enemy: string, range: number): DuelOdds | null {
  const [attacker, target] = [unit, enemy].map((one) => parseUnits([one])[0]);
  return attacker === undefined || target === undefined ? null : coreDuel(attacker, target, range);
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
  duel,
};
