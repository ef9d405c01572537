import { ALL_CARDS, type Card } from '@dustfront/dust-tactics-2014';
import { findAmong } from '../card-names.ts';

export const findCard = (typed: string): Card =>
  findAmong(ALL_CARDS, typed, 'dustfront cards --game dust-tactics-2014');
