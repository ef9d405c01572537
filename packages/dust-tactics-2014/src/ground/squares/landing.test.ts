import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { PLAIN_GAIT } from '../gait.ts';
import { landing } from './landing.ts';
import { smoke } from './smoke.ts';

describe('smoke and landing on squares', () => {
  test('[dt14.equip.smoke.square] launchers fog one of the machine’s squares outside', () => {
    const t = table('map\n. b .\n. . .\nbuilding 1 B1\nunit 1a karl at A1');
    expect(smoke.around(t.state, t.unit('1a'))).toEqual([0, 3, 4]);
  });

  test('[dt14.weapon.smoke.no-building] not into houses and bunkers, but into strongpoints', () => {
    const spots = (more: string, least = 0, range = 9) => {
      const t = table(`map\n. . . .\n. . . .\n${more}\nunit 1a rosie at A1`);
      const gun = t.unit('1a');
      return smoke.spots(t.state, { gun, watcher: gun, mount: 'all', least, range }, 99).join(' ');
    };
    expect(spots('')).toBe('0 1 2 3 4 5 6 7');
    expect(spots('', 2, 2)).toBe('2 6');
    expect(spots('fort strongpoint C1 S 1')).toBe('0 1 2 3 4 5 6 7');
    expect(spots('fort bunker C1 S 1')).toBe('0 1 4 5');
  });

  test('[dt14.sea.sunk.land] a vessel is beached with land before its bow', () => {
    const beached = (map: string, facing: string) => {
      const t = table(`map\n${map}\nunit 1a lcm-46 at B1 facing ${facing}`);
      return landing.isBeached(t.state, t.unit('1a'), [1]);
    };
    expect(beached('w w .', 'E')).toBe(true);
    expect(beached('w w .', 'W')).toBe(false);
    expect(beached('w w .', 'N')).toBe(false);
    expect(beached('w w w\n. . .', 'S')).toBe(true);
  });

  test('[dt14.ruling.naval.fielded] a vessel needs deep water at its edge', () => {
    const could = (map: string, more = '', card = 'lcm-46') => {
      const t = table(`map\n${map}\n${more}\nunit 1a ${card}`);
      return landing.couldEnter(t.state, t.unit('1a'));
    };
    expect(could('. w .\n. . .')).toBe(true);
    expect(could('. . .\n. w .')).toBe(false);
    expect(could('. . .\n. w .', 'edges - -')).toBe(true);
    expect(could('. . .\n. w .', 'edges S N')).toBe(true);
    expect(could('. . .\n. . .', '', 'hans')).toBe(true);
  });

  test('[dt14.skill.spy.range] a spy comes to squares beside an enemy', () => {
    const t = table(`
      map
      . . . .
      . . . .
      unit 1a the-chef
      unit 2a hans at B1
      unit 2b hans at D2
      unit 1b hans at A1
    `);
    expect(landing.besideEnemies(t.state, t.unit('1a'), PLAIN_GAIT)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  test('[dt14.weapon.smoke.where] shells fall beyond vehicles', () => {
    const t = table('map\n. . . .\nunit 1a rosie at A1\nunit 1b hans at B1');
    const gun = t.unit('1a');
    expect(smoke.spots(t.state, { gun, watcher: gun, mount: 'all', least: 2, range: 9 }, 9)).toEqual([2, 3]);
  });

  test('[dt14.sea.sunk.land] land before any square of the bow is enough', () => {
    const t = table('map\nw w .\nw w w\nunit 1a lcm-46 at A1 facing E');
    expect(landing.isBeached(t.state, t.unit('1a'), [1, 4])).toBe(true);
    expect(landing.isBeached(t.state, t.unit('1a'), [0, 3])).toBe(false);
  });
});
