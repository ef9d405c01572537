import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('First Strike', () => {
  test(`[dt14.skill.first-strike.before] [dt14.skill.first-strike.removed] [dt14.skill.first-strike.alone]
      its blows fall first and the dead do not strike back`, () => {
    const t = table(
      'reactions off\nunit 1a heavy-ranger-assault-squad at C5 acted\nunit 2a sturmgrenadier-sniper-squad at D5',
      'FFTTTT',
    ).do('activate 1a', 'attack', 'nothing', '1a Dual Rocket Punch x3 at 2a');
    expect(t.unit('2a').place).toBe('gone');
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.skill.first-strike.both] on both sides it cancels out', () => {
    const t = table(
      'reactions off\nunit 1a heavy-ranger-assault-squad at C5 acted\nunit 2a samson at D5',
      'FTTTTT TT T',
    ).do('activate 1a', 'attack', 'nothing', '1a Dual Rocket Punch x3 at 2a');
    expect(t.events.filter((event) => event.type === 'line-rolled')).toHaveLength(2);
  });
});
