import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Ammo Drop', () => {
  test('[dt14.cmd.ammo-drop.officer] [dt14.cmd.ammo-drop.action] [dt14.cmd.ammo-drop.die] [dt14.cmd.ammo-drop.choose] [dt14.cmd.ammo-drop.limited] [dt14.cmd.ammo-drop.refill] [dt14.cmd.ammo-drop.radio] [dt14.weapon.limited.resupply] [dt14.cmd.infantry] [dt14.cmd.specialists] F or T refills any unit with limited ammunition, by radio anywhere', () => {
    const position =
      'reactions off\nunit 1a sturmgrenadier-command-squad at A1\nunit 1b sturmgrenadier-assault-squad at L9 ammo 0,0,0\nunit 1c hans at A9\nunit 2a honey at L1';
    const t = table(position, 'T').do('activate 1a', 'ammo-drop', 'nothing');
    expect(t.options()).toEqual(['choose 1b']);
    t.do('choose 1b');
    expect(t.unit('1b').ammo).toEqual([0, 2, 0]);
    expect(table(position, 'S').do('activate 1a', 'ammo-drop', 'nothing').unit('1b').ammo).toEqual([0, 0, 0]);
  });

  test('[dt14.cmd.ammo-drop.sight] [dt14.cmd.ammo-drop.range] [dt14.cmd.lost] without the radio operator in sight and two squares; without the officer not at all', () => {
    const offers = (soldiers: string, at: string) =>
      table(
        `reactions off\nunit 1a sturmgrenadier-command-squad at A1 soldiers ${soldiers}\nunit 1b sturmgrenadier-assault-squad at ${at}\nunit 2a honey at L1`,
      )
        .do('activate 1a')
        .options()
        .includes('ammo-drop');
    expect([offers('0,1,2', 'L9'), offers('0,2', 'L9'), offers('0,2', 'C1'), offers('1,2', 'C1')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const blind = table(
      'reactions off\nmap\n. # . .\nunit 1a sturmgrenadier-command-squad at A1 soldiers 0\nunit 1b sturmgrenadier-assault-squad at C1\nunit 2a honey at D1',
    );
    expect(blind.do('activate 1a').options()).not.toContain('ammo-drop');
  });
});
