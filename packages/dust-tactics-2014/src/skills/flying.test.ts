import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Flying', () => {
  test('[dt14.skill.flying.terrain] [dt14.skill.flying.enemies] [dt14.skill.flying.landing] [dt14.sp.skill.flying.terrain] [dt14.skill.flying.end] over terrain, in starter matches over enemies; down where it could stand', () => {
    const reach = (rules: string) => {
      const t = table(
        `rules ${rules}\nreactions off\nmap\n. # w . .\n# # # # #\nunit 1a raketentruppe-battle-squad at A1 acted\nunit 2a honey at E1`,
      ).do('activate 1a', 'march', 'B1', 'C1');
      expect(t.options()).not.toContain('stop');
      t.do('D1');
      return t.at('1a') === 'D1' && t.options().includes('stop');
    };
    expect([reach('starter'), reach('full')]).toEqual([true, true]);
    const over = (rules: string) =>
      table(
        `rules ${rules}\nreactions off\nmap\n. . .\n# # #\nunit 1a raketentruppe-battle-squad at A1 acted\nunit 2a honey at B1`,
      )
        .do('activate 1a', 'move', 'nothing')
        .options()
        .includes('B1');
    expect([over('starter'), over('full')]).toEqual([true, false]);
  });

  test('[dt14.skill.flying.joined] [dt14.skill.flying.both] a pair flies only if both can', () => {
    const t = table(
      'rules starter\nmap\n. # .\nunit 1a rhino at A1 acted joined 1b:game\nunit 1b heavy-ranger-attack-squad at A1 acted\nunit 2a hans at C1',
    ).do('activate 1b', 'move', 'nothing');
    expect(t.options()).toContain('B1');
    const walks = table(
      'rules starter\nmap\n. # . .\nunit 1a action-jackson at A1 acted joined 1b:game\nunit 1b heavy-ranger-attack-squad at A1 acted\nunit 2a hans at D1',
    ).do('activate 1b', 'move');
    expect(walks.options()).not.toContain('B1');
  });
});
