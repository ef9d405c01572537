import { expect, test, vi } from 'vitest';
import type { SeatKind } from '../../session/table.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const { levelsOf } = await import('../../games/levels.ts');
const { levelled } = await import('./levelled.ts');

const [weakest, next] = levelsOf('dust-tactics').map(({ id }) => id);
const against = (level = ''): readonly SeatKind[] => [
  { kind: 'person', name: '' },
  { kind: 'computer', level, name: '' },
];

test('whoever lost is offered the level below', () => {
  expect(levelled('dust-tactics', against(next), -1)?.seats).toEqual(against(weakest));
});

test('whoever won is offered the level above', () => {
  expect(levelled('dust-tactics', against(weakest), 1)?.seats).toEqual(against(next));
});

test('below the weakest there is none', () => {
  expect(levelled('dust-tactics', against(weakest), -1)).toBeNull();
});
