import type { DustView } from '@dustfront/dust';
import { expect, test, vi } from 'vitest';
import type { SeatKind } from '../../session/table.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
const { startLanguages } = await import('../../i18n/index.ts');
const { calledAtTable } = await import('./names.ts');
const { needTableWords } = await import('./words.ts');
await startLanguages();
await needTableWords();

test('a computer goes by its colour, and so do two who are called alike', () => {
  const view = { players: ['blue', 'red', 'green'].map((colour) => ({ colour })) } as unknown as DustView;
  const person = (name: string): SeatKind => ({ kind: 'person', name });
  const computer = { kind: 'computer', name: '' } as SeatKind;
  expect(calledAtTable(view, [person('Anna'), computer, person('Bruno')])).toEqual(['Anna', 'Red', 'Bruno']);
  expect(calledAtTable(view, [person('Anna'), person('Anna'), computer])).toEqual(['Blue', 'Red', 'Green']);
});
