import { Progress } from '../terminal/progress.ts';
import { playAll } from './pool.ts';
import { addResult, keyOf, readResults } from './results-file.ts';
import type { Task, TaskResult } from './task.ts';

export interface Campaign<Spec, Result> {
  readonly specs: readonly Spec[];
  readonly threads: number;
  /** Results are kept here, and those it holds are not played again. */
  readonly file?: string;
  /** What the progress line counts: pairs, games. */
  readonly what: string;
  readonly task: (spec: Spec) => Task;
  readonly result: (played: TaskResult) => Result;
  /** Whether this one need not be played any more, judged by the results so far. */
  readonly skip?: (spec: Spec, results: readonly Result[]) => boolean;
}

/** Plays what the file does not hold yet; the results are the same with any number of threads. */
export async function playCampaign<
  Spec extends Parameters<typeof keyOf>[0],
  Result extends Parameters<typeof addResult>[1],
>({ specs, threads, file, what, task, result, skip }: Campaign<Spec, Result>): Promise<Result[]> {
  const known = file === undefined ? new Map<string, Result>() : readResults<Result>(file);
  const results = specs.flatMap((spec) => known.get(keyOf(spec)) ?? []);
  const open = specs.filter((spec) => !known.has(keyOf(spec)));
  const progress = new Progress();
  const begun = performance.now();
  let played = 0;
  await playAll<Spec>(
    () => {
      let spec = open.shift();
      while (spec !== undefined && skip?.(spec, results)) spec = open.shift();
      return spec === undefined ? null : { key: spec, task: task(spec) };
    },
    Math.min(threads, open.length),
    (_spec, reply) => {
      const done = result(reply);
      results.push(done);
      played++;
      if (file !== undefined) addResult(file, done);
      const left = ((performance.now() - begun) / played / 1000) * open.length;
      progress.tell(`${results.length}/${specs.length} ${what}, about ${Math.ceil(left)} s left`);
    },
  );
  progress.end();
  return results;
}
