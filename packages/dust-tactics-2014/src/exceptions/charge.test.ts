import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const charging = (victim: string, rules = 'full', squares = ['B5', 'C5', 'D5']) =>
  table(`rules ${rules}\nreactions off\nunit 1a ivan-the-butcher at A5\nunit 2a ${victim} at E5`).do(
    'activate 1a',
    'march and charge',
    ...squares,
    'stop',
  );

describe('Charge', () => {
  test.each([
    ['[dt14.skill.charge.attack] starter', 'starter'],
    ['[dt14.sp.skill.charge.attack] full', 'full'],
  ])('%s: after a march one close combat attack', (_rule, rules) => {
    const t = charging('stefan', rules);
    expect(t.question).toBe('declare-target');
    expect(t.options()).toContain('1a Paired Meat Cleavers x1 at 2a');
  });

  test('[dt14.skill.charge.close-only] [dt14.skill.charge.close] no shots in it', () => {
    const t = table('reactions off\nunit 1a rhino at A5\nunit 2a stefan at D5').do('activate 1a');
    const shots = table('reactions off\nunit 1a rhino at A5\nunit 2a stefan at B5')
      .do('activate 1a', 'attack', 'nothing')
      .options();
    t.do('march and charge', 'B5', 'C5', 'stop');
    expect(t.options().length).toBeGreaterThan(0);
    expect(t.options().every((option) => shots.includes(option))).toBe(true);
    expect(charging('hans').options()).toEqual(['1a Improvised weapon x1 at 2a', 'hold Improvised weapon']);
  });

  test('[dt14.skill.charge.declare-target] the use is named with the march, its victim after it', () => {
    const t = table('reactions off\nunit 1a ivan-the-butcher at A5\nunit 2a hans at E5').do('activate 1a');
    expect(t.options()).toEqual(expect.arrayContaining(['march', 'march and charge']));
    expect(t.do('march and charge').question).toBe('move');
  });
});
