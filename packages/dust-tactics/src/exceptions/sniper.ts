import type { CoreState, Unit } from '../state.ts';
import { lineNamed } from '../table/weapons.ts';

/**
 * The seat that picks who takes the damage of a line: the owner's, but of a sniper's own line the shooter's
 * (dt1.skill.sniper.picks, dt1.skill.sniper.own-shots, dt1.skill.sniper.others).
 */
export function chooserOf(state: CoreState, shooter: Unit, line: string, struck: Unit): number {
  return lineNamed(state, shooter, line).traits.includes('sniper') ? shooter.seat : struck.seat;
}
