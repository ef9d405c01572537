import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Repair', () => {
  test('[dt14.cmd.repair.mechanic] [dt14.cmd.repair.action] [dt14.cmd.repair.vehicle] [dt14.cmd.repair.sight] [dt14.cmd.repair.range] [dt14.cmd.repair.dice] [dt14.ruling.repair.aircraft] [dt14.ruling.officer.dies] a mechanic rolls five dice for a vehicle beside him', () => {
    const t = table(
      'reactions off\nunit 1a ranger-command-squad at A5\nunit 1b pounder at B5 marks 4\nunit 1c pounder at F5 marks 4\nunit 1d thunder at A6 marks 2\nunit 2a hans at L9',
      'FFFTS',
    ).do('activate 1a', 'repair', 'nothing');
    expect(t.options()).toEqual(['choose 1b']);
    expect(t.do('choose 1b').unit('1b').marks).toBe(1);
    const dead = table(
      'reactions off\nunit 1a ranger-command-squad at A5 soldiers 0,1,2,4\nunit 1b pounder at B5 marks 4\nunit 2a hans at L9',
    ).do('activate 1a');
    expect(dead.options()).not.toContain('repair');
  });

  test('[dt14.skill.tank-head.action] [dt14.skill.tank-head.vehicle] [dt14.skill.tank-head.sight] [dt14.skill.tank-head.range] [dt14.skill.tank-head.dice] [dt14.skill.tank-head.alone] a Tank Head counts shields as well', () => {
    const t = table(
      'reactions off\nunit 1a rosie at A5\nunit 1b pounder at B5 marks 5\nunit 2a hans at L9',
      'FSSTT',
    ).do('activate 1a', 'repair', 'nothing', 'choose 1b');
    expect(t.unit('1b').marks).toBe(2);
  });
});
