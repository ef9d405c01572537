import { type DustState, dust } from '@dustfront/dust';
import { describe, expect, test } from 'vitest';
import type { Atlas } from './atlas.ts';
import { bestAttack } from './attacks.ts';
import { Field } from './field.ts';
import { STAFF } from './style.ts';

/** Three players without any units but those that a test puts down. */
function cleared(): DustState {
  const state = dust.setup({ players: 3 }) as DustState;
  for (const area of state.areas) {
    area.holder = -1;
    area.units = [0, 0, 0, 0, 0];
    area.centre = false;
  }
  state.round = 4;
  return state;
}

const fieldOf = (state: DustState) => new Field(state, 0, STAFF);

const isPlain = ({ isSea, isCapital, isSource }: Atlas, area: number): boolean =>
  !isSea[area] && !isCapital[area] && !isSource[area];

/** An army of the first seat between an area of the second and the same kind of area of the third. */
function between(): { state: DustState; home: number; second: number; third: number } {
  const state = cleared();
  const { atlas } = fieldOf(state);
  const plain = (area: number) => isPlain(atlas, area);
  const home = atlas.ids.findIndex((_, area) => plain(area) && atlas.kin[area]!.filter(plain).length >= 2);
  const [second, third] = atlas.kin[home]!.filter(plain) as [number, number];
  Object.assign(state.areas[home]!, { holder: 0, units: [6, 2, 0, 0, 0] });
  Object.assign(state.areas[second]!, { holder: 1, units: [1, 0, 0, 0, 0] });
  Object.assign(state.areas[third]!, { holder: 2, units: [1, 0, 0, 0, 0] });
  return { state, home, second, third };
}

describe('the staff and the race to forty', () => {
  test('of two equal areas the leader loses his first', () => {
    const { state, home, second, third } = between();
    state.players[1]!.points = 12;
    state.players[2]!.points = 25;
    expect(bestAttack(fieldOf(state), 'land', home)!.to).toBe(third);
    state.players[1]!.points = 30;
    expect(bestAttack(fieldOf(state), 'land', home)!.to).toBe(second);
  });

  test('in what looks like the last round points count and units do not', () => {
    const { state, home, second, third } = between();
    const { atlas } = fieldOf(state);
    // The second seat has the majority of lands by one; with it, and two points, it would win.
    const far = atlas.ids.findIndex((_, area) => isPlain(atlas, area) && atlas.steps[home]![area]! > 2);
    Object.assign(state.areas[far]!, { holder: 1, units: [1, 0, 0, 0, 0] });
    state.areas[second]!.units = [9, 4, 0, 0, 0];
    state.players[1]!.points = 37;
    expect(fieldOf(state).isLast()).toBe(false);
    expect(bestAttack(fieldOf(state), 'land', home)!.to).toBe(third);
    state.players[1]!.points = 38;
    expect(fieldOf(state).isLast()).toBe(true);
    const desperate = bestAttack(fieldOf(state), 'land', home)!;
    expect(desperate.value).toBeGreaterThan(0);
    expect(fieldOf(state).prize(second)).toBeGreaterThan(fieldOf(state).prize(third));
  });
});
