import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { PairResult, PairSpec } from '@dustfront/ai';
import { Failure } from '../failure.ts';

/** What makes two pairs the same one. */
export const keyOf = (spec: PairSpec): string =>
  JSON.stringify([
    spec.game,
    spec.a,
    spec.b,
    spec.index,
    spec.seed,
    spec.milliseconds ?? 0,
    spec.iterations ?? 0,
    spec.setup ?? null,
  ]);

/** Pairs that a file holds already, so that a campaign can be broken off and taken up. */
export function readResults(file: string): Map<string, PairResult> {
  const found = new Map<string, PairResult>();
  if (!existsSync(file)) return found;
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.forEach((line, i) => {
    if (line.trim() === '') return;
    try {
      const result = JSON.parse(line) as PairResult;
      found.set(keyOf(result.spec), result);
    } catch {
      // Work that was cut off in the middle of a line is done again; anything else is a broken file.
      if (i < lines.length - 1) throw new Failure(`${file}:${i + 1}: not a result of the arena`);
    }
  });
  return found;
}

export function addResult(file: string, result: PairResult): void {
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}
