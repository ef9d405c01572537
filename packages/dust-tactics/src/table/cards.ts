import type { Armour, Card, SkillId, WeaponLine } from '../cards/card.ts';
import { ARMOUR_COLUMNS, columnOf } from '../cards/card.ts';
import { cardById } from '../cards/index.ts';
import type { CoreState, Unit } from '../state.ts';

/** A card prepared for quick reading. */
export interface CardFacts {
  readonly card: Card;
  readonly column: number;
  readonly skills: ReadonlySet<SkillId>;
  /** It has a weapon that is loaded again. */
  readonly reloads: boolean;
  readonly lines: ReadonlyMap<string, WeaponLine>;
  /** Carriers of each line among a set of miniatures is read off this: figures[i] lists line indices. */
  readonly carries: readonly (readonly number[])[];
}

const prepared = new WeakMap<Card, CardFacts>();

function prepare(card: Card): CardFacts {
  const index = new Map(card.weapons.map((line, i) => [line.id, i]));
  return {
    card,
    column: columnIndex(card.armour),
    skills: new Set(card.skills),
    reloads: card.weapons.some((line) => line.reload),
    lines: new Map(card.weapons.map((line) => [line.id, line])),
    carries: card.figures.map((ids) => ids.map((id) => index.get(id)!)),
  };
}

export function columnIndex(armour: Armour): number {
  return ARMOUR_COLUMNS.indexOf(columnOf(armour));
}

export function factsOf(card: Card): CardFacts {
  let facts = prepared.get(card);
  if (!facts) {
    facts = prepare(card);
    prepared.set(card, facts);
  }
  return facts;
}

export function findCard(state: CoreState, id: string): Card | undefined {
  return state.cards[id] ?? cardById(id);
}

/** The cards of a match's units by their number; kept beside the state, found by the match's own cards. */
const tables = new WeakMap<object, CardFacts[]>();
let lastCards: object | null = null;
let lastTable: CardFacts[] = [];

/** The card of a unit, prepared; a unit never exists without one. */
export function factsOfUnit(state: CoreState, unit: Unit): CardFacts {
  if (state.cards !== lastCards) {
    lastCards = state.cards;
    lastTable = tables.get(state.cards) ?? [];
    tables.set(state.cards, lastTable);
  }
  const known = lastTable[unit.id];
  return known !== undefined && known.card.id === unit.card ? known : lookUp(state, unit);
}

function lookUp(state: CoreState, unit: Unit): CardFacts {
  const card = findCard(state, unit.card);
  if (!card) throw new Error(`no card ${unit.card}`);
  const facts = factsOf(card);
  lastTable[unit.id] = facts;
  return facts;
}

export function cardOf(state: CoreState, unit: Unit): Card {
  return factsOfUnit(state, unit).card;
}

/** Army points on the scale of the match (dt1.ap.value). */
export function pointsOf(state: CoreState, unit: Unit): number {
  return cardOf(state, unit).ap[state.options.scale];
}
