import { LANGUAGES } from '@dustfront/kernel';
import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
const { calledAt } = await import('./called.ts');
const { titleOf, unnamed } = await import('./unnamed.ts');

interface Pages {
  readonly games: Readonly<Record<'dust-tactics' | 'dust-tactics-2014' | 'dust', { readonly short: string }>>;
  readonly seat: { readonly againstComputer: string; readonly player: string };
  readonly start: { readonly hotseat: string; readonly table: string };
  readonly table: { readonly branchTitle: string };
  readonly editor: { readonly unnamed: string };
  readonly sides: Readonly<Record<string, string>>;
}

test.each(LANGUAGES)('what nobody named in %s is called as the reader says it', async (language) => {
  const { pages } = (await import(`../i18n/${language}/index.ts`)) as { pages: Pages };
  for (const game of ['dust-tactics', 'dust-tactics-2014', 'dust'] as const) {
    const { short } = pages.games[game];
    const shown = { 'dust-tactics': 'Core Set', 'dust-tactics-2014': '2013/14', dust: 'DUST' }[game];
    const title = (how: string): string => titleOf({ game, title: `${short}, ${how}` });
    expect(title(pages.seat.againstComputer)).toBe(`${shown}, against the computer`);
    expect(title(pages.start.hotseat)).toBe(`${shown}, Hot-seat`);
    expect(title(pages.start.table)).toBe(`${shown}, On a measured table`);
  }
  const game = 'dust-tactics';
  expect(titleOf({ game, title: pages.table.branchTitle.replace('{at}', '17') })).toBe(
    'Tried from moment 17',
  );
  expect(titleOf({ game, title: pages.editor.unnamed })).toBe('Unnamed battlefield');
  const called = (name: string): string => calledAt(unnamed({ kind: 'person', name }));
  expect(['allies', 'axis', 'ssu', 'mercs'].map((side) => called(pages.sides[side] ?? ''))).toEqual([
    'Allies',
    'Axis',
    'SSU',
    'Mercenaries',
  ]);
  expect(called(pages.seat.player.replace('{number}', '2'))).toBe('Player 2');
});

test('what somebody named stays', () => {
  const game = 'dust-tactics';
  for (const title of ['Die Brücke', 'Am Fluss, gegen den Computer', 'Probiert ab Zeitpunkt X'])
    expect(titleOf({ game, title })).toBe(title);
  expect(calledAt(unnamed({ kind: 'person', name: 'Rosie' }))).toBe('Rosie');
  expect(unnamed({ kind: 'computer', level: 'veteran', name: 'Axis' })).toEqual({
    kind: 'computer',
    level: 'veteran',
    name: 'Axis',
  });
});
