import { describe, expect, test } from 'vitest';
import { resilienceOf } from '../attack/shelter.ts';
import { F } from '../faces.ts';
import { table } from '../testing.ts';

describe('Damage Resilient', () => {
  test('[dt14.skill.resilient.squad] [dt14.sp.skill.resilient.squad] [dt14.skill.resilient.after-save] [dt14.skill.resilient.overkill] a squad rolls one die per hit that was not saved; F undoes it', () => {
    const t = table(
      'reactions off\nunit 1a heinrich-trop at C5 facing E\nunit 2a heavy-laser-grenadier-squad at F5',
      'FFFTTTTTT FTT FT',
    ).fire('1a', '1a Quad Flak V43 x1 at 2a');
    expect(t.unit('2a').soldiers).toHaveLength(2);
  });

  test('[dt14.skill.resilient.track.roll] [dt14.skill.resilient.mark] [dt14.skill.resilient.point] [dt14.skill.resilient.track-kinds] [dt14.skill.resilient.kill] [dt14.skill.resilient.one-by-one] [dt14.skill.resilient.owner-order] a track marks, then rolls one die per mark; a kill rolls for all it marked', () => {
    const t = table(
      'reactions off\nunit 1a heinrich-trop at C5 facing E\nunit 2a lara at F5',
      'FTTTTTTTT T FTT',
    ).fire('1a', '1a Quad Flak V43 x1 at 2a');
    expect(t.unit('2a').marks).toBe(2);
    const kill = table(
      'reactions off\nunit 1a blackhawk at C5 facing E\nunit 2a wrecker at F5',
      'FTT FTTT',
    ).do('activate 1a', 'attack', 'nothing', '1a Heavy Piat x1 at 2a');
    expect(kill.unit('2a').marks).toBe(3);
  });

  test('[dt14.skill.resilient.unshared] [dt14.skill.resilient.alone] the hero beside the panzers keeps it to herself', () => {
    const t = table(
      'rules starter\nunit 1a pounder at C5 facing E\nunit 2a lara at F5 joined 2b:game\nunit 2b heavy-grenadier-antiaircraft-squad at F5',
      'FTTT T',
    ).fire('1a', '1a Heavy Machinegun x1 at 2b');
    expect(resilienceOf(t.state, t.unit('2a'), false)).toBe(F);
    expect(resilienceOf(t.state, t.unit('1a'), false)).toBe(0);
  });
});
