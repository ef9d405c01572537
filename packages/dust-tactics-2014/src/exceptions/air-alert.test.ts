import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const POSITION =
  'reactions off\nunit 1a mobile-hq at A1\nunit 1b wildfire at C5 facing E acted\n' +
  'unit 1c usmc-rifle-squad at C6 acted\nunit 2a falke at F5\nunit 2b hans at L9\nunit 2c stefan at L1';
const called = (dice: string) => table(POSITION, dice).do('activate 1a', 'air-alert', 'nothing', 'choose 2a');
const PASS = ['activate 2b', 'nothing', 'nothing'];

describe('Air Alert', () => {
  test('[dt14.equip.air-alert.die] it works on F alone', () => {
    expect(['F', 'T', 'S'].map((face) => called(face).state.alerts.length)).toEqual([1, 0, 0]);
  });

  test('[dt14.equip.air-alert.target] an aircraft in sight, nothing else', () => {
    expect(table(POSITION).do('activate 1a', 'air-alert', 'nothing').options()).toEqual(['choose 2a']);
  });

  test('[dt14.equip.air-alert.action] one action of two', () => {
    const options = table(POSITION).do('activate 1a', 'air-alert').options();
    expect([options.includes('nothing'), options.includes('march')]).toEqual([true, false]);
  });

  test('[dt14.equip.air-alert.hit] [dt14.equip.air-alert.vehicles] vehicles among friends hit it on F and T', () => {
    const shot = ['activate 1b', 'attack', 'nothing', '1b Quad Heavy Machinegun x1 at 2a'];
    expect(
      called('F TSS')
        .do(...PASS, ...shot)
        .event('line-rolled'),
    ).toMatchObject({ hits: 1 });
    expect(
      called('S TSS')
        .do(...PASS, ...shot)
        .event('line-rolled'),
    ).toMatchObject({ hits: 0 });
  });

  test('[dt14.equip.air-alert.vehicles] infantry does not', () => {
    const shot = ['activate 1c', 'attack', 'nothing', '1c BAR Automatic Rifle x5 at 2a'];
    expect(
      called('F TTTTT')
        .do(...PASS, ...shot)
        .event('line-rolled'),
    ).toMatchObject({ hits: 0 });
  });

  test('[dt14.equip.air-alert.lasts] until the turn is over', () => {
    const t = called('F FFFTTT').do(...PASS);
    expect(t.state.alerts).toHaveLength(1);
    for (const name of ['1b', '2c', '1c', '2a'])
      t.do(`activate ${name}`, ...(name === '2a' ? ['move', 'nothing'] : ['nothing', 'nothing']));
    while (t.question === 'move') t.do(t.options().find((id) => /^face|^[A-L][1-9]$/.test(id)) ?? '');
    expect([t.state.turn, t.state.alerts]).toEqual([2, []]);
  });
});
