import { coverageOf, endgameOf, type TrialSpec, trialOf } from '@dustfront/ai';

/** What a thread of a campaign can be asked to do: a name, plain data in, plain data out. */
export const jobs = {
  coverage: coverageOf,
  endgame: endgameOf,
  trial: (spec: TrialSpec) => trialOf(spec, () => performance.now()),
};

export type JobName = keyof typeof jobs;
export type JobTask<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;
