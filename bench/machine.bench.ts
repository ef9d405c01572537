import type { Benchmark } from '../scripts/lib/bench.ts';
import { randomFrom } from './random.ts';

/** What this machine does with plain work; the other figures are to be read beside it. */

const draw = randomFrom(1);

const state = {
  round: 3,
  units: Array.from({ length: 24 }, (_, id) => ({
    id,
    square: id * 3,
    damage: [0, 1, 0],
    ready: id % 2 === 0,
  })),
};

const cloneByHand = (from: typeof state): typeof state => ({
  round: from.round,
  units: from.units.map(({ id, square, damage, ready }) => ({ id, square, damage: damage.slice(), ready })),
});

/** Copies `count` times; what is copied is looked at, so that no compiler can leave the work out. */
function copies(count: number, copy: (from: typeof state) => typeof state): number {
  let seen = 0;
  for (let turn = 0; turn < count; turn += 1) seen += copy(state).units.length;
  if (seen !== count * state.units.length) throw new Error('a copy lost its units');
  return count;
}

export const benchmarks: Benchmark[] = [
  {
    name: 'machine, random numbers',
    unit: 'draws/s',
    contestants: [
      {
        name: 'xorshift',
        run() {
          let sum = 0;
          for (let turn = 0; turn < 100_000; turn += 1) sum += draw(6);
          if (sum === 0) throw new Error('a hundred thousand zeros');
          return 100_000;
        },
      },
    ],
  },
  {
    name: 'machine, copies of a small state',
    unit: 'copies/s',
    against: 'structuredClone',
    contestants: [
      { name: 'structuredClone', run: () => copies(100, structuredClone) },
      { name: 'JSON', run: () => copies(100, (from) => JSON.parse(JSON.stringify(from)) as typeof state) },
      { name: 'by hand', run: () => copies(1000, cloneByHand) },
    ],
  },
];
