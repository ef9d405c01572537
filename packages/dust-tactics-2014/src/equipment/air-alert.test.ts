import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Air Alert', () => {
  test('[dt14.equip.air-alert.action] [dt14.equip.air-alert.target] [dt14.equip.air-alert.die] [dt14.equip.air-alert.hit] [dt14.equip.air-alert.vehicles] [dt14.equip.air-alert.lasts] F calls an aircraft out: vehicles hit it on F and T for the rest of the turn', () => {
    const position =
      'reactions off\nunit 1a mobile-hq at A1\nunit 1b wildfire at C5 facing E acted\nunit 1c usmc-rifle-squad at C6 acted\nunit 2a falke at F5\nunit 2b hans at L9\nunit 2c stefan at L1';
    const t = table(position, 'F TSS TTTTT').do(
      'activate 1a',
      'air-alert',
      'nothing',
      'choose 2a',
      'activate 2b',
      'nothing',
      'nothing',
      'activate 1b',
      'attack',
      'nothing',
      '1b Quad Heavy Machinegun x1 at 2a',
    );
    expect(t.event('line-rolled')).toMatchObject({ hits: 1 });
    t.do(
      'activate 2c',
      'nothing',
      'nothing',
      'activate 1c',
      'attack',
      'nothing',
      '1c BAR Automatic Rifle x5 at 2a',
    );
    expect(t.event('line-rolled')).toMatchObject({ hits: 0 });
    expect(table(position, 'S').do('activate 1a', 'air-alert', 'nothing', 'choose 2a').state.alerts).toEqual(
      [],
    );
  });
});
