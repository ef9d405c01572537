import { type CoreOption, type CoreState, dustTactics, type MoveFrame } from '@dustfront/dust-tactics';
import { Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { pictureOf } from './fighters.ts';
import { follow, listOf } from './follow.ts';
import { sergeant } from './sergeant.ts';
import { WEIGHTS } from './weights.ts';

describe('partners', () => {
  /**
   * Two players of the Allies, the unit of the second beside a damaged enemy and that of the first far from everything.
   */
  function asked(distances: readonly [number, number]): { option: CoreOption; options: CoreOption[] } {
    const made = dustTactics.setup({
      forces: { allies: [{ card: 'hot-dog' }, { card: 'pounder' }], axis: [{ card: 'luther' }] },
      seats: ['allies', 'axis', 'allies'],
      battlefield: 'open-ice',
      points: 'open',
      rounds: 6,
      firstPlayer: 'allies',
    } as never) as CoreState;
    const play = new Play(dustTactics, made, seededDice('partners'));
    // Whoever begins, until the first player of the Allies is asked whom to activate.
    while (play.question !== 'activate' || play.seat !== 0) {
      const options = listOf(play.options(play.seat));
      play.answer(play.seat, options.find((o) => o.do === 'begin' && o.side === 'allies') ?? options[0]!);
    }
    const { state } = play;
    const { width, height } = state.board;
    state.units.forEach((unit, i) => {
      unit.place = 'board';
      unit.square = i === 2 ? 4 : Math.min(distances[i]!, height - 1) * width + 4 + i;
    });
    state.units[2]!.health = 1;
    const options = listOf(play.options(0));
    const task = {
      game: dustTactics as never,
      view: dustTactics.view(state, 0) as never,
      seat: 0,
      question: { number: 1, question: 'activate', options },
      budget: {},
      seed: 's',
    };
    return { option: sergeant.answer(task).option as CoreOption, options };
  }

  test('the one whose unit has more to do goes first, the other yields', () => {
    expect(asked([8, 2]).options).toContainEqual({ do: 'yield', seat: 2 });
    expect(asked([8, 2]).option).toEqual({ do: 'yield', seat: 2 });
    expect(asked([2, 8]).option).toMatchObject({ do: 'activate' });
  });
});

describe('crates in the way of a vehicle', () => {
  const options: CoreOption[] = [{ do: 'crush' }, { do: 'spare' }];

  /** A walker on a crate, a squad of each side so far from it. */
  function answer(ours: number, theirs: number): CoreOption | null {
    const state = dustTactics.setup({
      forces: {
        allies: [{ card: 'hot-dog' }, { card: 'combat-rangers' }],
        axis: [{ card: 'battle-grenadiers' }],
      },
      battlefield: 'open-ice',
      points: 'open',
    } as never) as CoreState;
    const { width } = state.board;
    const rows = [4, 4 + ours, 4 - theirs];
    state.units.forEach((unit, i) => {
      unit.place = 'board';
      unit.square = rows[i]! * width + 4;
    });
    const move = { kind: 'move', step: 'crush', unit: 0 } as MoveFrame;
    state.stack = [move];
    const plan = { unit: 0, way: { to: 0, gait: 'walk', entry: -1, cost: 0 } } as Parameters<
      typeof follow
    >[1];
    return follow(pictureOf(state, WEIGHTS), plan, options);
  }

  test('are crushed where they would shelter the enemy, and left where they shelter ours', () => {
    expect(answer(4, 1)).toEqual({ do: 'crush' });
    expect(answer(1, 4)).toEqual({ do: 'spare' });
  });
});
