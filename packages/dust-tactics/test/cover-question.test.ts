import { test } from 'vitest';
import { table } from './table.ts';

test('[dt1.cover.in-square] cover can be asked about against a unit that has nothing to fire', () => {
  const fort = {
    id: 'fort',
    name: 'Fort',
    bloc: 'allies',
    kind: 'vehicle',
    armour: { class: 'vehicle', level: 6 },
    move: 1,
    miniatures: 1,
    health: 6,
    ap: { original: 6, later: 60 },
    skills: [],
    weapons: [],
    figures: [[]],
  };
  table({
    position: `
      round 2
      turn allies
      card ${JSON.stringify(fort)}
      map
        . . c
      allies fort A1
      axis recon-grenadiers C1`,
    steps: [{ ask: { cover: ['fort', 'recon-grenadiers'] }, expect: 'soft' }],
  });
});
