import { hitAlsoOn } from '@dustfront/wargame';
import { T } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** Hits on targets as well when sustained. */
export const powerScopes: SkillRule<'power-scopes'> = {
  id: 'power-scopes',
  cites: ['dt14.weapon.scopes.hit', 'dt14.weapon.scopes.sustained'],
  shared: false,
  dice: {
    when: 'hits',
    applies: (blow) => blow.sustained && !blow.close && !blow.back && has(blow.by, 'power-scopes'),
    line: (line) => hitAlsoOn(line, T, 'dt14.weapon.scopes.hit'),
  },
};
