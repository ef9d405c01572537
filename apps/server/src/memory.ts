import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By how many percent the heap may grow between two collections; left alone, V8 lets it become four times as large. */
const GROWTH = 50;

/** When to collect after the start: once it has settled, and once more for what the first jobs have left. */
const MOMENTS = [1000, 5000];

/** Matches leave much behind that has lived too long to be cleared away early: collecting a little more often pays. */
export function growSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}

/** Starting leaves much behind that is never used again; a collection afterwards keeps an idle server small. */
export function tidyUp(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options?: object) => void;
  for (const ms of MOMENTS) setTimeout(() => collect({ type: 'major', flavor: 'last-resort' }), ms).unref();
}
