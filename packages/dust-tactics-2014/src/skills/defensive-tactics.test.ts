import { describe, expect, test } from 'vitest';
import { resilienceOf } from '../attack/shelter.ts';
import { F } from '../faces.ts';
import { table } from '../testing.ts';

describe('Defensive Tactics', () => {
  test('[dt14.skill.defensive.cover] [dt14.skill.defensive.shared] [dt14.sp.skill.defensive.cover] [dt14.sp.skill.defensive.shared] resilient while in cover, with the unit', () => {
    const t = table(
      'rules starter\nunit 1a tanya at C5 joined 1b:game\nunit 1b mercenary-cleaning-team at C5\nunit 2a hans at L9',
    );
    for (const name of ['1a', '1b']) {
      expect(resilienceOf(t.state, t.unit(name), true)).toBe(F);
      expect(resilienceOf(t.state, t.unit(name), false)).toBe(0);
    }
  });
});
