import { hitAlsoOn } from '@dustfront/wargame';
import { T } from '../faces.ts';
import type { Blow, LineException } from '../hooks.ts';
import { cardOfUnit, groupOf, leaderOf } from '../units.ts';

/** dt14.ruling.expert.shared: in full matches the hero's companions with exactly that weapon are experts with him. */
function taught({ state, by, weapon }: Blow): boolean {
  if (state.rules !== 'full') return false;
  return groupOf(state, leaderOf(state, by)).some(
    (mate) =>
      mate !== by &&
      cardOfUnit(mate).weapons.some(({ line }) => line.rules.includes('expert') && line.name === weapon.name),
  );
}

/** A weapon named by Expert hits on targets as well in attack actions. */
export const expert: LineException = {
  id: 'expert',
  cites: [
    'dt14.skill.expert.hits',
    'dt14.skill.expert.hero-weapon',
    'dt14.skill.expert.hit',
    'dt14.skill.expert.actions',
    'dt14.close.retaliate.skills',
    'dt14.dice.hit.skill',
  ],
  applies: (blow) => !blow.back && (blow.weapon.rules.includes('expert') || taught(blow)),
  line: (line) => hitAlsoOn(line, T, 'dt14.skill.expert.hit'),
};
