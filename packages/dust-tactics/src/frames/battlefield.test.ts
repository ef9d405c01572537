import { type Dice, type Json, Play, scriptedDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics } from '../game.ts';
import { printPosition } from '../notation/print.ts';
import { type CoreOption, optionId } from '../options.ts';
import type { FreeBattlefield } from '../setup/options.ts';
import { setUp } from '../setup/setup.ts';
import type { CoreState } from '../state.ts';
import { terrainCount } from './battlefield.ts';

const forces = { allies: [{ card: 'pounder' }], axis: [{ card: 'luther' }] };
const INITIATIVE = [0, 2, 2, 2, 2, 2];

const begin = (battlefield: FreeBattlefield, dice: Dice): Play<CoreState, CoreOption> =>
  new Play(dustTactics, setUp({ forces, battlefield } as unknown as Json) as CoreState, dice);

/** The rows of the map and the pieces, as a position writes them. */
const drawn = (state: CoreState): string[] =>
  printPosition(state)
    .split('\n')
    .filter((line) => /^ {2}|^crate|^trap/.test(line))
    .map((line) => line.trim());

/** Dice that write down what they are rolled for. */
function listed(faces: readonly number[]): { dice: Dice; rolls: string[] } {
  const rolls: string[] = [];
  const given = scriptedDice(faces);
  const dice: Dice = {
    roll: (roll) => {
      rolls.push(`${roll.stream}: ${roll.count} of ${roll.sides} for ${roll.reason}`);
      return given.roll(roll);
    },
  };
  return { dice, rolls };
}

describe('a battlefield by dice', () => {
  const field = { by: 'dice', tiles: [1, 1], crates: 1, traps: 1, trapsIndoors: false } as const;

  test('terrain falls between the entries and leaves a way through, then cover on what is free', () => {
    const { dice, rolls } = listed([1, 1, 1, 5, ...INITIATIVE]);
    const play = begin({ ...field, density: 'heavy', ground: 'outdoors' }, dice);
    expect(drawn(play.state)).toEqual(['...', '.##', '...', 'trap A1', 'crate C3']);
    expect(rolls).toEqual([
      'setup: 1 of 3 for random-terrain',
      'setup: 1 of 2 for random-terrain',
      'setup: 1 of 14 for random-cover',
      'setup: 1 of 6 for random-cover',
      'dice: 6 of 6 for initiative',
    ]);
  });

  test('[dt1.setup.cover.no-trap] indoors no trap falls, unless it may', () => {
    const indoors = { ...field, crates: 0, density: 'heavy', ground: 'indoors' } as const;
    expect(drawn(begin(indoors, scriptedDice([0, 0, ...INITIATIVE])).state)).toEqual([',,,', '%%,', ',,,']);
    const play = begin({ ...indoors, trapsIndoors: true }, scriptedDice([0, 0, 0, ...INITIATIVE]));
    expect(drawn(play.state)).toEqual([',,,', '%%,', ',,,', 'trap A1']);
  });

  test('outdoors and medium terrain unless it is said', () => {
    const play = begin(
      { ...field, tiles: [3, 1], crates: 0, traps: 0 },
      scriptedDice([0, 0, 0, 0, ...INITIATIVE]),
    );
    expect(drawn(play.state)).toEqual(['.........', '####.....', '.........']);
  });
});

describe('a battlefield by the players', () => {
  test('[dt1.setup.cover.after] without pieces there is nothing to lay', () => {
    const field = { by: 'players', tiles: [1, 1], crates: 0, traps: 0, trapsIndoors: false } as const;
    const roll = [0, 2, 2, 2, 2, 2];
    const play = begin(field, scriptedDice([...roll, ...roll, ...INITIATIVE]));
    const answer = (id: string): void => {
      const options = play.options(play.seat);
      const found = Array.from({ length: options.length }, (_, i) => options.at(i)!).find(
        (option) => optionId(option) === id,
      );
      play.answer(play.seat, found!);
    };
    for (const id of ['fight outdoors', 'fight outdoors', 'heavy terrain', 'terrain on A2', 'terrain on C2'])
      answer(id);
    expect(play.question).toBe('cover');
    expect(play.options(play.seat)).toEqual([{ do: 'none' }]);
    answer('none');
    expect(play.question).toBe('who-begins');
    expect(drawn(play.state)).toEqual(['...', '#.#', '...']);
  });
});

test('[dt1.setup.twelve] terrain squares on nine and on twelve tiles, else in proportion and even', () => {
  const counts = (tiles: number) =>
    (['light', 'medium', 'heavy'] as const).map((density) => terrainCount(density, tiles));
  expect(counts(9)).toEqual([8, 12, 18]);
  expect(counts(12)).toEqual([12, 18, 24]);
  expect(counts(6)).toEqual([6, 8, 12]);
  expect(counts(18)).toEqual([16, 24, 36]);
});
