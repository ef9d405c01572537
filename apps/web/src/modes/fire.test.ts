import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Target } from '../games/face.ts';
import { aimsInVain } from './aiming.ts';
import type { Controller } from './controller.ts';
import { fire } from './fire.ts';
import { refuseSquare } from './looking.ts';

/** A unit that is to declare its fire, and may aim at these. */
function aiming(...targets: readonly string[]): Controller {
  const lines = targets.map((target) => ({ on: 'line', line: 'rifle', target, shots: 1 }) as const);
  const rows = [...lines, { on: 'button', weight: 'commit' } as const].map((target, id) => ({ id, target }));
  return {
    question: signal({ options: rows }),
    table: { state: signal({ view: {} }) },
    state: { view: {} },
    ahead: {
      aims: signal(targets.map((target) => ({ target }))),
      reachOne: signal(new Map()),
      reachTwo: signal(new Map()),
    },
    face: { mode: () => 'fire', target: (row: { target: Target }) => row.target },
    mode: signal('fire'),
    scene: signal({ kind: 'grid', pieces: [] }),
    aim: signal(null),
    preview: signal(null),
    objection: signal(null),
  } as unknown as Controller;
}

test('whoever has an enemy to aim at is told to choose one', () => {
  const c = aiming('luther', '@C6');
  expect(aimsInVain(c)).toBe(false);
  expect(fire.lead(c)).toBe('lead.target');
});

test('whoever has nobody to aim at is not asked to aim at an enemy', () => {
  expect(aimsInVain(aiming('@C6'))).toBe(true);
  expect(fire.lead(aiming('@C6'))).toBe('lead.onlyCover');
  expect(aimsInVain(aiming())).toBe(true);
  expect(fire.lead(aiming())).toBe('lead.noTarget');
});

test('a click on bare ground while weapons are aimed is answered', () => {
  const c = aiming('luther');
  refuseSquare(c, 'E5');
  expect(c.objection.value?.text).toMatch(/E5/);
});
