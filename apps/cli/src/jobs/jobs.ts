import { coverageOf, endgameOf, playSeating, type SeatingSpec, type TrialSpec, trialOf } from '@dustfront/ai';
import { playSingle } from '../arena/single.ts';
import { checkedGames } from '../dust/checked.ts';
import { worked } from './worked.ts';

/** Whoever waits for an answer waits by the clock on the wall. */
const now = (): number => performance.now();

/** What a thread can be asked to do: a name, plain data in, plain data out. */
export const jobs = {
  checked: checkedGames,
  coverage: coverageOf,
  endgame: endgameOf,
  seating: (spec: SeatingSpec) => playSeating(spec, worked),
  single: playSingle,
  trial: (spec: TrialSpec) => trialOf(spec, now),
};

export type JobName = keyof typeof jobs;
export type JobTask<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;
