import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Berserk', () => {
  test('[dt14.skill.berserk.chain] [dt14.sp.skill.berserk.chain] [dt14.skill.berserk.until] [dt14.skill.berserk.hero] [dt14.skill.berserk.unshared] [dt14.skill.berserk.alone] each close hit rolls on until a miss', () => {
    const t = table('reactions off\nunit 1a markus at C5\nunit 2a pounder at D5', 'FF FT F T T').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Heavy Panzer Gloves x1 at 2a',
    );
    expect(t.events.find((event) => event.type === 'line-rolled')).toMatchObject({ hits: 4 });
  });

  test('[dt14.skill.berserk.retaliate] striking back as well', () => {
    const t = table('reactions off\nunit 1a pounder at C5\nunit 2a markus at D5', 'T FT T').fire(
      '1a',
      '1a Improvised weapon x1 at 2a',
    );
    expect(t.event('line-rolled')).toMatchObject({ by: '2a', hits: 1 });
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.skill.berserk.f-only] [dt14.skill.berserk.t-first] targets never count in the further rolls', () => {
    const t = table('reactions off\nunit 1a frank-von-stein at C5\nunit 2a pounder at D5', 'T T T').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Dual Claws x1 at 2a',
    );
    // One die at vehicle 4, an Expert hit on target; the chain misses on target; the Pounder strikes back.
    expect(t.events.find((event) => event.type === 'line-rolled')).toMatchObject({ hits: 1 });
  });
});
