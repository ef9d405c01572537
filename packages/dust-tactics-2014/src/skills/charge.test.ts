import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Charge', () => {
  test('[dt14.skill.charge.attack] [dt14.skill.charge.close-only] [dt14.skill.charge.declare-target] [dt14.sp.skill.charge.attack] [dt14.skill.charge.close] after a march one close combat attack, its victim named then', () => {
    const t = table('reactions off\nunit 1a ivan-the-butcher at A5\nunit 2a hans at E5').do(
      'activate 1a',
      'march and charge',
      'B5',
      'C5',
      'D5',
      'stop',
    );
    expect(t.options()).toEqual(['1a Improvised weapon x1 at 2a', 'hold Improvised weapon']);
    const squad = table('reactions off\nunit 1a ivan-the-butcher at A5\nunit 2a stefan at E5').do(
      'activate 1a',
      'march and charge',
      'B5',
      'C5',
      'D5',
      'stop',
    );
    expect(squad.options()).toContain('1a Paired Meat Cleavers x1 at 2a');
  });

  test('[dt14.skill.charge.shared] [dt14.sp.skill.charge.shared] shared with the unit', () => {
    const t = table(
      'reactions off\nunit 1a rhino at A5\nunit 1b heavy-ranger-attack-squad at A5\nunit 2a hans at E5',
    ).do('activate 1b', 'join 1a to 1b');
    expect(t.options()).toContain('march and charge');
  });
});
