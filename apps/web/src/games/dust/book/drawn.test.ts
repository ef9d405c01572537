import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const { dustFigures } = await import('./figures.ts');
const { drawn } = await import('./drawn.ts');
const { needTableWords } = await import('../words.ts');
await needTableWords();

const figures = Object.values(dustFigures).flat();
const named = async (id: string) => drawn(figures.find((figure) => figure.id === id) ?? figures[0]!);

test('every picture of the book is a position that the rules can read', async () => {
  for (const figure of figures) {
    const { scene, view } = await drawn(figure);
    const areas = new Set(scene.areas.map(({ key }) => key));
    expect(
      figure.around.filter((area) => !areas.has(area)),
      figure.id,
    ).toEqual([]);
    expect(view.players.length, figure.id).toBeGreaterThan(1);
  }
});

test('what the captions say is what the rules say [dust.prod.income.power-cap]', async () => {
  expect((await named('income')).view.production?.income).toBe(10);
  expect([...(await named('attack')).targets].sort()).toEqual(['berlin', 'france']);
  expect([...(await named('landing')).targets].sort()).toEqual(['arabia', 'egypt', 'france']);
  expect([...(await named('move')).targets].sort()).toEqual(['balkans', 'maghreb']);
  expect((await named('scores')).view.history).toHaveLength(1);
});
