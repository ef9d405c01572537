import type { Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { BOXED_ALLIES, BOXED_AXIS } from '../cards/armies.ts';
import { validateLayout } from '../scenarios/validate.ts';
import type { CoreState } from '../state.ts';
import { emptyField } from './board.ts';
import { setUp } from './setup.ts';

const forces = { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units };

function layout(map: readonly string[]) {
  return {
    id: 'drawn',
    title: 'Drawn',
    note: '',
    map,
    entry: { allies: [[0, map.length - 1]], axis: [[0, 0]] },
  } as const;
}

describe('boards of tiles', () => {
  test(`[dt1.board.tile.squares] [dt1.box.tiles]
      a tile is three by three squares, nine of them make nine by nine`, () => {
    expect(emptyField(1, 1)).toMatchObject({ width: 3, height: 3 });
    expect(emptyField(3, 3)).toMatchObject({ width: 9, height: 9 });
    expect(emptyField(3, 3).ground).toHaveLength(81);
    expect(validateLayout(layout(['...', '...', '...']))).toEqual([]);
    expect(validateLayout(layout(['....', '....', '....']))).toMatchObject([
      { code: 'tiles', params: { columns: 4, rows: 3 }, rule: 'dt1.board.tile.squares' },
    ]);
  });

  test('[dt1.board.tile.faces] a tile lies with one face up', () => {
    expect(validateLayout(layout(['...,,,', '...,,,', '...,,,']))).toEqual([]);
    expect(validateLayout(layout(['..,,,,', '...,,,', '...,,,']))).toMatchObject([
      { at: 'map A1', code: 'tile-ground', rule: 'dt1.board.tile.faces' },
    ]);
  });

  test('[dt1.board.tile.layout] tiles lie in any arrangement: a long board, and a bent one', () => {
    const long = layout([
      '......',
      '......',
      '......',
      '......',
      '......',
      '......',
      '......',
      '......',
      '......',
    ]);
    const bent = layout(['...###', '...###', '...###', '......', '......', '......']);
    for (const battlefield of [long, bent]) {
      expect(validateLayout(battlefield)).toEqual([]);
      const state = setUp({ forces, battlefield } as unknown as Json) as CoreState;
      expect(state.board).toMatchObject({ width: 6, height: battlefield.map.length });
    }
    expect(emptyField(4, 3).entry.map((squares) => squares.length)).toEqual([12, 12]);
  });
});
