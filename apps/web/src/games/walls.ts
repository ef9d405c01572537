import type { Draft, Square } from './draft.ts';
import { signAt } from './draft.ts';

/** A wall or a way through it, between a square and its northern or western neighbour. */
export interface BuiltWall {
  readonly at: Square;
  readonly side: 'n' | 'w';
  readonly kind: string;
}

const neighbour = ([x, y]: Square, side: 'n' | 'w'): Square => (side === 'n' ? [x, y - 1] : [x - 1, y]);

/** What stands on an edge: what was built there, or else the outer wall of a building. */
function wallOn(draft: Draft, at: Square, side: 'n' | 'w', outer: (a: string, b: string) => string | null) {
  const built = draft.edges.find(
    (edge) => edge.side === side && edge.at[0] === at[0] && edge.at[1] === at[1],
  );
  if (built !== undefined) return built.kind === 'none' ? null : built.kind;
  return outer(signAt(draft, at), signAt(draft, neighbour(at, side)));
}

/** Every wall of a draft. `outer` says what stands between two letters where nothing was built. */
export function wallsOf(draft: Draft, outer: (a: string, b: string) => string | null): readonly BuiltWall[] {
  return draft.map.flatMap((line, y) =>
    [...line].flatMap((_, x) =>
      (['n', 'w'] as const).flatMap((side): BuiltWall[] => {
        if (side === 'n' ? y === 0 : x === 0) return [];
        const kind = wallOn(draft, [x, y], side, outer);
        return kind === null ? [] : [{ at: [x, y], side, kind }];
      }),
    ),
  );
}

export const betweenOf = ({ at, side }: BuiltWall): readonly [Square, Square] => [neighbour(at, side), at];

/** Squares of one letter that hang together edge to edge. */
export function blocksOf(map: readonly string[], signs: string): readonly (readonly Square[])[] {
  const seen = new Set<string>();
  const blocks: Square[][] = [];
  map.forEach((line, y) => {
    [...line].forEach((sign, x) => {
      if (!signs.includes(sign) || seen.has(`${x},${y}`)) return;
      const block: Square[] = [];
      const open: Square[] = [[x, y]];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [cx, cy] = next;
        const here = map[cy]?.[cx];
        if (here === undefined || !signs.includes(here) || seen.has(`${cx},${cy}`)) continue;
        seen.add(`${cx},${cy}`);
        block.push(next);
        open.push([cx + 1, cy], [cx - 1, cy], [cx, cy + 1], [cx, cy - 1]);
      }
      blocks.push(block.sort((a, b) => a[1] - b[1] || a[0] - b[0]));
    });
  });
  return blocks;
}
