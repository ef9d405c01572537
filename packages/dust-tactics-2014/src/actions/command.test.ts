import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { hasOfficer, hasRadio, inReach } from './command.ts';

describe('Command vehicles and officers', () => {
  test('[dt14.equip.command.radio] [dt14.equip.command.reroll] [dt14.equip.command.mounted] [dt14.cmd.radio.heavy] [dt14.cmd.radio.vehicle] inside a command vehicle a radio and a second try; vehicles always have a radio', () => {
    const t = table(
      'reactions off\nunit 1a sturmgrenadier-command-squad aboard 1b:passenger soldiers 0,2\nunit 1b prinzluther at A1\nunit 1c sturmgrenadier-assault-squad at L9 ammo 0,0,0\nunit 2a honey at L1',
      'S F',
    ).do('activate 1a', 'ammo-drop', 'nothing');
    expect(t.options()).toEqual(['choose 1c']);
    const foot = table(
      'reactions off\nunit 1a sturmgrenadier-command-squad at A1 soldiers 0,2\nunit 1b prinzluther at C1\nunit 1c sturmgrenadier-assault-squad at L9\nunit 2a honey at L1',
    ).do('activate 1a');
    expect(foot.options()).not.toContain('ammo-drop');
    const piloted = table('unit 1a panzerprinz aboard 1b:pilot\nunit 1b hans at A1\nunit 2a honey at L1');
    expect([
      hasOfficer(piloted.state, piloted.unit('1b')),
      hasRadio(piloted.state, piloted.unit('1b')),
    ]).toEqual([true, true]);
  });

  test('[dt14.skill.officer.actions] an Officer hero commands', () => {
    expect(
      table('reactions off\nunit 1a bazooka-joe at A1\nunit 1b hans at B1 activated\nunit 2a honey at L1')
        .do('activate 1a')
        .options(),
    ).toContain('get-moving');
  });

  test('[dt14.cmd.radio.heavy] in armour 3 and 4 the officer works the radio himself', () => {
    const t = table(
      'reactions off\nunit 1a heavy-ranger-command-squad at A1 soldiers 0\nunit 1b hans at L9 activated\nunit 2a honey at L1',
      'F',
    ).do('activate 1a', 'get-moving', 'nothing');
    expect(t.options()).toContain('choose 1b');
    const others = table(
      'reactions off\nunit 1a heavy-ranger-command-squad at A1 soldiers 1,2\nunit 1b hans at L9 activated\nunit 2a honey at L1',
    ).do('activate 1a');
    expect(others.options()).not.toContain('get-moving');
    expect(others.options()).toEqual(expect.arrayContaining(['get-up', 'repair']));
  });

  test('[dt14.cmd.get-up.sight] [dt14.cmd.get-up.range] [dt14.cmd.stim.sight] [dt14.cmd.stim.range] [dt14.cmd.repair.sight] [dt14.cmd.repair.range] [dt14.skill.tank-head.sight] [dt14.skill.tank-head.range] what reaches one square needs sight as well', () => {
    const t = table(
      'map\n. . . .\n. # . .\n. . # .\nunit 1a rosie at B1\nunit 1b pounder at C1\nunit 1c pounder at D1\nunit 1d pounder at B3\nunit 1e hans at C2',
    );
    const reach = (a: string, b: string) => inReach(t.state, t.unit(a), t.unit(b), 1);
    expect([reach('1a', '1b'), reach('1a', '1c'), reach('1d', '1e')]).toEqual([true, false, false]);
  });
});
