import type { DustView } from '@dustfront/dust';
import type { OpenQuestion, OptionRow } from '../../session/table.ts';
import type { Target } from '../face.ts';
import { countOf, optionOf, placeOf } from './model.ts';

const commits = new Set(['stand', 'use', 'end']);
const quiet = new Set(['pass', 'keep', 'done', 'stop', 'end']);

/** Where an answer is given: on an area of the map, or with a button. */
export function dustTarget(row: OptionRow, view: DustView): Target {
  const option = optionOf(row);
  const place = placeOf(option);
  if (place !== null) return { on: 'square', square: place };
  // What was bought can be taken back until its buyer says that it is all.
  const pays = option.do === 'done' && view.production !== null && isFilled(view.production.cart);
  return {
    on: 'button',
    weight: commits.has(option.do) || pays ? 'commit' : quiet.has(option.do) ? 'quiet' : 'normal',
  };
}

const isFilled = ({ units, centres, cards }: NonNullable<DustView['production']>['cart']): boolean =>
  countOf(units) + centres + cards > 0;

/** What a seat can only decide with its own hand in sight. */
const secret = new Set(['setup-card', 'initiative', 'discard', 'purchase']);
export const dustIsSecret = (question: OpenQuestion): boolean => secret.has(question.name);

/** No card is thrown away: the shop opens. */
export const KEEP = 'keep';
export const dustUnasked = ({ name }: OpenQuestion): string | null => (name === 'discard' ? KEEP : null);

/** Where to and how many belong to the order that they are about. */
const orders = new Set(['destination', 'load', 'target', 'attackers', 'mechs']);
export const dustFollows = ({ name }: OpenQuestion): boolean => orders.has(name);

/** Shopping and placing go by quickly; moves and battles at a pace that can be followed. */
const paces: Readonly<Record<string, number>> = {
  movement: 60,
  destination: 60,
  load: 260,
  combat: 120,
  target: 120,
  attackers: 300,
  declare: 300,
  retreat: 320,
  reroll: 320,
  casualties: 200,
  nurse: 300,
  'retreat-where': 200,
};
export const dustPace = (question: OpenQuestion): number => paces[question.name] ?? 25;

/** The area on which the answer is given that a hint means. */
export function hintedArea(row: OptionRow | null): string | null {
  return row === null ? null : placeOf(optionOf(row));
}
