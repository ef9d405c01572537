import { describe, expect, test } from 'vitest';
import { dustfront } from '../testing.ts';

describe('rules', () => {
  test('coverage of every game, as JSON', async () => {
    const { code, out } = await dustfront(['rules', '--coverage', '--json']);
    expect(code).toBe(0);
    const { games } = JSON.parse(out) as { games: Record<string, unknown>[] };
    const core = games.find(({ id }) => id === 'dust-tactics')!;
    expect(Object.keys(core)).toEqual(['id', 'rules', 'implemented', 'cited', 'tested', 'missing']);
    expect(core.rules).toBeGreaterThan(600);
  });

  test('one rule with its source, the code that cites it and the tests that quote it', async () => {
    const { code, out } = await dustfront(['rules', 'dt1.cover.stack', '--json']);
    expect(code).toBe(0);
    const rule = JSON.parse(out) as { code: string[]; tests: string[]; source: string };
    expect(rule.code).toContainEqual(
      expect.stringMatching(/^packages\/dust-tactics\/src\/geometry\/cover\.ts:\d+$/),
    );
    expect(rule.tests).toContainEqual(expect.stringMatching(/cover\.test\.ts:\d+$/));
    expect(rule.source).toMatch(/^CS /);
    const text = await dustfront(['rules', 'dt1.cover.stack']);
    expect(text.out).toContain('packages/dust-tactics/src/geometry/cover.ts:');
  });

  test('a search finds the rules that speak of all the words', async () => {
    const { out } = await dustfront(['rules', 'spotter', 'sustained', '--game', 'dust-tactics']);
    expect(out).toMatch(/^dt1\.skill\.spotter\.sustained/);
    const many = JSON.parse((await dustfront(['rules', 'cover', '--limit', '3', '--json'])).out) as {
      found: number;
      rules: unknown[];
    };
    expect(many.rules).toHaveLength(3);
    expect(many.found).toBeGreaterThan(3);
  });

  test('speak the language of the reader', async () => {
    const { out } = await dustfront(['rules', 'dust.board.area.adjacent', '--language', 'de']);
    expect(out).toContain('Jeder Kreis auf der Karte ist ein Gebiet');
    const found = await dustfront(['rules', 'Kreis', '--language', 'de']);
    expect(found.out).toContain('dust.board.area.adjacent');
  });

  test('what is not there is said, with suggestions', async () => {
    const words = await dustfront(['rules', 'soft', 'covr']);
    expect(words).toMatchObject({ code: 1, out: '' });
    const json = await dustfront(['rules', 'soft', 'covr', '--json']);
    expect(json).toMatchObject({ code: 1, out: '{"found":0,"rules":[]}\n' });
    expect(words.err).toContain('Did you mean "cover"?');
    const id = await dustfront(['rules', ['dt1', 'cover', 'stak'].join('.')]);
    expect(id.err).toContain('Did you mean "dt1.cover.stack"');
    expect((await dustfront(['rules'])).code).toBe(2);
    expect((await dustfront(['rules', 'cover', '--game', 'chess'])).code).toBe(2);
  });
});
