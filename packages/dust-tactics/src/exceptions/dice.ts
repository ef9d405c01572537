import type { LineModifier } from '../hooks.ts';
import { allInOne } from './all-in-one.ts';
import { berserk } from './berserk.ts';
import { burst } from './burst.ts';
import { fightingSpirit } from './fighting-spirit.ts';
import { laser } from './laser.ts';
import { spotter } from './spotter.ts';
import { sustained } from './sustained.ts';

/**
 * Every modifier of attack dice, in the order in which they meet: re-rolls (sustained before Berserk), the laser's
 * chain on what then hits, the number of dice, and last the reversal of faces, which turns all of it round
 * (dt1.ruling.attack-rerolls).
 */
export const LINE_MODIFIERS: readonly LineModifier[] = [
  sustained,
  berserk.dice,
  laser,
  burst,
  allInOne.dice,
  spotter.dice,
  fightingSpirit.dice,
];
