import { dustTactics2014 as game } from '@dustfront/dust-tactics-2014';
import { Match, type Option, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { attacksIn, luckOf } from '../luck.ts';
import { TacticsLuck } from './luck.ts';

/** A match on a table in which everybody goes where that is proposed, and takes the last of the listed answers. */
function played(answers: number): Match {
  const match = Match.begin(game, { table: 'farmyard' }, ['a', 'b'], seededDice('luck'));
  for (let n = 0; n < answers && match.asked.length > 0; n++) {
    const [seat] = match.asked;
    const { number, options, space } = match.question(seat!)!;
    const [proposed] = (space?.propose((below) => n % below) ?? []) as Option[];
    const option = proposed ?? options.at(options.length - 1)!;
    match.submit(seat!, number, game.optionId(option as never));
  }
  return match;
}

describe('the account of luck of a measured match', () => {
  test('follows answers that were pointed out, not listed', () => {
    const match = played(120);
    const record = match.record();
    expect(record.entries.some(({ option }) => option.startsWith('come '))).toBe(true);
    const account = luckOf(game, new TacticsLuck(), record);
    expect(attacksIn(account).every(({ expected }) => expected >= 0)).toBe(true);
    expect(record.entries.length).toBe(match.entries.length);
  });
});
