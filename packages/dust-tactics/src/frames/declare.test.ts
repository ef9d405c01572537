import { test } from 'vitest';
import { table } from '../../test/table.ts';
import { cardById } from '../cards/index.ts';

test('[dt1.ruling.ammo-cap] [dt1.ammo.cap] all limited weapons count together, each line only its own boxes', () => {
  const rangers = cardById('combat-rangers')!;
  const charge = cardById('assault-rangers')!.weapons.find((line) => line.id === 'demo-charge')!;
  const sappers = {
    ...rangers,
    id: 'sappers',
    weapons: [...rangers.weapons, { ...charge, limited: 1 }],
    figures: rangers.figures.map((lines) => [...lines, 'demo-charge']),
  };
  const fire = (line: string, shots: number) => `fire sappers/${line} x${shots} at luther`;
  const position = (figures: string) => `
    round 2
    turn allies
    options reactive-fire=off
    map
      . . .
    allies sappers A1 figures=${figures}
    axis luther B1`;
  table({
    cards: [sappers],
    position: position('1,2,3,4'),
    dice: 'MMM M',
    steps: [
      'activate sappers',
      'shoot + move',
      fire('ugl', 3),
      // Three grenades announced, four men: the one charge may still be laid.
      { include: [fire('demo-charge', 1)] },
      fire('demo-charge', 1),
      'open fire',
      { ask: { unit: 'sappers' }, expect: { ammo: { ugl: 1, 'demo-charge': 0 } } },
    ],
  });
  table({
    cards: [sappers],
    position: position('1,2,3'),
    steps: ['activate sappers', 'shoot + move', fire('ugl', 3), { exclude: [fire('demo-charge', 1)] }],
  });
});
