import { rerollMisses } from '@dustfront/wargame';
import type { LineException } from '../hooks.ts';

/** Fired alone in a plain attack its misses are rolled again, which awakes nothing else. */
export const wireGuided: LineException = {
  id: 'wire-guided',
  cites: ['dt14.weapon.wire.reroll', 'dt14.weapon.wire.attack', 'dt14.weapon.wire.alone'],
  applies: (blow) => blow.alone && !blow.sustained && !blow.back && blow.weapon.rules.includes('wire-guided'),
  line: (line) => rerollMisses(line, 'dt14.weapon.wire.reroll'),
};
