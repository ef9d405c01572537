import { describe, expect, test } from 'vitest';
import { newUnit } from '../fielding.ts';
import { table } from '../testing.ts';
import { takesOrders } from './command.ts';

const MEDIC = 'unit 1a ranger-command-squad at A5';
const ROSIE = 'unit 1b rosie at B5 marks 2';
const on = (position: string, dice = '') =>
  table(`reactions off\n${position}\nunit 2a hans at L9`, dice).do('activate 1a');
const healing = (position: string, face = 'F') => on(position, face).do('get-up', 'nothing');
const WALLED = `map\n${'. . . . . . . . . . . .\n'.repeat(9)}wall A5 B5 wall`;

describe('Get Up', () => {
  test('[dt14.cmd.get-up.die] F and S succeed, T does not', () => {
    const asks = ['F', 'S', 'T'].map((face) => healing(`${MEDIC}\n${ROSIE}`, face).question);
    expect(asks).toEqual(['choose-get-up', 'choose-get-up', 'activate']);
  });

  test(`[dt14.cmd.get-up.after-move] [dt14.cmd.get-up.action]
      the example: it is the second action after a move`, () => {
    const t = on(`${MEDIC} acted\nunit 1b ranger-weapon-squad at C5 soldiers 0`, 'S').do('move', 'get-up');
    expect(t.do('B5', 'stop').options()).toEqual(['choose 1b']);
  });

  test.each([
    ['[dt14.cmd.get-up.infantry] no vehicle is healed', `${MEDIC}\nunit 1b pounder at B5 marks 2`],
    ['[dt14.cmd.get-up.range] nobody two squares away', `${MEDIC}\nunit 1b rosie at C5 marks 2`],
    ['[dt14.cmd.get-up.sight] nobody behind a wall', `${WALLED}\n${MEDIC}\n${ROSIE}`],
  ])('%s', (_rule, position) => {
    expect(healing(position).question).toBe('activate');
    expect(healing(`${position}\nunit 1c rosie at A6 marks 1`).options()).toEqual(['choose 1c']);
  });

  test('[dt14.cmd.get-up.squad] a squad has one of its dead back', () => {
    const t = healing(`${MEDIC}\nunit 1b ranger-weapon-squad at B5 soldiers 0`).do('choose 1b');
    expect(t.do(t.options()[0] ?? '').unit('1b').soldiers).toHaveLength(2);
  });

  test('[dt14.ruling.get-up.who] the owner says which of the lost returns, specialists included', () => {
    const t = healing(`${MEDIC} soldiers 2`).do('choose 1a');
    expect(t.question).toBe('pick-get-up');
    expect(t.options()).toHaveLength(4);
    expect(t.do(t.options()[0] ?? '').unit('1a').soldiers).toEqual([0, 2]);
  });

  test('[dt14.cmd.get-up.track] a hero or support weapon has one mark fewer', () => {
    expect(healing(`${MEDIC}\n${ROSIE}`).do('choose 1b').unit('1b').marks).toBe(1);
  });

  test('[dt14.cmd.get-up.ammo] he brings no ammunition', () => {
    const t = healing(`${MEDIC}\nunit 1b sturmgrenadier-assault-squad at B5 soldiers 0 ammo 0,1,0`).do(
      'choose 1b',
    );
    expect(t.do(t.options()[0] ?? '').unit('1b').ammo).toEqual([0, 1, 0]);
  });

  test('[dt14.cmd.get-up.medic] without a medic nobody gets up', () => {
    const offered = (soldiers: string) =>
      on(`${MEDIC} soldiers ${soldiers}\n${ROSIE}`).options().includes('get-up');
    expect([offered('2'), offered('0,1,3,4')]).toEqual([true, false]);
  });

  test.each([
    ['[dt14.super.no-officer] Superhumans take no orders', 'sergeant-victory'],
    ['[dt14.skill.zombie.no-command] zombies neither', 'zombie-squad'],
    ['[dt14.sp.skill.zombie.no-command] nor their heroes', 'frank-von-stein'],
  ])('%s', (_rule, card) => {
    expect(takesOrders(newUnit(0, '1a', card, 0))).toBe(false);
    expect(takesOrders(newUnit(0, '1a', 'rosie', 0))).toBe(true);
  });

  test('[dt14.super.no-medic] a medic does not choose a Superhuman', () => {
    const victory = 'unit 1c sergeant-victory at A6 marks 2';
    expect(healing(`${MEDIC}\n${ROSIE}\n${victory}`).options()).toEqual(['choose 1b']);
  });
});
