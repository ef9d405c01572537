import { multiplyDice } from '@dustfront/wargame';
import type { LineException } from '../hooks.ts';

/** Twice the dice for the Loaded token. */
export const salvo: LineException = {
  id: 'salvo',
  cites: [
    'dt14.weapon.salvo.start',
    'dt14.weapon.salvo.double',
    'dt14.weapon.salvo.both-kinds',
    'dt14.weapon.salvo.volley',
  ],
  applies: (blow) => blow.salvo,
  line: (line) => multiplyDice(line, 2, 'dt14.weapon.salvo.double'),
};
