/**
 * Ready-made battlefields for battles without scenario, built by the book's numbers: dt1.setup.light,
 * dt1.setup.medium, dt1.setup.heavy, dt1.setup.twelve, dt1.setup.cover.four. Designed by us.
 */
import type { Provenance } from '@dustfront/wargame';
import type { BoardMap, Layout, Square } from './scenario.ts';
import { row } from './squares.ts';

export type Density = 'light' | 'medium' | 'heavy';

export interface Battlefield extends Layout {
  readonly place: 'indoor' | 'outdoor' | 'mixed';
  readonly density: Density;
  readonly provenance: Provenance;
}

/** dt1.ruling.entry-zone: the whole edge of a side; the Axis in the north, the Allies in the south. */
function edges(map: BoardMap): { allies: readonly Square[]; axis: readonly Square[] } {
  const last = (map[0]?.length ?? 1) - 1;
  return { allies: row(map.length - 1, 0, last), axis: row(0, 0, last) };
}

function battlefield(spec: Omit<Battlefield, 'entry' | 'provenance'>): Battlefield {
  return { ...spec, provenance: 'ours', entry: edges(spec.map) };
}

export const OPEN_ICE = battlefield({
  id: 'open-ice',
  title: 'Open Ice',
  note: 'Long lines of sight, and few places to hide from them.',
  place: 'outdoor',
  density: 'light',
  map: [
    '.........',
    '.........',
    '..#...#..',
    '.#..t....',
    '..c...c..',
    '....t..#.',
    '..#...#..',
    '.#.....#.',
    '.........',
  ],
});

export const CREVASSES = battlefield({
  id: 'crevasses',
  title: 'Crevasses',
  note: 'Broken ground: walkers look for lanes, squads for corners.',
  place: 'outdoor',
  density: 'medium',
  map: [
    '.........',
    '.#..#..#.',
    '...#.....',
    '..c...t..',
    '#..#.#..#',
    '..t...c..',
    '.....#...',
    '.#..#..#.',
    '.........',
  ],
});

export const BASE_CORRIDORS = battlefield({
  id: 'base-corridors',
  title: 'Base Corridors',
  note: 'Rooms and doors; nothing is fired over more than a few squares.',
  place: 'indoor',
  density: 'heavy',
  map: [
    ',,,,,,,,,',
    ',%%,,,%%,',
    ',,%,%,%,,',
    ',,,,%,C,,',
    '%,,C,C,,%',
    ',,C,%,,,,',
    ',,%,%,%,,',
    ',%%,,,%%,',
    ',,,,,,,,,',
  ],
});

export const OUTPOST = battlefield({
  id: 'outpost',
  title: 'Outpost',
  note: 'A small base in the middle of open ground.',
  place: 'mixed',
  density: 'medium',
  map: [
    '.........',
    '.#.....#.',
    '....#....',
    '..t%,%...',
    '#..,C,c.#',
    '...%,%t..',
    '....#....',
    '.#.....#.',
    '.........',
  ],
});

export const LONG_GLACIER = battlefield({
  id: 'long-glacier',
  title: 'Long Glacier',
  note: 'Twelve tiles of open country for larger armies.',
  place: 'outdoor',
  density: 'light',
  map: [
    '.........',
    '.........',
    '.#.....#.',
    '....#....',
    '..t......',
    '#.....c.#',
    '#.c.....#',
    '......t..',
    '....#....',
    '.#.....#.',
    '...#.#...',
    '.........',
  ],
});

export const DRILL_SITE = battlefield({
  id: 'drill-site',
  title: 'Drill Site',
  note: 'Twelve tiles with halls on one diagonal and ice on the other.',
  place: 'mixed',
  density: 'heavy',
  map: [
    ',,,......',
    ',%,..#.#.',
    ',,%.#..#.',
    ',,,...,%,',
    '%%,.#.C,%',
    ',C,#t.,,,',
    ',,,.t#,C,',
    '%,C.#.,%%',
    ',%,...,,,',
    '.#..#.%,,',
    '.#.#..,%,',
    '......,,,',
  ],
});

export const BATTLEFIELDS: readonly Battlefield[] = [
  OPEN_ICE,
  CREVASSES,
  BASE_CORRIDORS,
  OUTPOST,
  LONG_GLACIER,
  DRILL_SITE,
];
