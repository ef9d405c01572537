/**
 * Random set-ups of 2013/14: every scenario and scenarios of one's own; all cards; works, water, walls, both rule sets.
 */
import { isProblems, type Json, seededPick } from '@dustfront/kernel';
import { ALL_CARDS } from '../../src/cards/index.ts';
import { dustTactics2014 } from '../../src/game.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';

export type Pick = (n: number) => number;
type Square = readonly [number, number];

export const BLOCS = ['allies', 'axis', 'ssu', 'blutkreuz'];

/** Units that bring works of their own are left out where units stand on the board before works are placed. */
export function cards(pick: Pick, isSetOut = false): string[] {
  const bloc = BLOCS[pick(BLOCS.length)]!;
  const able = ALL_CARDS.filter(
    (card) =>
      (card.bloc === bloc || card.bloc === 'mercenaries') &&
      !(isSetOut && card.skills.includes('strongpoint')),
  );
  const heroes = new Set<string>();
  return Array.from({ length: 2 + pick(5) }, () => able[pick(able.length)]!)
    .filter((card) => {
      if (card.kind === 'hero' && heroes.has(card.id)) return false;
      heroes.add(card.id);
      return true;
    })
    .map((card) => card.id);
}

export const worksOf = (pick: Pick): string[] => [[], [], ['bunker'], ['strongpoint'], ['upgrade']][pick(5)]!;

/** A building of a few squares with walls all round and some openings. */
function house(pick: Pick, width: number, height: number) {
  const [w, h] = [1 + pick(3), 1 + pick(3)];
  const [x, y] = [pick(Math.max(1, width - w)), 1 + pick(Math.max(1, height - h - 1))];
  const squares: Square[] = [];
  for (let row = y; row < Math.min(height, y + h); row++)
    for (let column = x; column < Math.min(width, x + w); column++) squares.push([column, row]);
  const isIn = ([a, b]: Square) => squares.some(([c, d]) => a === c && b === d);
  const kinds = ['wall', 'wall', 'wall', 'small', 'large', 'huge'] as const;
  const walls = squares.flatMap(([a, b]) =>
    (
      [
        [a + 1, b],
        [a - 1, b],
        [a, b + 1],
        [a, b - 1],
      ] as const
    )
      .filter(([c, d]) => c >= 0 && d >= 0 && c < width && d < height && !isIn([c, d]))
      .map((other) => ({ between: [[a, b], other], kind: kinds[pick(kinds.length)]! })),
  );
  return { squares, walls, storeys: 1 + pick(3) };
}

function ownScenario(pick: Pick): Json {
  const width = 5 + pick(9);
  const height = 5 + pick(7);
  const signs = ['...............', '...........trr#w', '........ttrr##', '.........wwwww'][pick(4)]!;
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => signs[pick(signs.length)]!),
  );
  const houses = pick(3) === 0 ? [house(pick, width, height)] : [];
  for (const { squares } of houses) for (const [x, y] of squares) rows[y]![x] = 'b';
  const map = rows.map((row) => row.join(''));
  const open = map.flatMap((line, y) =>
    [...line].flatMap((letter, x): Square[] => (letter === '.' ? [[x, y]] : [])),
  );
  const isFree = ([x, y]: Square) => open.some(([a, b]) => a === x && b === y);
  const sites = open.filter(([x, y]) => isFree([x + 1, y]) && isFree([x, y + 1]) && isFree([x + 1, y + 1]));
  const site = pick(3) === 0 ? sites[pick(Math.max(1, sites.length))] : undefined;
  const fort = site
    ? [{ kind: pick(2) === 0 ? 'bunker' : 'strongpoint', at: site, facing: pick(4), seat: -1 }]
    : [];
  const isWork = ([x, y]: Square) =>
    site !== undefined && x >= site[0] && x <= site[0] + 1 && y >= site[1] && y <= site[1] + 1;
  const bare = open.filter((at) => !isWork(at));
  const square = (): Square => bare[pick(bare.length)]!;
  const some = (most: number) => Array.from({ length: pick(most + 1) }, square);
  const isSetOut = pick(3) > 0;
  const force = () => ({
    cards: cards(pick, isSetOut).map((card) => (isSetOut && pick(3) > 0 ? { card, at: square() } : card)),
    works: isSetOut ? [] : worksOf(pick),
  });
  return {
    rules: pick(3) === 0 ? 'starter' : 'full',
    reactions: pick(3) > 0,
    scenario: {
      title: 'Own',
      map,
      crates: some(3),
      traps: some(2),
      trenches: some(2),
      wire: some(2),
      mines: some(2),
      forts: fort,
      ...(houses.length > 0
        ? {
            walls: houses.flatMap(({ walls }) => walls),
            buildings: houses.map(({ squares, storeys }) => ({ squares, storeys })),
          }
        : {}),
      edges: [0, 2],
      rounds: 2 + pick(4),
      pieces: pick(3) === 0 ? ['tile', 'trap'] : [],
      goals: [],
    },
    forces: [force(), force()],
  } as unknown as Json;
}

function candidate(pick: Pick): Json {
  if (pick(3) > 0) return ownScenario(pick);
  const force = () => ({ cards: cards(pick), works: worksOf(pick) });
  return {
    rules: pick(3) === 0 ? 'starter' : 'full',
    reactions: pick(3) > 0,
    scenario: pick(6) === 0 ? 'random' : SCENARIOS[pick(SCENARIOS.length)]!.id,
    forces: pick(4) === 0 ? [BLOCS[pick(4)]!, BLOCS[pick(4)]!] : [force(), force()],
  } as unknown as Json;
}

/** The set-up of a seed: the first of its candidates that can be played. */
export function randomSetup(seed: string): Json {
  const pick = seededPick(seed);
  for (;;) {
    const setup = candidate(pick);
    if (!isProblems(dustTactics2014.setup(setup))) return setup;
  }
}
