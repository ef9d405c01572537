import { LANGUAGES } from '@dustfront/kernel';
import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
const { calledAt, seatOfRecord, watched } = await import('./called.ts');

test.each(LANGUAGES)(
  'whoever has no name in a record in %s is called as the reader says it',
  async (language) => {
    const { pages } = (await import(`../i18n/${language}/index.ts`)) as {
      pages: { seat: { you: string; computer: string } };
    };
    expect(calledAt(seatOfRecord(pages.seat.you))).toBe('You');
    expect(calledAt(seatOfRecord(pages.seat.computer))).toBe('Computer');
  },
);

test('a name stays, and nobody plays where a record is watched', () => {
  expect(calledAt(seatOfRecord('Rosie'))).toBe('Rosie');
  const computer = watched({ kind: 'computer', level: 'veteran', name: '' });
  expect(computer.kind).toBe('person');
  expect(calledAt(computer)).toBe('Computer');
  expect(calledAt(watched({ kind: 'computer', level: 'veteran', name: 'Zimny' }))).toBe('Zimny');
});
