import { describe, expect, test } from 'vitest';
import { position } from '../test/table.ts';
import { hasUnits, isFriendly, leave } from './control.ts';
import { centresLeft } from './stock.ts';

const table = () =>
  position(`land a b c d
links a-b b-c c-d
round 2
player 0 red
player 1 blue
player 2 grey
at a 0 T1 centre
at b 1 T1
at c 0 F1
at d - centre
allies 0-1
now combat 0`);

const friendly = (seat: number) => [0, 1, 2, 3].map((area) => isFriendly(table(), seat, area));

describe('who holds an area', () => {
  test('[dust.control.friendly] whoever has units there now', () => {
    expect(friendly(1)).toEqual([false, true, false, false]);
  });

  test('[dust.ruling.6] an ally’s area is not friendly', () => {
    expect(friendly(0)).toEqual([true, false, true, false]);
  });

  test('[dust.control.aircraft] [dust.ruling.33] a fighter alone holds a land', () => {
    expect(isFriendly(table(), 0, 2)).toBe(true);
    expect(isFriendly(table(), 1, 2)).toBe(false);
  });
});

describe('production centres', () => {
  test('[dust.figure.centre.not-unit] hold nothing for anybody', () => {
    expect([0, 1, 2].map((seat) => hasUnits(table(), seat))).toEqual([true, true, false]);
  });

  test('[dust.figure.centre.indestructible] stay when the last unit goes', () => {
    const state = table();
    expect(centresLeft(state)).toBe(22);
    leave(state, 0, [1, 0, 0, 0, 0]);
    expect(state.areas[0]).toEqual({ holder: -1, units: [0, 0, 0, 0, 0], centre: true });
    expect(centresLeft(state)).toBe(22);
  });
});
