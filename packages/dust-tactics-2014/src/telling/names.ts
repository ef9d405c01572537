import type { Bloc } from '../cards/card.ts';
import { pointAt } from '../ground/table/spot.ts';
import { squareWord } from '../options.ts';
import type { TacticsState } from '../state.ts';
import { cardOfUnit } from '../units.ts';

/** What cards of one name at two prices are told apart by is no part of the name. */
const plain = (name: string): string => name.replace(/ \(starter price\)$/, '');

/** A unit as people call it: its card's name, with its own where there are several. */
export function titleOf(state: TacticsState, name: string): string {
  const unit = state.units.find((one) => one.name === name);
  if (unit === undefined) return name;
  const title = plain(cardOfUnit(unit).name);
  const twins = state.units.filter((one) => plain(cardOfUnit(one).name) === title);
  return twins.length > 1 ? `${title} (${name})` : title;
}

const BLOC_NAMES: Readonly<Record<Bloc, string>> = {
  allies: 'Allies',
  axis: 'Axis',
  blutkreuz: 'Blutkreuz',
  ssu: 'SSU',
  mercenaries: 'Mercenaries',
};

/** The bloc that a side fights for, mercenaries only where there is nobody else. */
function blocOfSide(state: TacticsState, side: number): Bloc {
  const cards = state.units.filter((unit) => unit.side === side).map(cardOfUnit);
  return (cards.find((card) => card.bloc !== 'mercenaries') ?? cards[0])?.bloc ?? 'allies';
}

/** A side as people call it; two of the same are told apart by their numbers. */
export function sideTitle(state: TacticsState, side: number): string {
  const name = BLOC_NAMES[blocOfSide(state, side)];
  return blocOfSide(state, 1 - side) === blocOfSide(state, side) ? `${name} ${side + 1}` : name;
}

/** A place as people call it: a square by its name, a point of a table in centimetres from its left and upper edge. */
export function placeWord({ table, board }: TacticsState, at: number): string {
  if (table === undefined) return squareWord(at, board.width);
  const [x, y] = pointAt(at).map((length) => Math.round(length / 10));
  return `${x} | ${y} cm`;
}

const SMALL: ReadonlySet<string> = new Set(['and', 'the', 'at']);

/** `fighting-spirit` as it stands on a card: Fighting Spirit. */
export const printedName = (id: string): string =>
  id
    .split('-')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`))
    .join(' ');
