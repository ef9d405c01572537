import {
  type AreaView,
  type CardData,
  COLOURS,
  DECK,
  type DustOption,
  type DustView,
  type MapData,
  UNIT_TYPES,
  type UnitType,
  WORLD,
} from '@dustfront/dust';
import type { Json } from '@dustfront/kernel';
import type { OpenQuestion, OptionRow } from '../../session/table.ts';

export const viewOf = (view: Json): DustView => view as unknown as DustView;
export const optionOf = (row: OptionRow): DustOption => row.option as unknown as DustOption;

export const mapOf = (view: DustView): MapData => (view.map === 'world' ? WORLD : view.map);

/** Which of the six paints and signs stands for a colour of the box. */
const armies: Readonly<Record<string, number>> = { blue: 0, red: 1, green: 2, yellow: 3, grey: 4, black: 5 };
export const armyOfColour = (colour: string): number => armies[colour] ?? 0;

/** Before colours are chosen each seat has the paint of the colour that would be left for it. */
export function armyOf(view: DustView, seat: number): number {
  const colour = view.players[seat]?.colour ?? null;
  if (colour !== null) return armyOfColour(colour);
  const taken = new Set(view.players.map((player) => player.colour));
  const without = view.players.filter((player) => player.colour === null).map((player) => player.seat);
  const free = COLOURS.filter((name) => !taken.has(name));
  return armyOfColour(free[without.indexOf(seat)] ?? 'blue');
}

export type UnitCounts = Partial<Record<UnitType, number>>;
export const unitList = (units: UnitCounts): { kind: UnitType; count: number }[] =>
  UNIT_TYPES.flatMap((kind) => ((units[kind] ?? 0) > 0 ? [{ kind, count: units[kind] ?? 0 }] : []));
export const countOf = (units: UnitCounts): number =>
  unitList(units).reduce((sum, { count }) => sum + count, 0);

const cards = new Map(DECK.cards.map((card) => [card.id, card]));
/** A card of the standard deck; other decks' cards are shown by their id alone. */
export const cardOf = (id: string): CardData | null => cards.get(id) ?? null;

const byId = new WeakMap<DustView, ReadonlyMap<string, AreaView>>();
export function areaOf(view: DustView, id: string): AreaView | null {
  let index = byId.get(view);
  if (index === undefined) {
    index = new Map(view.areas.map((area) => [area.id, area]));
    byId.set(view, index);
  }
  return index.get(id) ?? null;
}

/** The area that an answer is given on, if any. */
export function placeOf(option: DustOption): string | null {
  switch (option.do) {
    case 'claim':
    case 'centre':
    case 'place':
    case 'free-mech':
    case 'to':
    case 'retreat':
      return option.area;
    case 'move':
    case 'attack':
    case 'mechs':
      return option.from;
    default:
      return null;
  }
}

export type Phase = 'setup' | 'cards' | 'production' | 'movement' | 'combat' | 'scoring' | 'over';

/** What part of the game it is, from the procedures under way. */
export function phaseOf(view: DustView): Phase {
  if (view.ending !== null) return 'over';
  const kinds = view.path.map((step) => step.split('.')[0]);
  if (kinds.includes('setup')) return 'setup';
  if (kinds.includes('initiative')) return 'cards';
  if (view.combat !== null || view.battle !== null) return 'combat';
  if (view.movement !== null) return 'movement';
  if (view.production !== null) return 'production';
  return 'scoring';
}

export const setupSteps = ['order', 'capital', 'source', 'land', 'centre', 'reinforcements'] as const;
export type SetupStep = (typeof setupSteps)[number];

const stepsByName: Readonly<Record<string, SetupStep>> = {
  'capital-garrisons': 'capital',
  'source-garrisons': 'source',
  'land-garrisons': 'land',
};

/** Which step of the set-up is under way; the path names what follows it. */
export function setupStepOf(view: DustView): SetupStep | null {
  const [kind, step = ''] = (view.path.find((one) => one.startsWith('setup.')) ?? '').split('.');
  if (kind !== 'setup') return null;
  if (step === 'reinforcements')
    return view.path.some((one) => one.startsWith('draft.')) ? 'centre' : 'reinforcements';
  return stepsByName[step] ?? 'order';
}

/** Questions whose options lie on the map as origins of something. */
export const startsRoute = ({ name }: OpenQuestion): boolean => name === 'movement' || name === 'combat';
