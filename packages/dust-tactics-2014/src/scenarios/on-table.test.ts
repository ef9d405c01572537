import { Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics2014 } from '../game.ts';
import type { TacticsState } from '../state.ts';

const begun = (scenario: string): TacticsState => {
  const made = dustTactics2014.setup({ table: 'farmyard', scenario, forces: ['allies', 'axis'] });
  return new Play(dustTactics2014, made as TacticsState, seededDice('on-table')).state;
};

describe('scenarios of measured play', () => {
  test('[dt14.table.suppression] suppression is always played', () => {
    expect(begun('free-for-all').suppression).toBe(true);
  });

  test('[dt14.table.ladder] the battles to learn by last four, five and six turns', () => {
    const turns = ['first-steps', 'first-machines', 'first-objectives'].map((id) => begun(id).lastTurn);
    expect(turns).toEqual([4, 5, 6]);
  });
});
