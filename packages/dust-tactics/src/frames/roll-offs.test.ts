import { type Dice, type Json, Play, scriptedDice } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { dustTactics } from '../game.ts';
import { type CoreOption, optionId } from '../options.ts';
import { setUp } from '../setup/setup.ts';
import type { CoreState } from '../state.ts';

const forces = { allies: [{ card: 'pounder' }], axis: [{ card: 'luther' }] };
const battlefield = { by: 'players', tiles: [1, 1], crates: 2, traps: 0, trapsIndoors: false };

/** So many HITs of the Allies against so many of the Axis, three dice a side. */
const against = (allies: number, axis: number): number[] =>
  [allies, axis].flatMap((hits) => [0, 1, 2].map((die) => (die < hits ? 0 : 2)));

/** A battlefield being made: what was rolled for, what was told, and a way to answer. */
function making(...rolls: number[][]) {
  const asked: string[] = [];
  const told: object[] = [];
  const given = scriptedDice(rolls.flat());
  const dice: Dice = {
    roll: (roll) => {
      asked.push(`${roll.reason} ${roll.count}`);
      return given.roll(roll);
    },
  };
  const begin = setUp({ forces, battlefield } as unknown as Json) as CoreState;
  const play = new Play<CoreState, CoreOption>(dustTactics, begin, dice, {
    rolled: () => {},
    happened: (event) => told.push(event),
    revealed: () => {},
  });
  const answer = (...ids: string[]): void => {
    for (const id of ids) {
      const options = play.options(play.seat);
      const all = Array.from({ length: options.length }, (_, i) => options.at(i)!);
      play.answer(play.seat, all.find((option) => optionId(option) === id)!);
    }
  };
  return { play, asked, told, answer };
}

test('[dt1.setup.in-out.roll] who disagree roll three dice each, ties again; more HITs decide', () => {
  const { play, asked, answer } = making(against(1, 1), against(0, 2));
  answer('fight indoors', 'fight outdoors');
  expect(asked).toEqual(['ground 6', 'ground 6']);
  expect([play.question, play.seat]).toEqual(['ground', 1]);
});

test('[dt1.setup.density.roll] three dice each for the density, ties again; more HITs choose', () => {
  const { play, asked, answer } = making(against(2, 2), against(3, 1));
  answer('fight outdoors', 'fight outdoors');
  expect(asked).toEqual(['density 6', 'density 6']);
  expect([play.question, play.seat]).toEqual(['density', 0]);
});

const TERRAIN = ['fight outdoors', 'fight outdoors', 'heavy terrain', 'terrain on A2', 'terrain on C2'];

test('[dt1.setup.cover.roll] three dice each for the first piece of cover, ties again', () => {
  const { play, asked, answer } = making(against(1, 0), against(0, 0), against(0, 1));
  answer(...TERRAIN);
  expect(asked).toEqual(['density 6', 'cover-first 6', 'cover-first 6']);
  expect([play.question, play.seat]).toEqual(['cover', 1]);
});

test('[dt1.setup.cover.turns] cover is placed in turns, until none is left', () => {
  const { play, told, answer } = making(against(1, 0), against(1, 0), against(1, 0));
  answer(...TERRAIN, 'crate on A1');
  expect([play.question, play.seat]).toEqual(['cover', 1]);
  answer('crate on B2');
  expect(play.question).toBe('who-begins');
  expect(told).toContainEqual(expect.objectContaining({ type: 'cover-placed', piece: 'crate', at: 'A1' }));
  expect(play.state.pieces.map(({ kind, square }) => [kind, square])).toEqual([
    ['crate', 0],
    ['crate', 4],
  ]);
});
