import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { menFor } from './men.ts';

describe('who uses what', () => {
  test('[dt14.ruling.target.men] nothing is barred by whom the program gave a weapon first', () => {
    const t = table(
      'reactions off\nunit 1a sturmgrenadier-assault-squad at C5\nunit 2a pounder at E5\nunit 2b honey at E6',
    );
    const unit = t.unit('1a');
    const use = (weapon: number, count: number, target = 1) => ({ weapon, count, target });
    // Two of four rifles have a Panzerfaust besides.
    expect(menFor(unit, [use(0, 2), use(1, 2)])).toEqual([
      [2, 3],
      [0, 1],
    ]);
    expect(menFor(unit, [use(0, 3), use(1, 1)])).not.toBeNull();
    expect(menFor(unit, [use(0, 3), use(1, 2)])).toBeNull();
    expect(menFor(unit, [use(0, 1), use(0, 1, 2), use(1, 2)])).not.toBeNull();
  });

  test(`[dt14.weapon.under-barrel.same-target]
      what lies under a barrel goes with the main weapon at its target, or alone`, () => {
    const unit = table('unit 1a ranger-recon-squad at C5\nunit 2a pounder at E5').unit('1a');
    const use = (weapon: number, count: number, target: number) => ({ weapon, count, target });
    // Two launchers under four rifles, and a machine gun.
    expect(menFor(unit, [use(1, 4, 1), use(0, 2, 1)])).not.toBeNull();
    expect(menFor(unit, [use(1, 4, 1), use(0, 1, 2)])).toBeNull();
    expect(menFor(unit, [use(1, 3, 1), use(0, 1, 2)])).not.toBeNull();
    expect(menFor(unit, [use(1, 2, 1), use(1, 2, 2), use(0, 1, 1), use(0, 1, 2)])).not.toBeNull();
    expect(menFor(unit, [use(1, 3, 1), use(1, 1, 2), use(0, 2, 2)])).toBeNull();
  });

  test('[dt14.table.who-fires] of chosen sets of men one is found that leaves the others their targets', () => {
    const unit = table('unit 1a sturmgrenadier-tank-hunter-squad at C5\nunit 2a pounder at E5').unit('1a');
    const rifles = (count: number, chosen?: number[][]) => ({
      ...{ weapon: 0, count, target: 1 },
      ...(chosen === undefined ? {} : { chosen }),
    });
    const may = ({ count }: { count: number }, man: number) => count === 2 || man === 0;
    expect(menFor(unit, [rifles(2, [[1, 2]])], may)).toEqual([[1, 2]]);
    const sets = [
      [0, 1],
      [1, 2],
    ];
    expect(menFor(unit, [rifles(2, sets), rifles(1)], may)).toEqual([[1, 2], [0]]);
    expect(menFor(unit, [rifles(2, [[0, 1]]), rifles(1)], may)).toBeNull();
  });

  test('[dt14.table.flame] a jet is sent by one who may fire at the miniature it is laid on', () => {
    const unit = table('unit 1a ranger-attack-squad at C5\nunit 2a pounder at E5').unit('1a');
    const jet = (...way: number[]) => ({ weapon: 1, count: 1, target: 1, way });
    const may = ({ way = [] }: { way?: readonly number[] }, man: number) => way[1] !== 7 || man === 4;
    expect(menFor(unit, [jet()], may)).toEqual([[3]]);
    expect(menFor(unit, [jet(1, 7)], may)).toEqual([[4]]);
    expect(menFor(unit, [jet(), jet(1, 7)], may)).toEqual([[3], [4]]);
    expect(menFor(unit, [jet(1, 7), jet(1, 7)], may)).toBeNull();
    // Of several only one has to.
    expect(menFor(unit, [{ ...jet(1, 7), count: 2 }], may)).toEqual([[4, 3]]);
  });

  test('[dt14.weapon.spotter.idle] a Spotter is left idle where others can do it', () => {
    const unit = table('unit 1a ranger-sniper-squad at C5\nunit 2a pounder at E5').unit('1a');
    expect(menFor(unit, [{ weapon: -1, count: 1, target: 1 }])).toEqual([[0]]);
  });
});
