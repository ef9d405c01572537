import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const COMMAND = 'unit 1a sturmgrenadier-command-squad at A5';
const SQUAD = 'unit 1b sturmgrenadier-assault-squad gone soldiers - ammo 0,0,0';
const TANK = 'unit 1d hans gone marks 5';
const on = (position: string, dice = '') =>
  table(`reactions off\nedges N S\n${position}\nunit 2a honey at L1`, dice).do('activate 1a');
const offers = (position: string) =>
  on(position)
    .options()
    .filter((option) => ['reinforcements', 'replacement-vehicle'].includes(option));

/** A call with a die and what else the officer declared. */
const reinforced = (face = 'F', second = 'nothing') =>
  on(`${COMMAND}\n${SQUAD}`, face).do('reinforcements', second);
const replaced = (face = 'F', second = 'nothing') =>
  on(`${COMMAND}\n${TANK}`, face).do('replacement-vehicle', second);
const FILLED = 'map\n. . .\n. . .\nunit 1x pounder at A1\nunit 1y pounder at B1\nunit 1z pounder at C1';

describe('Reinforcements and Replacement Vehicle', () => {
  test.each([
    ['[dt14.cmd.reinf.die] reinforcements', reinforced],
    ['[dt14.cmd.replace.die] a replacement', replaced],
  ])('%s: F succeeds, T and S do not', (_rule, called) => {
    const asks = ['F', 'T', 'S'].map((face) => called(face).question);
    expect(asks).toEqual([expect.stringMatching(/^choose-/), 'activate', 'activate']);
  });

  test.each([
    ['[dt14.cmd.reinf.action] reinforcements', SQUAD, 'reinforcements'],
    ['[dt14.cmd.replace.action] a replacement', TANK, 'replacement-vehicle'],
  ])('%s: one action of two', (_rule, lost, call) => {
    const t = on(`${COMMAND}\n${lost}`).do(call);
    expect(t.options()).toEqual(expect.arrayContaining(['nothing', 'move']));
    expect(t.options()).not.toContain('march');
  });

  test.each([
    ['[dt14.cmd.reinf.officer] no officer, no reinforcements', SQUAD, 'reinforcements'],
    ['[dt14.cmd.replace.officer] no officer, no replacement', TANK, 'replacement-vehicle'],
  ])('%s', (_rule, lost, call) => {
    expect([offers(`${COMMAND}\n${lost}`), offers(`${COMMAND} soldiers 1,2\n${lost}`)]).toEqual([[call], []]);
  });

  test.each([
    [
      '[dt14.cmd.reinf.eliminated] only what was destroyed',
      'unit 1b sturmgrenadier-assault-squad at A9 soldiers 0',
    ],
    ['[dt14.cmd.reinf.no-hero] no hero', 'unit 1b stefan gone marks 4'],
    ['[dt14.ruling.repair.aircraft] no aircraft', 'unit 1b falke gone marks 6'],
  ])('%s comes back', (_rule, unit) => {
    expect(offers(`${COMMAND}\n${unit}`)).toEqual([]);
  });

  test.each([
    ['[dt14.cmd.reinf.kind] a squad', SQUAD, 'reinforcements'],
    [
      '[dt14.cmd.reinf.kind] a support weapon',
      'unit 1b grenadier-mortar-squad gone marks 3',
      'reinforcements',
    ],
    ['[dt14.cmd.replace.kind] a vehicle', TANK, 'replacement-vehicle'],
  ])('%s comes back', (_rule, unit, call) => {
    expect(offers(`${COMMAND}\n${unit}`)).toEqual([call]);
  });

  test.each([
    ['[dt14.cmd.reinf.ends] the officer is done', reinforced, 'choose 1b'],
    ['[dt14.cmd.replace.ends] the officer is done', replaced, 'choose 1d'],
  ])('%s and does not walk any more', (_rule, called, choose) => {
    const t = called('F', 'move').do(choose, 'move', 'nothing', 'enter C1');
    t.do(t.options().find((option) => /^(stop|face S)$/.test(option)) ?? '');
    expect([t.question, t.seat, t.at('1a')]).toEqual(['activate', 1, 'A5']);
  });

  test.each([
    ['[dt14.cmd.reinf.activates] the squad', reinforced, 'choose 1b', '1b'],
    ['[dt14.cmd.replace.activates] the vehicle', replaced, 'choose 1d', '1d'],
  ])('%s activates at once', (_rule, called, choose, name) => {
    const t = called().do(choose);
    expect([t.question, t.seat]).toEqual(['declare-action', 0]);
    expect(t.do('move', 'nothing', 'enter C1').at(name)).toBe('C1');
  });

  test.each([
    ['[dt14.cmd.reinf.reserves] the squad waits outside', reinforced, 'choose 1b'],
    ['[dt14.cmd.replace.reserves] the vehicle waits outside', replaced, 'choose 1d'],
  ])('%s and must come on with its first action', (_rule, called, choose) => {
    const others = ['nothing', 'attack', 'sustained'];
    expect(called().do(choose).options()).toContain('march');
    expect(
      called()
        .do(choose)
        .options()
        .filter((option) => others.includes(option)),
    ).toEqual([]);
  });

  test.each([
    ['[dt14.cmd.reinf.edge] the squad', reinforced, 'choose 1b'],
    ['[dt14.cmd.replace.edge] the vehicle', replaced, 'choose 1d'],
  ])('%s comes on from its own edge', (_rule, called, choose) => {
    const entries = called().do(choose, 'move', 'nothing').options();
    expect(entries).toContain('enter K1');
    expect(entries.filter((option) => !/^enter [A-L]1$/.test(option))).toEqual([]);
  });

  test.each([
    ['[dt14.cmd.reinf.once] no second squad after a success', SQUAD, 'reinforced 1'],
    ['[dt14.cmd.replace.once] no second vehicle after a success', TANK, 'replaced 1'],
  ])('%s', (_rule, lost, spent) => {
    expect(offers(`${COMMAND}\n${lost}`)).toHaveLength(1);
    expect(offers(`${spent}\n${COMMAND}\n${lost}`)).toEqual([]);
  });

  test('[dt14.cmd.replace.separate] squads and vehicles are counted apart', () => {
    expect(offers(`reinforced 1\n${COMMAND}\n${SQUAD}\n${TANK}`)).toEqual(['replacement-vehicle']);
    expect(reinforced().do('choose 1b').state).toMatchObject({
      reinforced: [true, false],
      replaced: [false, false],
    });
    expect(replaced().do('choose 1d').state).toMatchObject({
      reinforced: [false, false],
      replaced: [true, false],
    });
  });

  test('[dt14.ruling.reinforcements.fresh] full strength and ammunition', () => {
    const t = reinforced().do('choose 1b');
    expect(t.unit('1b')).toMatchObject({ soldiers: [0, 1, 2, 3, 4], ammo: [0, 2, 0] });
  });

  test('[dt14.ruling.reinforcements.edge] nobody while no square of the edge is free', () => {
    const command = 'unit 1a sturmgrenadier-command-squad at A2';
    const offered = (taken: string) =>
      table(`reactions off\nedges N S\n${taken}\n${command}\n${TANK}\nunit 2a honey at C2`)
        .do('activate 1a')
        .options();
    expect(offered(FILLED)).not.toContain('replacement-vehicle');
    expect(offered(FILLED.replace('1z pounder at C1', '1z pounder at B2'))).toContain('replacement-vehicle');
  });

  test('[dt14.cmd.replace.wreck] a lost machine leaves no wreck: its square is free', () => {
    const t = table(
      'reactions off\nto-act 2\nunit 1b stefan at B1\nunit 1d hans at C1 marks 4\nunit 2a blackhawk at C5 facing N',
      'FTT',
    ).do('activate 2a', 'attack', 'nothing', '2a Heavy Piat x1 at 1d');
    expect(t.unit('1d')).toMatchObject({ place: 'gone', at: -1 });
    expect(t.do('activate 1b', 'move', 'nothing', 'C1').options()).toContain('stop');
  });

  test.each([
    ['[dt14.cmd.reinf.victory] a squad', 'unit 1d sturmgrenadier-assault-squad at C4 soldiers 0', 'FF TT', 8],
    ['[dt14.cmd.replace.victory] a vehicle', 'unit 1d hans at C1 marks 4', 'FTT', 7],
  ])('%s that came back and is lost again scores again', (_rule, lost, dice, points) => {
    const t = table(
      `reactions off\nscore 0 7\nto-act 2\n${lost}\nunit 1e stefan at L9\nunit 2a blackhawk at C5 facing N`,
      dice,
    ).do('activate 2a', 'attack', 'nothing');
    while (t.question === 'declare-target')
      t.do(t.options().find((option) => option.includes(' at 1d')) ?? '');
    expect(t.state.scores).toEqual([0, 7 + points]);
  });
});
