import { Failure } from './failure.ts';
import { own } from './reader.ts';
import type { FaultCode } from './words/index.ts';

/** How many single letters must be changed, added, left out or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** The names a user may have meant, the likeliest first. */
export function suggestions(typed: string, names: readonly string[], most = 3): string[] {
  const wanted = typed.toLowerCase();
  return [...new Set(names)]
    .map((name) => {
      const low = name.toLowerCase();
      const part = wanted.length > 1 && (low.includes(wanted) || (low.length > 3 && wanted.includes(low)));
      return {
        name,
        distance: part ? 0.5 + Math.abs(low.length - wanted.length) / 100 : editDistance(wanted, low),
      };
    })
    .filter(
      ({ name, distance }) => distance <= Math.max(2, Math.floor(Math.max(typed.length, name.length) / 3)),
    )
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, most)
    .map(({ name }) => name);
}

/** Which names may have been meant: ` Did you mean "y"?`, or nothing. */
export function meant(near: readonly string[]): string {
  const names = near.map((name) => `"${name}"`).join(own('or'));
  return near.length > 0 ? own('hint.meant', { names }) : '';
}

type Kind = FaultCode extends infer K ? (K extends `unknown.${infer Name}` ? Name : never) : never;

/** `there is no scenario "x". Did you mean "y"?` */
export function unknownName(kind: Kind, typed: string, names: readonly string[], list?: string): Failure {
  const near = meant(suggestions(typed, names));
  const all =
    names.length <= 20
      ? own('hint.all', { names: names.join(', ') })
      : list === undefined
        ? ''
        : own('hint.list', { command: list });
  return new Failure(`unknown.${kind}`, { name: typed, hint: near === '' ? all : near });
}
