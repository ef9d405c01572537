import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Target } from '../games/face.ts';
import type { Controller } from './controller.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const { startLanguages } = await import('../i18n/index.ts');
const { aimsInVain } = await import('./aiming.ts');
const { fire } = await import('./fire.ts');
const { refuse, refuseSquare } = await import('./looking.ts');
await startLanguages();

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

test('a click on an enemy while something else is asked says what comes first', async () => {
  const table = aiming();
  const c = {
    ...table,
    face: { ...table.face, subject: () => 'hot dog' },
    mode: signal('ask'),
    shown: signal({ at: 0, view: {} }),
    selected: signal('hot dog'),
    looked: signal(null),
    scene: signal({
      kind: 'grid',
      pieces: [
        { key: 'hot dog', sign: 'allies', square: 'C4', name: 'Hot Dog' },
        { key: 'luther', sign: 'axis', square: 'C3', name: 'Luther' },
      ],
    }),
  } as unknown as Controller;
  await refuse(c, 'luther');
  expect(c.objection.value?.text).toBe('First answer what is asked.');
});
