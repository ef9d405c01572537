import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const over = (rules: string, who: string, row: string, enemy: string) =>
  table(
    `rules ${rules}\nreactions off\nmap\n${row}\n# # # # #\nunit 1a ${who} at A1 acted\nunit 2a honey at ${enemy}`,
  ).do('activate 1a', 'march');

describe('Flying', () => {
  test.each([
    ['[dt14.skill.flying.terrain] starter', 'starter'],
    ['[dt14.sp.skill.flying.terrain] full', 'full'],
  ])('%s: over any terrain as if it were open', (_rule, rules) => {
    const t = over(rules, 'raketentruppe-battle-squad', '. # w . .', 'E1').do('B1', 'C1', 'D1');
    expect(t.at('1a')).toBe('D1');
    expect(over(rules, 'ranger-combat-squad', '. # w . .', 'E1').options()).not.toContain('B1');
  });

  test.each([
    ['[dt14.skill.flying.landing] starter', 'starter'],
    ['[dt14.skill.flying.end] full', 'full'],
  ])('%s: down only where it could stand', (_rule, rules) => {
    const t = over(rules, 'raketentruppe-battle-squad', '. # w . .', 'E1').do('B1');
    expect(t.options()).not.toContain('stop');
    expect(t.do('C1').options()).not.toContain('stop');
    expect(t.do('D1').options()).toContain('stop');
  });

  test('[dt14.skill.flying.enemies] over enemies in starter matches alone', () => {
    const passes = (rules: string) =>
      over(rules, 'raketentruppe-battle-squad', '. . . . .', 'B1').options().includes('B1');
    expect([passes('starter'), passes('full')]).toEqual([true, false]);
  });

  test.each([
    ['[dt14.skill.flying.joined] starter', 'starter', 'game'],
    ['[dt14.skill.flying.both] full', 'full', 'activation'],
  ])('%s: a pair flies only if both can', (_rule, rules, bond) => {
    const passes = (hero: string) =>
      table(
        `rules ${rules}\nmap\n. # . .\nunit 1a ${hero} at A1 acted joined 1b:${bond}\n` +
          'unit 1b heavy-ranger-attack-squad at A1 acted\nunit 2a hans at D1',
      )
        .do('activate 1b', 'move', 'nothing')
        .options()
        .includes('B1');
    expect([passes('rhino'), passes('action-jackson')]).toEqual([true, false]);
  });
});
