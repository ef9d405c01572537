import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { newUnit } from '../units.ts';
import { takesOrders } from './command.ts';

describe('Get Up', () => {
  test('[dt14.cmd.get-up.medic] [dt14.cmd.get-up.action] [dt14.cmd.get-up.after-move] [dt14.cmd.get-up.die] [dt14.cmd.get-up.infantry] [dt14.cmd.get-up.sight] [dt14.cmd.get-up.range] [dt14.cmd.get-up.squad] [dt14.cmd.get-up.ammo] [dt14.ruling.get-up.who] the example: after a move, F or S brings a soldier back without ammunition', () => {
    const t = table(
      'reactions off\nunit 1a ranger-command-squad at A5 acted\nunit 1b ranger-weapon-squad at C5 soldiers 0\nunit 1c pounder at A6 marks 2\nunit 2a hans at L9',
      'S',
    ).do('activate 1a', 'move', 'get-up', 'B5', 'stop');
    expect(t.options()).toEqual(['choose 1b']);
    t.do('choose 1b');
    expect(t.question).toBe('pick-get-up');
    expect(t.options()).toHaveLength(3);
    t.do(t.options()[0]!);
    expect(t.unit('1b').soldiers).toHaveLength(2);
  });

  test('[dt14.cmd.get-up.range] [dt14.cmd.get-up.sight] nobody two squares away, nobody behind a wall', () => {
    const helped = (more: string) =>
      table(
        `reactions off\nmap\n${'. . . . . . . . . . . .\n'.repeat(9)}${more}\nunit 1a ranger-command-squad at A5\nunit 2a hans at L9`,
        'F',
      ).do('activate 1a', 'get-up', 'nothing').question;
    expect(helped('unit 1b rosie at B5 marks 2')).toBe('choose-get-up');
    expect(helped('unit 1b rosie at C5 marks 2')).toBe('activate');
    expect(helped('wall A5 B5 wall\nunit 1b rosie at B5 marks 2')).toBe('activate');
  });

  test('[dt14.cmd.get-up.track] a hero or support weapon clears a mark', () => {
    const t = table(
      'reactions off\nunit 1a ranger-command-squad at A5\nunit 1b rosie at B5 marks 2\nunit 2a hans at L9',
      'F',
    ).do('activate 1a', 'get-up', 'nothing', 'choose 1b');
    expect(t.unit('1b').marks).toBe(1);
  });

  test('[dt14.super.no-officer] [dt14.super.no-medic] [dt14.super.no-mechanic] [dt14.skill.zombie.no-command] [dt14.sp.skill.zombie.no-command] Superhumans and zombies take no orders', () => {
    for (const card of ['sergeant-victory', 'zombie-squad', 'frank-von-stein'])
      expect(takesOrders(newUnit(0, '1a', card, 0))).toBe(false);
    expect(takesOrders(newUnit(0, '1a', 'rosie', 0))).toBe(true);
  });
});
