import { describe, expect, test } from 'vitest';
import { newUnit } from '../fielding.ts';
import { table } from '../testing.ts';
import { isFoot } from '../units.ts';

const LATER = 'unit 2a honey at L1';
const drop = (position: string, face: string) =>
  table(`reactions off\n${position}\n${LATER}`, face).do('activate 1a', 'ammo-drop', 'nothing');
const offered = (position: string) =>
  table(`reactions off\n${position}\n${LATER}`).do('activate 1a').options().includes('ammo-drop');

const COMMAND = 'unit 1a sturmgrenadier-command-squad at A1';
const EMPTY = 'unit 1b sturmgrenadier-assault-squad at L9 ammo 0,0,0';

describe('Ammo Drop', () => {
  test('[dt14.cmd.ammo-drop.die] F and T succeed, S does not', () => {
    const asks = ['F', 'T', 'S'].map((face) => drop(`${COMMAND}\n${EMPTY}`, face).question);
    expect(asks).toEqual(['choose-ammo-drop', 'choose-ammo-drop', 'activate']);
  });

  test('[dt14.cmd.ammo-drop.refill] [dt14.weapon.limited.resupply] all boxes of the card are free again', () => {
    expect(drop(`${COMMAND}\n${EMPTY}`, 'T').do('choose 1b').unit('1b').ammo).toEqual([0, 2, 0]);
    expect(drop(`${COMMAND}\n${EMPTY}`, 'S').unit('1b').ammo).toEqual([0, 0, 0]);
  });

  test('[dt14.cmd.ammo-drop.choose] the unit is chosen after the die', () => {
    const t = drop(`${COMMAND}\n${EMPTY}\nunit 1c sturmgrenadier-assault-squad at A9`, 'F');
    expect(t.dice.left()).toBe(0);
    expect(t.options()).toEqual(['choose 1b', 'choose 1c']);
  });

  test('[dt14.cmd.ammo-drop.limited] a unit without limited ammunition is not chosen', () => {
    expect(drop(`${COMMAND}\n${EMPTY}\nunit 1c hans at A9`, 'F').options()).toEqual(['choose 1b']);
    expect(offered(`${COMMAND}\nunit 1c hans at A9`)).toBe(false);
  });

  test('[dt14.cmd.ammo-drop.action] it takes one of the two actions', () => {
    const t = table(`reactions off\n${COMMAND}\n${EMPTY}\n${LATER}`).do('activate 1a', 'ammo-drop');
    expect(t.options()).toEqual(expect.arrayContaining(['nothing', 'move', 'ammo-drop']));
    expect(t.options()).not.toContain('march');
  });

  test('[dt14.cmd.ammo-drop.radio] with the radio operator it may be anywhere', () => {
    expect(offered(`${COMMAND} soldiers 0,1,2\n${EMPTY}`)).toBe(true);
  });

  test.each([
    ['[dt14.cmd.ammo-drop.range] two squares off, not three', '. . . .', 'C1', 'D1'],
    ['[dt14.cmd.ammo-drop.sight] nobody behind a structure', '. # .\n. . .', 'B2', 'C1'],
  ])('%s, without a radio', (_rule, map, seen, unseen) => {
    const squad = 'unit 1a sturmgrenadier-command-squad at A1 soldiers 0,2';
    const at = (square: string) =>
      table(`reactions off\nmap\n${map}\n${squad}\nunit 1b sturmgrenadier-assault-squad at ${square}`)
        .do('activate 1a')
        .options()
        .includes('ammo-drop');
    expect([at(seen), at(unseen)]).toEqual([true, false]);
  });

  test('[dt14.cmd.ammo-drop.officer] [dt14.cmd.lost] without the officer not at all', () => {
    const near = 'unit 1b sturmgrenadier-assault-squad at B1';
    expect([
      offered(`${COMMAND} soldiers 0,2\n${near}`),
      offered(`${COMMAND} soldiers 1,2\n${near}`),
    ]).toEqual([true, false]);
    expect(offered(`unit 1a sturmgrenadier-assault-squad at A1\n${near}`)).toBe(false);
  });

  test('[dt14.cmd.specialists] officer, radio operator, medic and mechanic bring an ability each', () => {
    const abilities = (soldiers: string) =>
      table(`reactions off\n${COMMAND} soldiers ${soldiers}\n${EMPTY}\nunit 1c hans at B1 marks 1\n${LATER}`)
        .do('activate 1a')
        .options()
        .filter((option) => ['ammo-drop', 'get-up', 'repair'].includes(option));
    expect(['0', '0,1', '2', '3', '4'].map(abilities)).toEqual([
      [],
      ['ammo-drop'],
      ['get-up'],
      ['repair'],
      [],
    ]);
  });

  test('[dt14.cmd.infantry] a command squad is infantry', () => {
    expect(isFoot(newUnit(0, '1a', 'ranger-command-squad', 0))).toBe(true);
  });
});
