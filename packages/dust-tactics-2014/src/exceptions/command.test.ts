import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { hasOfficer, hasRadio } from './command.ts';
import { inCommandVehicle } from './command-vehicle.ts';
import { inReach } from './reach.ts';

const HONEY = 'unit 2a honey at L1';
const inside = (more = '') =>
  'reactions off\nunit 1a sturmgrenadier-command-squad aboard 1b:passenger soldiers 0,2\n' +
  `unit 1b prinzluther at A1\nunit 1c sturmgrenadier-assault-squad at L9 ammo 0,0,0\n${HONEY}${more}`;

describe('Command vehicles and officers', () => {
  test('[dt14.equip.command.radio] those inside a command vehicle have its radio', () => {
    const t = table(inside());
    expect([hasRadio(t.state, t.unit('1a')), t.do('activate 1a').options().includes('ammo-drop')]).toEqual([
      true,
      true,
    ]);
  });

  test('[dt14.equip.command.reroll] a failed die is rolled again there, once', () => {
    expect(table(inside(), 'SF').do('activate 1a', 'ammo-drop', 'nothing').options()).toEqual(['choose 1c']);
    expect(table(inside(), 'SS').do('activate 1a', 'ammo-drop', 'nothing').question).toBe('activate');
  });

  test('[dt14.equip.command.mounted] on foot beside it neither', () => {
    const foot = table(
      `reactions off\nunit 1a sturmgrenadier-command-squad at A1 soldiers 0,2\nunit 1b prinzluther at C1\n${HONEY}`,
    );
    expect([
      hasRadio(foot.state, foot.unit('1a')),
      inCommandVehicle(foot.state, foot.unit('1a')),
      inCommandVehicle(table(inside()).state, table(inside()).unit('1a')),
    ]).toEqual([false, false, true]);
    const other = table(
      'reactions off\nunit 1a sturmgrenadier-command-squad aboard 1b:passenger soldiers 0,2\n' +
        `unit 1b bergeluther at A1\n${HONEY}`,
    );
    expect(inCommandVehicle(other.state, other.unit('1a'))).toBe(false);
  });

  test('[dt14.cmd.radio.vehicle] an officer at the wheel has the radio of his vehicle', () => {
    const piloted = table(`unit 1a panzerprinz aboard 1b:pilot\nunit 1b hans at A1\n${HONEY}`);
    const vehicle = piloted.unit('1b');
    expect([hasOfficer(piloted.state, vehicle), hasRadio(piloted.state, vehicle)]).toEqual([true, true]);
    const foot = table(`unit 1a panzerprinz at A1\nunit 1b hans at A2\n${HONEY}`);
    expect([hasRadio(foot.state, foot.unit('1a')), hasRadio(foot.state, foot.unit('1b'))]).toEqual([
      false,
      true,
    ]);
  });

  test('[dt14.skill.officer.actions] an Officer hero commands', () => {
    const offered = (hero: string) =>
      table(`reactions off\nunit 1a ${hero} at A1\nunit 1b hans at B1 activated\n${HONEY}`)
        .do('activate 1a')
        .options()
        .includes('get-moving');
    expect([offered('bazooka-joe'), offered('rosie')]).toEqual([true, false]);
  });

  test('[dt14.cmd.radio.heavy] in armour 3 and 4 the officer works the radio himself', () => {
    const offered = (soldiers: string) =>
      table(
        `reactions off\nunit 1a heavy-ranger-command-squad at A1 soldiers ${soldiers}\n` +
          `unit 1b hans at L9 activated\n${HONEY}`,
      )
        .do('activate 1a')
        .options()
        .filter((option) => ['get-moving', 'get-up', 'repair'].includes(option));
    expect([offered('0'), offered('1,2')]).toEqual([['get-moving'], ['get-up', 'repair']]);
  });

  test(`[dt14.fort.special.range1]
      what reaches one square needs sight as well, and does not reach out of works`, () => {
    const t = table(
      'map\n. . . .\n. # . .\n. . # .\nunit 1a rosie at B1\nunit 1b pounder at C1\n' +
        'unit 1c pounder at D1\nunit 1d pounder at B3\nunit 1e hans at C2',
    );
    const reach = (a: string, b: string) => inReach(t.state, t.unit(a), t.unit(b), 1);
    expect([reach('1a', '1b'), reach('1a', '1c'), reach('1d', '1e')]).toEqual([true, false, false]);
    const works = table(
      'fort strongpoint C4 E 2\nunit 1a rosie at C4\nunit 1b pounder at B4\nunit 1c stefan at D4',
    );
    const out = (range: number, who: string) =>
      inReach(works.state, works.unit('1a'), works.unit(who), range);
    expect([out(1, '1b'), out(2, '1b'), out(1, '1c')]).toEqual([false, true, true]);
  });
});
