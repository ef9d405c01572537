import { hitAlsoOn } from '@dustfront/wargame';
import type { Shot } from '../attack/shots.ts';
import { T } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, groupOf } from '../units.ts';

/** dt14.weapon.spotter.idle: a living Spotter of the unit or of the unit he stands with, who uses nothing. */
export function isSpotted(state: TacticsState, attacker: Unit, shots: readonly Shot[]): boolean {
  return groupOf(state, attacker).some((unit) => {
    const card = cardOfUnit(unit);
    return unit.soldiers.some(
      (man) =>
        card.soldiers[man]!.roles.includes('spotter') &&
        !shots.some((shot) => shot.by === unit.id && shot.men.includes(man)),
    );
  });
}

/** An idle Spotter lets sniper weapons of his unit hit on targets as well when sustained. */
export const spotter: SkillRule<'spotter'> = {
  id: 'spotter',
  cites: [
    'dt14.weapon.spotter.hit',
    'dt14.weapon.spotter.sustained',
    'dt14.weapon.spotter.idle',
    'dt14.weapon.spotter.each',
  ],
  shared: true,
  dice: {
    when: 'hits',
    applies: (blow) => blow.spotted && blow.sustained && !blow.back && blow.weapon.rules.includes('sniper'),
    line: (line) => hitAlsoOn(line, T, 'dt14.weapon.spotter.hit'),
  },
};
