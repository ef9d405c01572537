import { mean } from './figures.ts';
import type { PlayedGame, SeatingResult } from './seating.ts';

/** A table with the sets that were played to their end, in their order. */
export interface PlayedTable {
  readonly table: readonly string[];
  readonly sets: readonly (readonly SeatingResult[])[];
}

const compare = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);

/** Results by table and set, in whatever order they came in. */
export function tablesOf(results: readonly SeatingResult[]): PlayedTable[] {
  const tables = new Map<string, Map<number, SeatingResult[]>>();
  for (const result of results) {
    const { table, index } = result.spec;
    const name = table.join('\n');
    if (!tables.has(name)) tables.set(name, new Map());
    const sets = tables.get(name)!;
    sets.set(index, [...(sets.get(index) ?? []), result]);
  }
  return [...tables]
    .sort(([x], [y]) => compare(x, y))
    .map(([name, found]) => {
      const table = name.split('\n');
      const sets = [...found]
        .filter(([, set]) => set.length === table.length)
        .sort(([x], [y]) => x - y)
        .map(([, set]) => set.sort((x, y) => x.spec.turn - y.spec.turn));
      return { table, sets };
    });
}

/** The mean of something over the games of each set. */
export const bySet = ({ sets }: PlayedTable, value: (game: PlayedGame) => number): number[] =>
  sets.map((set) => mean(set.map(({ game }) => value(game))));

/** Of all seats of `a` against all seats of `b`: the share placed better; a shared place is half. */
export function above({ seats, places }: PlayedGame, a: string, b: string): number {
  const points: number[] = [];
  seats.forEach((x, i) => {
    seats.forEach((y, j) => {
      if (x !== a || y !== b) return;
      const [p, q] = [places?.[i] ?? 0, places?.[j] ?? 0];
      points.push(p < q ? 1 : p > q ? 0 : 0.5);
    });
  });
  return mean(points);
}

/** The part of a victory that went to a player's seats. */
export function wonBy({ seats, places }: PlayedGame, player: string): number {
  if (places === null) return 0;
  const winners = seats.filter((_, seat) => places[seat] === 0);
  return winners.filter((name) => name === player).length / Math.max(1, winners.length);
}
