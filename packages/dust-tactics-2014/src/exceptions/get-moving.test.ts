import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const COMMAND = 'unit 1a sturmgrenadier-command-squad at A1';
const SPENT = 'unit 1b hans at L9 activated acted';
const on = (position: string, dice = '') =>
  table(`reactions off\n${position}\nunit 2a honey at L1`, dice).do('activate 1a');
const ordered = () => on(`${COMMAND}\n${SPENT}`, 'F').do('get-moving', 'nothing', 'choose 1b');

describe('Get Moving', () => {
  test('[dt14.cmd.get-moving.die] F succeeds, T and S do not', () => {
    const asks = ['F', 'T', 'S'].map(
      (face) => on(`${COMMAND}\n${SPENT}`, face).do('get-moving', 'nothing').question,
    );
    expect(asks).toEqual(['choose-get-moving', 'activate', 'activate']);
  });

  test('[dt14.cmd.get-moving.again] [dt14.cmd.get-moving.ends] the unit activates at once, the officer is done', () => {
    const t = on(`${COMMAND}\n${SPENT}`, 'F').do('get-moving', 'move', 'choose 1b');
    expect(t.question).toBe('declare-action');
    t.do('nothing', 'nothing');
    expect([t.at('1a'), t.seat, t.unit('1a').activated]).toEqual(['A1', 1, true]);
  });

  test('[dt14.cmd.get-moving.fresh] its movement starts afresh, a diagonal included', () => {
    const t = on(`${COMMAND}\nunit 1b hans at F5 activated acted`, 'F').do(
      'get-moving',
      'nothing',
      'choose 1b',
    );
    expect(t.options()).toEqual(expect.arrayContaining(['move', 'march']));
    expect(t.do('move', 'nothing').options()).toContain('G6');
  });

  test('[dt14.cmd.get-moving.twice] [dt14.cmd.get-moving.action] two attempts may be declared, an action each', () => {
    const t = on(`${COMMAND}\n${SPENT}`, 'SF').do('get-moving');
    expect(t.options()).not.toContain('march');
    expect(t.do('get-moving').options()).toEqual(['choose 1b']);
  });

  test('[dt14.cmd.get-moving.forfeit] after a success the second attempt is void', () => {
    const t = on(`${COMMAND}\n${SPENT}\nunit 1c stefan at L8 activated`, 'F').do(
      'get-moving',
      'get-moving',
      'choose 1b',
      'nothing',
      'nothing',
    );
    expect([t.question, t.seat]).toEqual(['activate', 1]);
  });

  test.each([
    [
      '[dt14.cmd.get-moving.spent] a unit that has activated',
      `${COMMAND}\nunit 1b hans at L9 activated`,
      true,
    ],
    ['[dt14.cmd.get-moving.spent] not one that has not', `${COMMAND}\nunit 1b hans at L9`, false],
    [
      '[dt14.ruling.get-moving.once] not a second time',
      `${COMMAND}\nunit 1b hans at L9 activated again`,
      false,
    ],
    ['[dt14.cmd.get-moving.vehicle] a vehicle', `${COMMAND}\nunit 1b hans at B1 activated`, true],
    ['[dt14.cmd.get-moving.radio] anywhere by radio', `${COMMAND}\nunit 1b stefan at L9 activated`, true],
    [
      '[dt14.cmd.get-moving.officer] not without the officer',
      `${COMMAND} soldiers 1,2,3,4\nunit 1b hans at B1 activated`,
      false,
    ],
    [
      '[dt14.cmd.get-moving.range] two squares without a radio',
      'unit 1a panzerprinz at A1\nunit 1b hans at C1 activated',
      true,
    ],
    [
      '[dt14.cmd.get-moving.range] not three',
      'unit 1a panzerprinz at A1\nunit 1b hans at D1 activated',
      false,
    ],
    [
      '[dt14.cmd.get-moving.sight] nor without sight',
      'map\n. . . . . . . . . . . .\nwall A1 B1 wall\nunit 1a panzerprinz at A1\nunit 1b hans at B1 activated',
      false,
    ],
  ])('%s', (_rule, position, offered) => {
    expect(on(position).options().includes('get-moving')).toBe(offered);
  });

  test('[dt14.ruling.get-moving.once] who was told to go on is marked', () => {
    expect(ordered().unit('1b').again).toBe(true);
  });

  test('[dt14.ruling.get-moving.alone] the hero who was with it does not activate again with it', () => {
    const t = on(
      `${COMMAND}\nunit 1b sturmgrenadier-assault-squad at L9 activated\nunit 1c stefan at L9 activated`,
      'F',
    ).do('get-moving', 'nothing', 'choose 1b');
    expect(t.question).toBe('declare-action');
    expect(t.do('nothing', 'nothing').unit('1c').again).toBe(false);
  });
});
