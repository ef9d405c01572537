import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Get Moving', () => {
  test('[dt14.cmd.get-moving.officer] [dt14.cmd.get-moving.action] [dt14.cmd.get-moving.die] [dt14.cmd.get-moving.spent] [dt14.cmd.get-moving.ends] [dt14.cmd.get-moving.again] [dt14.cmd.get-moving.fresh] [dt14.cmd.get-moving.radio] [dt14.cmd.get-moving.vehicle] [dt14.cmd.get-moving.twice] [dt14.cmd.get-moving.forfeit] [dt14.ruling.get-moving.once] [dt14.ruling.get-moving.alone] the example: two attempts declared, the first succeeds, a vehicle activates again', () => {
    const t = table(
      'reactions off\nunit 1a sturmgrenadier-command-squad at A1\nunit 1b hans at L9 activated acted\nunit 1c stefan at L9 activated\nunit 2a honey at L1',
      'F',
    ).do('activate 1a', 'get-moving', 'get-moving');
    expect(t.options()).toEqual(['choose 1b', 'choose 1c']);
    t.do('choose 1b');
    expect(t.question).toBe('declare-action');
    t.do('move', 'nothing');
    expect(t.options()).toContain('K8');
    t.do('face N');
    expect(t.unit('1b').again).toBe(true);
    const twice = table(
      'reactions off\nunit 1a sturmgrenadier-command-squad at A1\nunit 1b hans at L9 activated again\nunit 2a honey at L1',
    ).do('activate 1a');
    expect(twice.options()).not.toContain('get-moving');
  });

  test('[dt14.cmd.get-moving.sight] [dt14.cmd.get-moving.range] without a radio in sight and two squares', () => {
    const t = table(
      'reactions off\nunit 1a panzerprinz at A1\nunit 1b hans at C1 activated\nunit 1c stefan at L9 activated\nunit 2a honey at L1',
      'F',
    ).do('activate 1a', 'get-moving', 'nothing');
    expect(t.options()).toEqual(['choose 1b']);
  });
});
