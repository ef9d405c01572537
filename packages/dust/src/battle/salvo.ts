import { MISSILE_DICE } from '../exceptions/ballistic-missiles.ts';
import { BOMBER, DICE, SUBMARINE } from '../units.ts';

/** Attacks in one roll, which nobody answers. */
export type Salvo = 'bombers' | 'submarines' | 'missiles';

/**
 * All bombers present roll two dice each [dust.special.bomber.all-roll], all submarines one [dust.special.sub.all-roll]
 * [dust.ruling.90], missiles three in all. Aces add nothing here [dust.ruling.43].
 */
export function salvoDice(salvo: Salvo, present: readonly number[]): number {
  if (salvo === 'missiles') return MISSILE_DICE;
  const type = salvo === 'bombers' ? BOMBER : SUBMARINE;
  return present[type]! * DICE[type]!;
}
