import { type CoreState, dustTactics } from '@dustfront/dust-tactics';
import { unitNamed } from '@dustfront/dust-tactics/query';
import { describe, expect, test } from 'vitest';
import { pictureOf } from './fighters.ts';
import { worthOfSpecial } from './orders.ts';
import { WEIGHTS } from './weights.ts';

/** A command squad in the south, a damaged walker beside it, another far away, an enemy in sight of both. */
function table(change: (state: CoreState) => void = () => undefined): CoreState {
  const forces = {
    allies: [{ card: 'the-boss' }, { card: 'hot-dog' }, { card: 'pounder' }],
    axis: [{ card: 'luther' }],
  };
  const state = dustTactics.setup({
    forces,
    battlefield: 'open-ice',
    points: 'open',
    rounds: 6,
  } as never) as CoreState;
  const { width } = state.board;
  const at = (column: number, row: number) => row * width + column;
  const places = [at(4, 8), at(5, 8), at(0, 8), at(4, 0)];
  state.units.forEach((unit, i) => {
    unit.place = 'board';
    unit.square = places[i]!;
  });
  state.round = 2;
  change(state);
  return state;
}

function worth(state: CoreState, action: Parameters<typeof worthOfSpecial>[2]): number {
  const picture = pictureOf(state, WEIGHTS);
  const by = picture.fighters.find(({ head }) => head.id === 0)!;
  return worthOfSpecial(picture, by, action, by.head.square);
}

describe('what special actions bring', () => {
  test('repairs need a damaged vehicle next to the squad', () => {
    expect(worth(table(), 'makeshift-repair')).toBe(0);
    const near = table((state) => {
      state.units[1]!.health -= 2;
    });
    const far = table((state) => {
      state.units[2]!.health -= 2;
    });
    expect(worth(near, 'makeshift-repair')).toBeGreaterThan(0);
    expect(worth(near, 'tank-head')).toBeGreaterThan(worth(near, 'makeshift-repair'));
    expect(worth(far, 'makeshift-repair')).toBe(0);
  });

  test('nobody is brought back while nobody is lost, and the dearer counts', () => {
    expect(worth(table(), 'field-repair')).toBe(0);
    const lost = table((state) => {
      state.units[2]!.place = 'destroyed';
      state.units[2]!.square = -1;
      state.units[2]!.health = 0;
    });
    expect(worth(lost, 'field-repair')).toBeGreaterThan(0);
    expect(worth(lost, 'come-on')).toBe(0);
    lost.round = lost.goals.rounds;
    expect(worth(lost, 'field-repair')).toBeLessThan(0.2);
  });

  test('an order to move needs a unit that has acted', () => {
    expect(worth(table(), 'get-moving')).toBe(0);
    const acted = table((state) => {
      unitNamed(state, state.units[2]!.name).activated = true;
    });
    expect(worth(acted, 'get-moving')).toBeGreaterThan(0);
  });
});
