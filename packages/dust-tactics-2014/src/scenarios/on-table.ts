/** Scenarios of measured play: their table is drawn apart from them (dt14.table.scenarios). */
import { COMMON, LONG, mats, never } from './parts.ts';
import type { Scenario } from './scenario.ts';

export const FREE_FOR_ALL: Scenario = {
  ...COMMON,
  id: 'free-for-all',
  provenance: { rules: 'ours', map: 'ours' },
  cites: ['dt14.table.scenarios'],
  board: mats(),
  edges: LONG,
  pieces: [],
  objective: never,
  final: never,
};

/** Printed scenarios that are about markers, and so may be played where there are two. */
const ABOUT_MARKERS = ['reload', 'fuel-run'];

/** What may be played on a table with so many markers. */
export const scenariosFor = (markers: number): readonly string[] => [
  FREE_FOR_ALL.id,
  ...(markers >= 2 ? ABOUT_MARKERS : []),
];
