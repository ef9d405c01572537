import { multiplyDice } from '@dustfront/wargame';
import type { LineException } from '../hooks.ts';

/** Dice are multiplied by the rounds fired; damage is not. */
export const volley: LineException = {
  id: 'volley',
  cites: [
    'dt14.weapon.volley.boxes',
    'dt14.weapon.volley.multiply',
    'dt14.weapon.volley.damage',
    'dt14.weapon.volley.blast',
  ],
  applies: (blow) => blow.rounds > 1,
  line: (line, blow) => multiplyDice(line, blow.rounds, 'dt14.weapon.volley.multiply'),
};
