import { type CoreState, dustTactics } from '@dustfront/dust-tactics';
import { aimsFrom, groundOf, unitNamed } from '@dustfront/dust-tactics/query';
import { expect, test } from 'vitest';
import { pictureOf } from './fighters.ts';
import { bitsAt } from './shots.ts';
import { waysOf } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** Sturm-König among walls and enemies: some see only a part of it, and it sees some only from a part. */
const position = `
  turn axis
  map
    . . . . . . . .
    . . . . . # . .
    . . . . . . . .
    . # . . c . . .
    . . . . . . . .
    . . . t . . . .
  axis sturm-koenig B1
  axis luther D5
  allies recon-rangers G3
  allies hot-dog A6
  allies combat-rangers F1
  allies pounder H6
`;

test('[dt1.ruling.huge-sight] the captain aims Sturm-König at whom the rules let it, wherever it goes', () => {
  const state = dustTactics.notation!.parsePosition(position.replaceAll(/^ {2}/gm, '')) as CoreState;
  const picture = pictureOf(state, WEIGHTS);
  const king = picture.fighters.find(({ head }) => head.name === 'sturm-koenig')!;
  const enemies = picture.sides[0];
  const ground = groundOf(state, king.head);
  const places = waysOf(state, ground, king.head, 2).map(({ to }) => to);
  expect(places.length).toBeGreaterThan(5);
  for (const from of places) {
    const aims = aimsFrom(state, unitNamed(state, 'sturm-koenig'), from);
    for (const enemy of enemies) {
      const bits = bitsAt(
        picture,
        king,
        enemy,
        { ground, from, sustained: false, moved: true },
        enemy.head.square,
      );
      for (const { bit, line } of king.barrels) {
        const lawful = aims.find(({ ready }) => ready.line.id === line.id)!.aims;
        const named = lawful.some((aim) => 'unit' in aim && aim.unit === enemy.head.name);
        expect([from, line.id, enemy.head.name, (bits & bit) !== 0]).toEqual([
          from,
          line.id,
          enemy.head.name,
          named,
        ]);
      }
    }
  }
});
