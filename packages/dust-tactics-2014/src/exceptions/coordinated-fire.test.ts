import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Coordinated Fire', () => {
  test(`[dt14.skill.coordinated.same-square] [dt14.skill.coordinated.joined-hero] [dt14.skill.coordinated.dice]
      all launchers at one unit roll together, one die per miniature and launcher`, () => {
    const t = table(
      'reactions off\nunit 1a sisters-cleaning-team at C5\nunit 2a grenadier-battle-squad at E5',
      'TTTTTTTTTTTTTTT',
    ).do('activate 1a', 'attack', 'nothing', '1a Auto Grenade Launcher x3 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ dice: 15 });
  });

  test('[dt14.skill.coordinated.joined-hero] a joined hero\u2019s launcher fires with them', () => {
    const t = table(
      'rules starter\nunit 1a sisters-cleaning-team at C5\n' +
        'unit 1b red-yana at C5 joined 1a:game spent lucky\nunit 2a grenadier-battle-squad at E5',
      'S TTTTTTTTTTTTTTT SSSSS',
    ).do('activate 1a', 'attack', 'nothing', '1a Auto Grenade Launcher x3 at 2a');
    t.do('1b Auto Grenade Launcher x1 at 2a');
    expect(t.events.filter((event) => event.type === 'line-rolled').map((event) => event.dice)).toEqual([
      15, 5,
    ]);
  });
});
