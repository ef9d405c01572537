import { isProblems, seededPick } from '@dustfront/kernel';
import { expectSpaceOf } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { dustTactics2014 } from '../../game.ts';
import { optionId } from '../../options.ts';
import type { TacticsState } from '../../state.ts';
import { lay, layingOf, spaceOfLaying } from './laying.ts';
import { piecesFor } from './shapes.ts';

function begun(table: string): TacticsState {
  const made = dustTactics2014.setup({ table, forces: ['allies', 'axis'] });
  if (isProblems(made)) throw new Error(table);
  return { ...(made as TacticsState), edges: [0, 2] };
}

describe('setting out terrain on a table', () => {
  test('[dt14.table.terrain] each has six pieces, and three more for every larger size', () => {
    const counts = ['meadow', 'heath', 'steppe'].map((name) => piecesFor(begun(name).table!).length);
    expect(counts).toEqual([6, 9, 12]);
  });

  test('[dt14.table.terrain] its space keeps the contract of spaces, however full the table is', () => {
    const pick = seededPick('laying');
    for (const name of ['meadow', 'canal', 'oasis']) {
      const state = begun(name);
      const pieces = piecesFor(state.table!);
      for (let n = 0; n < 12; n++) {
        const space = spaceOfLaying(layingOf(state, pieces));
        const { proposed } = expectSpaceOf(optionId, space, pick);
        if (proposed[0] !== undefined) lay(state, proposed[0]);
      }
    }
  });

  test('[dt14.table.terrain] where nothing finds room nothing is proposed', () => {
    const state = begun('meadow');
    const outline = [
      [0, 0],
      [900, 0],
      [900, 900],
      [0, 900],
    ] as const;
    state.table = { ...state.table!, features: [{ id: 'lake', kind: 'deep-water', outline }] };
    const laying = layingOf(state, piecesFor(state.table));
    expect(spaceOfLaying(laying).propose(() => 0)).toEqual([]);
  });
});
