import { CARDS, type Card } from '@dustfront/dust-tactics';
import { findAmong, parsePair } from '../card-names.ts';

export const findCard = (typed: string): Card => findAmong(CARDS, typed, 'dustfront cards');

/** `assault-rangers+joe-brown`: a squad and the hero who joins it. */
export const parseUnit = (text: string): { card: Card; hero: Card | null } =>
  parsePair(text, 'combat-rangers+joe-brown', findCard);
