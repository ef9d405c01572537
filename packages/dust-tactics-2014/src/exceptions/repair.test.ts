import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const MECHANIC = 'unit 1a ranger-command-squad at A5';
const ROSIE = 'unit 1a rosie at A5';
const POUNDER = 'unit 1b pounder at B5 marks 5';
const WALLED = `map\n${'. . . . . . . . . . . .\n'.repeat(9)}wall A5 B5 wall`;
const on = (position: string, dice = '') =>
  table(`reactions off\n${position}\nunit 2a hans at L9`, dice).do('activate 1a');
const patients = (position: string) => on(position).do('repair', 'nothing').options();
const left = (position: string, dice: string) =>
  on(position, dice).do('repair', 'nothing', 'choose 1b').unit('1b').marks;

describe('Repair', () => {
  test('[dt14.cmd.repair.dice] five dice, a mark fewer for each F', () => {
    expect([left(`${MECHANIC}\n${POUNDER}`, 'FFFTS'), left(`${MECHANIC}\n${POUNDER}`, 'SSTTT')]).toEqual([
      2, 5,
    ]);
  });

  test('[dt14.skill.tank-head.dice] a Tank Head counts shields as well', () => {
    expect([left(`${ROSIE}\n${POUNDER}`, 'FSSTT'), left(`${ROSIE}\n${POUNDER}`, 'TTTTT')]).toEqual([2, 5]);
  });

  test.each([
    [
      '[dt14.cmd.repair.vehicle] infantry is not repaired',
      MECHANIC,
      'unit 1c ranger-weapon-squad at A6 soldiers 0',
    ],
    ['[dt14.cmd.repair.range] nothing two squares off', MECHANIC, 'unit 1c pounder at C5 marks 1'],
    ['[dt14.ruling.repair.aircraft] no aircraft', MECHANIC, 'unit 1c thunder at A6 marks 2'],
    ['[dt14.super.no-mechanic] no Superhuman', MECHANIC, 'unit 1c sergeant-victory at A6 marks 2'],
    [
      '[dt14.skill.tank-head.vehicle] a Tank Head repairs no infantry',
      ROSIE,
      'unit 1c bazooka-joe at A6 marks 2',
    ],
    ['[dt14.skill.tank-head.range] nor what is two squares off', ROSIE, 'unit 1c pounder at C5 marks 1'],
  ])('%s', (_rule, by, other) => {
    expect(patients(`${by}\n${POUNDER}\n${other}`)).toEqual(['choose 1b']);
  });

  test.each([
    ['[dt14.cmd.repair.sight] a mechanic', MECHANIC],
    ['[dt14.skill.tank-head.sight] a Tank Head', ROSIE],
  ])('%s repairs nothing behind a wall', (_rule, by) => {
    expect(patients(`${by}\n${POUNDER}\nunit 1c pounder at A6 marks 1`)).toEqual(['choose 1b', 'choose 1c']);
    expect(patients(`${WALLED}\n${by}\n${POUNDER}\nunit 1c pounder at A6 marks 1`)).toEqual(['choose 1c']);
  });

  test.each([
    ['[dt14.cmd.repair.mechanic] the mechanic', `${MECHANIC} soldiers 3`, true],
    ['[dt14.cmd.repair.mechanic] the rest when he has died', `${MECHANIC} soldiers 0,1,2,4`, false],
    [
      '[dt14.skill.tank-head.alone] a squad beside a Tank Head',
      'unit 1a ranger-weapon-squad at A5\nunit 1c rosie at A6',
      false,
    ],
  ])('%s: may he repair?', (_rule, by, may) => {
    expect(on(`${by}\n${POUNDER}`).options().includes('repair')).toBe(may);
  });

  test.each([
    ['[dt14.cmd.repair.action] a mechanic', MECHANIC],
    ['[dt14.skill.tank-head.action] a Tank Head', ROSIE],
  ])('%s: one action of two', (_rule, by) => {
    const t = on(`${by}\n${POUNDER}`).do('repair');
    expect(t.options()).toEqual(expect.arrayContaining(['nothing', 'move']));
    expect(t.options()).not.toContain('march');
  });

  test('[dt14.ruling.officer.dies] what he can no longer do becomes nothing', () => {
    const walked = (victim: string) => {
      const t = on(
        'mines A4\nunit 1a ranger-command-squad at A5 soldiers 3,4 acted\nunit 1b pounder at B5 marks 5',
        'F T',
      ).do('move', 'repair', 'A4');
      t.do(t.options().find((id) => id.includes(victim)) ?? '', 'stop');
      return t.question;
    };
    expect([walked('no 5'), walked('mechanic')]).toEqual(['choose-repair', 'activate']);
  });
});
