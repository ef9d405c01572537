import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Lucky', () => {
  test('[dt14.skill.lucky.reroll] [dt14.skill.lucky.once] [dt14.sp.skill.lucky.reroll] [dt14.sp.skill.lucky.once] [dt14.skill.lucky.actions] [dt14.skill.lucky.unshared] [dt14.skill.lucky.alone] misses are rolled again, once a game, besides a sustained re-roll', () => {
    const t = table(
      'reactions off\nunit 1a red-yana at C5 acted\nunit 2a hans at E5\nunit 2b honey at L9',
      'S F',
    );
    t.do('activate 1a', 'sustained', '1a Auto Grenade Launcher x1 at 2a', 'use lucky');
    expect(t.unit('1a').spent).toEqual(['lucky']);
    expect(t.event('line-rolled')).toMatchObject({ hits: 1 });
  });
});
