/** Scenarios of measured play: their table is drawn apart from them (dt14.table.scenarios). */
import type { Field } from '../ground/table/words.ts';
import { COMMON, LONG, markers, mats, moreHeld } from './parts.ts';
import type { Scenario } from './scenario.ts';

const MEASURED = {
  ...COMMON,
  provenance: { rules: 'ours', map: 'ours' },
  board: mats(),
  edges: LONG,
  pieces: [],
} as const;

const FREE_FOR_ALL: Scenario = {
  ...MEASURED,
  id: 'free-for-all',
  cites: ['dt14.table.scenarios'],
};

/** Three small battles to learn by, one thing after the other (dt14.table.ladder). */
const LADDER_SCENARIOS: readonly Scenario[] = [
  {
    ...MEASURED,
    id: 'first-steps',
    cites: ['dt14.table.ladder'],
    lastTurn: 4,
    wins: 'told',
    final: moreHeld('dt14.table.ladder'),
  },
  {
    ...MEASURED,
    id: 'first-machines',
    cites: ['dt14.table.ladder'],
    lastTurn: 5,
    wins: 'told',
  },
  {
    ...MEASURED,
    id: 'first-objectives',
    cites: ['dt14.table.ladder'],
    lastTurn: 6,
    ...markers('dt14.table.ladder'),
    wins: 'told',
  },
];

/** Scenarios that are played on tables only. */
export const TABLE_SCENARIOS: readonly Scenario[] = [FREE_FOR_ALL, ...LADDER_SCENARIOS];

/** How many points a table has room for (dt14.table.size). */
export const pointsOn = ({ width, height }: Pick<Field, 'width' | 'height'>): 25 | 50 | 100 =>
  width >= 1800 ? 100 : Math.min(width, height) >= 1200 ? 50 : 25;

/** A battle that is ready to be played: where, what about, by whom. */
export interface ReadyBattle {
  readonly scenario: string;
  readonly table: string;
  /** Ready-made forces by name, or their cards. */
  readonly forces: readonly [string | readonly string[], string | readonly string[]];
}

/** Battles on tables, those to learn by first. */
export const READY_BATTLES: readonly ReadyBattle[] = [
  {
    scenario: 'first-steps',
    table: 'farmyard',
    forces: [['ranger-combat-squad'], ['grenadier-battle-squad']],
  },
  {
    scenario: 'first-machines',
    table: 'chapel',
    forces: [
      ['ranger-attack-squad', 'wildfire'],
      ['sturmgrenadier-assault-squad', 'hans'],
    ],
  },
  { scenario: 'first-objectives', table: 'depot', forces: ['allies-25', 'axis-25'] },
  { scenario: 'reload', table: 'crossroads', forces: ['ssu-50', 'axis-50'] },
  { scenario: 'fuel-run', table: 'canal', forces: ['allies-50', 'blutkreuz-50'] },
  { scenario: 'no-mans-land', table: 'front-line', forces: ['allies-100', 'axis-100'] },
  { scenario: 'the-oasis', table: 'oasis', forces: ['ssu-100', 'axis-100'] },
];

/** Printed scenarios and ours that are about markers, and so may be played where there are two. */
const ABOUT_MARKERS = ['reload', 'fuel-run', 'no-mans-land', 'first-steps', 'first-objectives'];
/** Those that are about a place. */
const ABOUT_PLACES = ['the-oasis'];

export const isAboutMarkers = (scenario: string): boolean => ABOUT_MARKERS.includes(scenario);
export const isAboutPlaces = (scenario: string): boolean => ABOUT_PLACES.includes(scenario);

/** What may be played on a table: where there are two markers, or a place, also what is about them. */
export function scenariosFor({ features }: Field): readonly string[] {
  const count = (wanted: string): number => features.filter(({ kind }) => kind === wanted).length;
  return [
    FREE_FOR_ALL.id,
    'first-machines',
    ...(count('marker') >= 2 ? ABOUT_MARKERS : []),
    ...(count('place') >= 1 ? ABOUT_PLACES : []),
  ];
}
