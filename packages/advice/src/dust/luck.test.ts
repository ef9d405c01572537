import { type DustState, dust, parsePosition } from '@dustfront/dust';
import {
  isProblems,
  Match,
  Play,
  playRandomly,
  type Roll,
  seededDice,
  seededPick,
  type Witness,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { luckOfSeats, type RollLuck, rollLuck, rollsOf, type WarRoll } from './luck.ts';

/** Faces of a DUST die. */
const FACES = 6;

function position(text: string): DustState {
  const made = parsePosition(text);
  if (isProblems(made)) throw new Error(JSON.stringify(made));
  return made as DustState;
}

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
      'land a b c\nlinks a-b b-c\nplayer 0 red played=diplomat_1\nplayer 1 blue played=diplomat_2\n' +
        'at a 0 M2\nat b 1 T1 M1\nat c 1 T1\nround 2\nnow combat 0',
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
    const roll = (holder: number, against: number, actual: number): WarRoll => ({
      at: 1,
      round: 1,
      kind: 'battle',
      holder,
      against,
      area: 'a',
      dice: 3,
      hits: { expected: 1, actual },
      points: { expected: 2, actual },
    });
    const sums = (...rolls: WarRoll[]): number[] =>
      luckOfSeats(rolls, 3).map(({ curve }) => curve.at(-1)?.value ?? 0);
    expect(sums(roll(0, 1, 5), roll(1, 0, 0), roll(2, -2, 4), roll(-2, 2, 1))).toEqual([5, -5, 3]);
    expect(sums({ ...roll(1, 1, 4), kind: 'nurse' })).toEqual([0, 2, 0]);
  });
});

describe('the luck of a war', () => {
  const setup = { players: 3, quickSetup: 'recommended', victoryPoints: 20 };
  const match = Match.begin(dust, setup, ['a', 'b', 'c'], seededDice('luck'));
  const pick = seededPick('luck');
  for (let i = 0; i < 1500 && !match.over; i++) {
    const seat = match.asked[0]!;
    const { options, number } = match.question(seat)!;
    match.submit(seat, number, dust.optionId(options.at(pick(options.length)) as never));
  }
  const record = match.record();
  const rolls = rollsOf(dust, record);

  test('every roll of a battle is found where it fell', () => {
    const fallen = record.entries.flatMap((entry, i) =>
      entry.rolls.filter(({ stream }) => stream === 'dice').map(() => i + 1),
    );
    expect(rolls.length).toBeGreaterThan(10);
    expect(rolls.map(({ at }) => at)).toEqual(fallen);
  });

  test('a curve ends where the sum of all luck does', () => {
    const beyond = ({ points }: WarRoll): number => points.actual - points.expected;
    for (const { seat, curve } of luckOfSeats(rolls, 3)) {
      const own = rolls.filter(({ holder }) => holder === seat);
      const others = rolls.filter(({ holder, against }) => against === seat && holder !== seat);
      const sum =
        own.reduce((a, roll) => a + beyond(roll), 0) - others.reduce((a, roll) => a + beyond(roll), 0);
      expect(curve.at(-1)?.value ?? 0).toBeCloseTo(sum, 9);
    }
  });
});
