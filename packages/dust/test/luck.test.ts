import { Play, playRandomly, type Roll, seededDice, seededPick, type Witness } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { FACES } from '../src/battle/dice.ts';
import { type DustState, dust, luckBySeat, type RollLuck, rollLuck } from '../src/index.ts';
import { position } from './table.ts';

interface Watched {
  readonly state: DustState;
  readonly roll: Roll;
  readonly luck: RollLuck;
}

/** Plays at random and keeps every roll for losses with the state in which it fell. */
function watched(state: DustState, seed: string, keepStates = false): Watched[] {
  const seen: Watched[] = [];
  const witness: Witness = {
    rolled: (roll, faces) => {
      const luck = rollLuck(state, roll, faces);
      if (luck !== null) seen.push({ state: keepStates ? dust.clone(state) : state, roll, luck });
    },
    happened: () => {},
    revealed: () => {},
  };
  playRandomly(new Play(dust, state, seededDice(seed), witness), seededPick(seed), 5_000);
  return seen;
}

const fresh = (players: number) => dust.setup({ players, quickSetup: 'random' }) as DustState;

/** The mean of what a roll could have brought, over all faces of few dice. */
function meanOfAll({ state, roll }: Watched): { hits: number; points: number } {
  let [hits, points] = [0, 0];
  const all = FACES ** roll.count;
  for (let n = 0; n < all; n++) {
    const faces = Array.from({ length: roll.count }, (_, die) => Math.floor(n / FACES ** die) % FACES);
    const luck = rollLuck(state, roll, faces)!;
    hits += luck.hits.actual / all;
    points += luck.points.actual / all;
  }
  return { hits, points };
}

describe('luck in battles', () => {
  test('what is expected of a roll is the mean of all that could fall', () => {
    const kinds = new Set<string>();
    let checked = 0;
    for (let seed = 0; seed < 12; seed++) {
      for (const one of watched(fresh(4), `mean ${seed}`, true)) {
        if (one.roll.count > 4 || (kinds.has(one.luck.kind) && checked > 150)) continue;
        kinds.add(one.luck.kind);
        checked++;
        const mean = meanOfAll(one);
        expect(mean.hits).toBeCloseTo(one.luck.hits.expected, 10);
        expect(mean.points).toBeCloseTo(one.luck.points.expected, 10);
      }
    }
    expect([...kinds].sort()).toEqual(['again', 'battle', 'nurse', 'special']);
  });

  test('over many games the account comes out even', () => {
    let [sum, squares, rolls] = [0, 0, 0];
    for (let seed = 0; seed < 40; seed++) {
      for (const { luck } of watched(fresh(3), `even ${seed}`)) {
        const off = luck.points.actual - luck.points.expected;
        sum += off;
        squares += off * off;
        rolls++;
      }
    }
    expect(rolls).toBeGreaterThan(1000);
    expect(Math.abs(sum)).toBeLessThan(3.5 * Math.sqrt(squares));
  });

  test('two mechs against a tank and a mech: the dearest allowed first, worked out by hand', () => {
    const state = position(
      'land a b c\nlinks a-b b-c\nplayer 0 red played=diplomat_1\nplayer 1 blue played=diplomat_2\nat a 0 M2\nat b 1 T1 M1\nat c 1 T1\nround 2\nnow combat 0',
    );
    const rolls: RollLuck[] = [];
    const rolled: Witness['rolled'] = (roll, faces) => rolls.push(rollLuck(state, roll, faces)!);
    const play = new Play(dust, state, seededDice('hand'), {
      rolled,
      happened: () => {},
      revealed: () => {},
    });
    for (const id of ['attack land a', 'to b', 'take 2 mech', 'stand']) {
      const list = play.options(play.seat);
      const options = Array.from({ length: list.length }, (_, i) => list.at(i)!);
      play.answer(play.seat, options.find((option) => dust.optionId(option) === id)!);
    }
    const [luck] = rolls;
    // Four dice: one hit takes the tank (2), two or more the mech behind it as well (7 in all).
    const none = (2 / 3) ** 4;
    const one = 4 * (1 / 3) * (2 / 3) ** 3;
    expect(luck).toMatchObject({ kind: 'battle', holder: 0, against: 1, area: 'b', dice: 4, round: 2 });
    expect(luck!.hits.expected).toBeCloseTo(one + 2 * (1 - none - one), 12);
    expect(luck!.points.expected).toBeCloseTo(2 * one + 7 * (1 - none - one), 12);
    expect([0, 2, 7]).toContain(luck!.points.actual);
  });

  test('what one wins by luck another loses, unless it is neutral or his own', () => {
    const roll = (holder: number, against: number, actual: number): RollLuck => ({
      round: 1,
      kind: 'battle',
      holder,
      against,
      area: 'a',
      dice: 3,
      hits: { expected: 1, actual },
      points: { expected: 2, actual },
    });
    expect(luckBySeat([roll(0, 1, 5), roll(1, 0, 0), roll(2, -2, 4), roll(-2, 2, 1)], 3)).toEqual([5, -5, 3]);
    expect(luckBySeat([{ ...roll(1, 1, 4), kind: 'nurse' }], 3)).toEqual([0, 2, 0]);
  });
});
