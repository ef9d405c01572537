import { ALL_CARDS, type Card } from '@dustfront/dust-tactics-2014';
import { findAmong, parsePair } from '../card-names.ts';

export const findCard = (typed: string): Card =>
  findAmong(ALL_CARDS, typed, 'dustfront cards --game dust-tactics-2014');

/** `ranger-combat-squad+bazooka-joe`: a unit and the hero who fights in it. */
export const parseUnit = (text: string): { card: Card; hero: Card | null } =>
  parsePair(text, 'ranger-combat-squad+bazooka-joe', findCard);
