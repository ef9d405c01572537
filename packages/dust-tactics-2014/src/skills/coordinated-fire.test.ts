import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Coordinated Fire', () => {
  test('[dt14.skill.coordinated.same-square] [dt14.skill.coordinated.joined-hero] [dt14.skill.coordinated.dice] all launchers at one unit roll together, one die per miniature and launcher', () => {
    const t = table(
      'reactions off\nunit 1a sisters-cleaning-team at C5\nunit 2a grenadier-battle-squad at E5',
      'TTTTTTTTTTTTTTT',
    ).do('activate 1a', 'attack', 'nothing', '1a Auto Grenade Launcher x3 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ dice: 15 });
  });
});
