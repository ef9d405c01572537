import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { SeatingResult, SeatingSpec } from '@dustfront/ai';
import { Failure } from '../failure.ts';

/** What makes two games the same one. */
export const keyOf = (spec: SeatingSpec): string =>
  JSON.stringify([
    spec.game,
    spec.table,
    spec.turn,
    spec.index,
    spec.seed,
    spec.milliseconds ?? 0,
    spec.iterations ?? 0,
    spec.setup ?? null,
  ]);

function read(line: string): SeatingResult {
  const result = JSON.parse(line) as SeatingResult;
  if (!Array.isArray(result.spec.table)) throw new Error('no table');
  return result;
}

/** Results that a file holds already, so that a campaign can be broken off and taken up. */
export function readResults(file: string): Map<string, SeatingResult> {
  const found = new Map<string, SeatingResult>();
  if (!existsSync(file)) return found;
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  // The next result must begin a line of its own: what was cut off is cut away.
  if (lines.at(-1) !== '') writeFileSync(file, text.slice(0, text.lastIndexOf('\n') + 1));
  lines.slice(0, -1).forEach((line, i) => {
    if (line.trim() === '') return;
    try {
      const result = read(line);
      found.set(keyOf(result.spec), result);
    } catch {
      throw new Failure('arena.not-a-result', { file, line: i + 1 });
    }
  });
  return found;
}

export function addResult(file: string, result: SeatingResult): void {
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}
