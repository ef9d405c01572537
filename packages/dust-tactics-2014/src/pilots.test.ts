import { describe, expect, test } from 'vitest';
import { mayPilot } from './carrying.ts';
import { table } from './testing.ts';

describe('pilots', () => {
  test('[dt14.pilot.skill] [dt14.pilot.one] [dt14.sp.pilot.one] [dt14.pilot.vehicle.skill] [dt14.pilot.aircraft.skill] [dt14.skill.pilot.pilot] [dt14.skill.ace-pilot.pilot] [dt14.skill.air-pilot.pilot] [dt14.skill.ace-air.pilot] [dt14.skill.pilot-name.only] [dt14.equip.pilot-name.only] who may pilot what', () => {
    const t = table(`unit 1a nikolai at A1
      unit 1b koshka at A2
      unit 1c grandma at C1
      unit 1d natasha at C2
      unit 1e red-ace at A3
      unit 1f striker at E1
      unit 1g sky-ranger at A4
      unit 1h yakov at A5`);
    const may = (hero: string, machine: string) => mayPilot(t.state, t.unit(hero), t.unit(machine));
    expect([may('1a', '1d'), may('1a', '1c'), may('1b', '1c'), may('1b', '1d')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([may('1a', '1f'), may('1e', '1f'), may('1g', '1f'), may('1e', '1d'), may('1h', '1d')]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    t.unit('1a').place = 'aboard';
    t.unit('1a').carrier = t.unit('1d').id;
    t.unit('1a').carriage = 'pilot';
    expect(may('1b', '1d')).toBe(false);
  });

  test('[dt14.skill.pilot-name.unmanned] [dt14.equip.pilot-name.without] Grand\u2019Ma acts without Koshka', () => {
    expect(table('unit 1a grandma at C5\nunit 2a hans at L9').do('activate 1a').options()).toContain('march');
  });

  const piloted = (rules: string) => `rules ${rules}
    reactions off
    unit 1a koshka aboard 1b:pilot acted
    unit 1b grandma at C5 facing E acted marks 1
    unit 2a hans at L9
    unit 2b ludwig at F5 facing W`;

  test('[dt14.pilot.activate] [dt14.pilot.activate.together] [dt14.pilot.activate.same-actions] [dt14.pilot.untargetable] [dt14.pilot.no-target] [dt14.pilot.no-weapons] [dt14.sp.pilot.no-weapons] [dt14.pilot.mount.card] he activates with the machine, fires nothing of his own and is no target', () => {
    const t = table(piloted('full'), 'S').do('activate 1b', 'attack', 'nothing');
    expect(t.options().every((id) => !id.startsWith('1a'))).toBe(true);
    t.do('hold VK Howitzer');
    expect(t.unit('1a').activated).toBe(true);
    const enemy = table(`to-act 2\n${piloted('full')}`).do('activate 2b', 'attack', 'nothing');
    expect(enemy.options()).toEqual(['2b Dual Anti-Tank Guns x1 at 1b', 'hold Dual Anti-Tank Guns']);
  });

  test('[dt14.pilot.skills] [dt14.sp.pilot.skills] [dt14.skill.ace-pilot.third] [dt14.skill.ace-pilot.die] [dt14.skill.ace-pilot.unshared] [dt14.skill.ace-pilot.alone] [dt14.skill.pilot.alone] an ace gives his machine a third action on F or T; on foot he gives none', () => {
    const t = table(piloted('full'), 'T').do('activate 1b', 'march', 'move');
    expect(t.question).toBe('move');
    const foot = table(
      'reactions off\nunit 1a koshka at C5\nunit 1b red-army-battle-squad at C5\nunit 2a hans at L9',
    ).do('activate 1b', 'join 1a to 1b', 'march');
    expect(foot.question).toBe('move');
  });

  test('[dt14.skill.ace-air.die] [dt14.skill.ace-air.alone] [dt14.skill.air-pilot.alone] an ace in the air likewise', () => {
    const t = table(
      'reactions off\nunit 1a red-ace aboard 1b:pilot\nunit 1b striker at C5\nunit 2a hans at L9',
      'F',
    ).do('activate 1b', 'march', 'nothing');
    expect(t.question).toBe('move');
    const plain = table(
      'reactions off\nunit 1a sky-ranger aboard 1b:pilot\nunit 1b thunder at C5\nunit 2a hans at L9',
    ).do('activate 1b', 'march');
    expect(plain.question).toBe('move');
  });

  test('[dt14.pilot.escape.safe] [dt14.pilot.escape.hurt] [dt14.pilot.escape.place] [dt14.pilot.escape.activated] [dt14.quick.pilot-place] starter: out on F or S, a point lost on T, set down beside the wreck', () => {
    const wreck = (face: string) =>
      table(
        `rules starter\nto-act 1\nunit 1a wildfire at F5 facing W\nunit 2a koshka aboard 2b:pilot\nunit 2b red-fury at C5 marks 2\nunit 2c honey at L9`,
        `FTTTT ${face}`,
      ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2b');
    const safe = wreck('S');
    expect(safe.question).toBe('place-survivor');
    expect(safe.options()).toHaveLength(8);
    safe.do('place 2a C4');
    expect(safe.unit('2a')).toMatchObject({ marks: 0, activated: true });
    expect(wreck('T').unit('2a').marks).toBe(1);
  });

  test('[dt14.pilot.escape.roll] [dt14.pilot.escape.damage] [dt14.pilot.escape.place-square] [dt14.pilot.escape.spent] full: where the machine stood', () => {
    const t = table(
      'reactions off\nunit 1a wildfire at F5 facing W\nunit 2a koshka aboard 2b:pilot\nunit 2b red-fury at C5 marks 2\nunit 2c honey at L9',
      'FTTTT F',
    ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2b');
    expect(t.options()).toEqual(['place 2a C5']);
    expect(t.unit('2a').activated).toBe(true);
  });

  test('[dt14.ruling.pilot.no-square] a starter pilot with nowhere to go stands on the wreck', () => {
    const t = table(
      `rules starter
      map
      . . . . . .
      # # . . . .
      . # . . . .
      unit 1a wildfire at F1 facing W
      unit 2a koshka aboard 2b:pilot
      unit 2b red-fury at A1 marks 2
      unit 2c honey at F3
      unit 1b lara at B1`,
      'FTTTT F',
    ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2b');
    expect(t.options()).toEqual(['place 2a A1']);
  });

  test('[dt14.pilot.dismount.when] [dt14.pilot.dismount.vehicle-lost] [dt14.pilot.dismount.no-return] starter: leaving destroys the machine', () => {
    const t = table(piloted('starter'));
    expect(t.options()).toContain('split 1a');
    t.do('split 1a', 'move', 'nothing', 'D5', 'stop');
    expect(t.unit('1b').place).toBe('gone');
    expect(t.state.scores).toEqual([0, 11]);
    expect(t.unit('1a').spent).toContain('dismounted');
  });

  test('[dt14.pilot.dismount.before] [dt14.pilot.dismount.move] [dt14.pilot.dismount.idle] [dt14.ruling.pilot.idle] [dt14.pilot.mount.contact] [dt14.pilot.mount.square] [dt14.pilot.remount] [dt14.ruling.pilot.mounting] full: the machine stands idle until he is back', () => {
    const t = table(piloted('full')).do('split 1a', 'move', 'nothing', 'D5', 'stop');
    expect(t.unit('1b')).toMatchObject({ place: 'board', idle: true, activated: false });
    t.do('activate 2a', 'nothing', 'nothing', 'activate 1b');
    expect(t.options()).toEqual(['nothing']);
    const back = table(
      'reactions off\nunit 1a koshka at D5\nunit 1b grandma at C5 idle\nunit 2a hans at L9',
    ).do('activate 1a', 'move', 'attack');
    expect(back.options()).toContain('board 1b as pilot');
    back.do('board 1b as pilot');
    expect(back.unit('1b').idle).toBe(false);
    expect(back.question).toBe('activate');
    expect(back.options()).not.toContain('activate 1a');
    const late = table(
      'reactions off\nunit 1a koshka aboard 1b:pilot\nunit 1b grandma at C5 activated\nunit 1c yakov at A1\nunit 2a hans at L9',
    );
    expect(late.options()).not.toContain('split 1a');
  });

  test('[dt14.pilot.dismount.large] a Large machine acts without him', () => {
    const t = table(
      'reactions off\nunit 1a panzerprinz aboard 1b:pilot acted\nunit 1b sturmluther at C5\nunit 2a honey at L9',
    ).do('split 1a', 'move', 'nothing', 'E5', 'stop');
    expect(t.unit('1b').idle).toBe(false);
  });
});
