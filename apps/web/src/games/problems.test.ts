/// <reference path="../virtual.d.ts" />
import { describe, expect, test, vi } from 'vitest';

vi.mock('../i18n/index.ts', () => ({ t: (key: string) => key, language: () => 'de' }));
vi.mock('virtual:rules/dust-tactics-2014', () => ({ rules: [] }));
vi.mock('virtual:rules/dust-tactics', () => ({ rules: [] }));
const { germanProblem, problemText } = await import('./problems.ts');
const { coreBuilder } = await import('./core/builder.ts');
const { tacticsBuilder } = await import('./tactics2014/builder.ts');

describe('what is wrong with an army, in German', () => {
  test.each([
    [coreBuilder, ['luther'], 99],
    [coreBuilder, ['pounder', 'pounder', 'pounder'], 4],
    [coreBuilder, ['nothing'], 99],
    [coreBuilder, ['pounder+joe-brown'], 99],
    [coreBuilder, ['grim-reapers+joe-brown', 'joe-brown'], 99],
    [coreBuilder, ['the-boss+joe-brown', 'the-boss'], 99],
    [coreBuilder, [], 99],
    [tacticsBuilder, ['rosie', 'hans', 'upgrade'], 5],
    [tacticsBuilder, ['rosie', 'rosie', 'grandma', 'grandma'], null],
    [tacticsBuilder, [], null],
    [tacticsBuilder, ['nothing'], null],
  ] as const)('%#', (builder, units, limit) => {
    const problems = builder.problems('allies', units, limit, 'original');
    expect(problems.length).toBeGreaterThan(0);
    for (const { message } of problems) expect(germanProblem(message), message).not.toBe(null);
  });

  test('figures and names stay', () => {
    expect(problemText('32 points are more than 25.')).toBe('32 Punkte sind mehr als 25.');
    expect(problemText('something new')).toBe('something new');
  });
});
