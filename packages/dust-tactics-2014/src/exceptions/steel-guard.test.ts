import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Steel Guard', () => {
  const joiners = (hero: string, squad: string) =>
    table(`reactions off\nunit 1a ${squad} at C5\nunit 1b ${hero} at C5\nunit 2a honey at L9`).do(
      'activate 1a',
    ).question;

  test('[dt14.skill.steel.unit] [dt14.skill.steel.hero] they keep to themselves', () => {
    expect(joiners('colonel-stal', 'steel-guards-assault-squad')).toBe('join-activation');
    expect(joiners('winter-child', 'steel-guards-assault-squad')).toBe('declare-action');
  });

  test('[dt14.skill.steel.save] [dt14.skill.steel.no-cover] shields save him, cover adds nothing', () => {
    const shot = (more: string, dice: string) =>
      table(`reactions off\nunit 1a ba-64d at C5 facing E\nunit 2a colonel-stal at F5\n${more}`, dice)
        .fire('1a', '1a Heavy Machinegun x1 at 2a')
        .event('line-rolled');
    expect(shot('', 'FFT FS')).toMatchObject({ hits: 2, saved: 2 });
    expect(shot('crates F5', 'FFT ST')).toMatchObject({ hits: 2, saved: 1 });
  });
});
