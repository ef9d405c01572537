import type { Benchmark } from '../scripts/lib/bench.ts';
import { byHand, byHandEnding, onKernel, onKernelEnding, Stream } from './skirmish.ts';

/** Both programs must play the same games before their speed means anything. */
for (let seed = 1; seed <= 300; seed++) {
  const hand = JSON.stringify(byHandEnding(new Stream(seed)));
  const kernel = JSON.stringify(onKernelEnding(new Stream(seed)));
  if (hand !== kernel) throw new Error(`seed ${seed}: the two skirmishes differ\n${hand}\n${kernel}`);
}

let seed = 1000;

export const benchmarks: Benchmark[] = [
  {
    name: 'skirmish',
    unit: 'moves/s',
    against: 'typed arrays by hand',
    contestants: [
      { name: 'typed arrays by hand', run: () => byHand(new Stream(seed++)) },
      { name: 'our kernel', run: () => onKernel(new Stream(seed++)) },
    ],
  },
];
