import type { RuleId } from '../rule-id.generated.ts';
import { withBuilding } from './buildings.ts';
import { occupier } from './control.ts';
import { TABLE_SCENARIOS } from './on-table.ts';
import { OUR_SCENARIOS } from './ours.ts';
import { alone, at, block, COMMON, LONG, markers, mats, SHORT, USUAL } from './parts.ts';
import type { Scenario } from './scenario.ts';

/**
 * Five squares in a cross around column 6, row 5, with a large opening towards each long edge
 * (dt14.scen.radio.building).
 */
const BABYLON = [at(6, 5), at(6, 4), at(6, 6), at(5, 5), at(7, 5)];

const OASIS = block(5, 4, 8, 6);
const PALACE = block(6, 4, 7, 6);

/** Their words are in the book; their maps are lost, but for the mats and the edges. */
const PRINTED = { rules: 'printed', map: 'inferred' } as const;
const ENDS: readonly RuleId[] = ['dt14.scen.end.elimination', 'dt14.scen.end.turn-eight'];

export const SCENARIOS: readonly Scenario[] = [
  {
    ...COMMON,
    id: 'firefight',
    provenance: PRINTED,
    cites: [...ENDS, 'dt14.scen.firefight.victory', 'dt14.scen.firefight.edges'],
    board: mats(),
    edges: LONG,
    pieces: USUAL,
  },
  {
    ...COMMON,
    id: 'reload',
    provenance: PRINTED,
    cites: [
      ...ENDS,
      'dt14.scen.reload.end.both',
      'dt14.scen.reload.victory',
      'dt14.scen.reload.tie',
      'dt14.scen.reload.edges',
      'dt14.scen.reload.places',
    ],
    board: { ...mats(), objectives: [at(3, 5), at(10, 5)] },
    edges: LONG,
    pieces: USUAL,
    ...markers('dt14.scen.reload.end.both', 'dt14.scen.reload.victory'),
  },
  {
    ...COMMON,
    id: 'fuel-run',
    provenance: PRINTED,
    cites: [
      ...ENDS,
      'dt14.scen.fuel.end.both',
      'dt14.scen.fuel.victory',
      'dt14.scen.fuel.tie',
      'dt14.scen.fuel.edges',
      'dt14.scen.fuel.places',
    ],
    board: { ...mats(), objectives: [at(6, 3), at(7, 7)] },
    edges: SHORT,
    pieces: USUAL,
    ...markers('dt14.scen.fuel.end.both', 'dt14.scen.fuel.victory'),
  },
  {
    ...COMMON,
    id: 'radio-free-babylon',
    provenance: PRINTED,
    cites: [
      ...ENDS,
      'dt14.scen.radio.victory',
      'dt14.scen.radio.tie',
      'dt14.scen.radio.edges',
      'dt14.scen.radio.building',
    ],
    board: withBuilding(mats(), BABYLON, 1, [at(6, 4)], [at(6, 6)]),
    edges: LONG,
    pieces: USUAL,
    ...alone(BABYLON, 'dt14.scen.radio.victory'),
  },
  {
    ...COMMON,
    id: 'the-oasis',
    provenance: { rules: 'inferred', map: 'ours' },
    reserves: ['infantry', 'vehicle'],
    resupply: true,
    cites: ['dt14.ruling.scen.oasis'],
    board: mats(),
    edges: LONG,
    pieces: ['house', 'grove', 'grove', 'grove', 'grove', 'grove', 'grove', 'trap', 'crate'],
    ...alone(OASIS, 'dt14.ruling.scen.oasis', 4),
  },
  {
    ...COMMON,
    id: 'the-lost-palace',
    provenance: { rules: 'inferred', map: 'ours' },
    reserves: ['any', 'any'],
    cites: ['dt14.ruling.scen.palace'],
    board: {
      ...withBuilding(mats(), PALACE, 1, [at(6, 4), at(7, 4)], [at(6, 6), at(7, 6)]),
      objectives: [at(6, 5)],
    },
    edges: LONG,
    pieces: ['grove', 'grove', 'grove', 'grove', 'grove', 'trap'],
    place: PALACE,
    wins: 'told',
    objective: (state) => {
      const inside = state.turn > 2 ? occupier(state, PALACE) : null;
      const on = inside === null ? null : occupier(state, [at(6, 5)]);
      return on === null ? null : { winner: on, reason: 'objective', rule: 'dt14.ruling.scen.palace' };
    },
  },
  ...OUR_SCENARIOS,
];

/** Stands for a scenario that is not known by its id alone: `scenarioIn` finds it in the match. */
const OWN: Scenario = { ...SCENARIOS[0]!, id: 'own', cites: [], pieces: [] };

export function scenarioOf(id: string): Scenario {
  const found =
    id === 'own' ? OWN : [...SCENARIOS, ...TABLE_SCENARIOS].find((scenario) => scenario.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found;
}

/** The scenarios that a match by this name may turn out to be. */
export const possibleScenarios = (id: string): readonly Scenario[] =>
  id === 'random'
    ? ['firefight', 'reload', 'fuel-run', 'radio-free-babylon'].map(scenarioOf)
    : [scenarioOf(id)];

/** dt14.scen.random: two dice on the table. */
export function randomScenario(symbols: readonly string[]): string {
  const key = [...symbols].sort().join('');
  // dt14.scen.random.firefight, dt14.scen.random.reload, dt14.scen.random.fuel-run, dt14.scen.random.radio
  if (key === 'FF') return 'firefight';
  if (key === 'SS' || key === 'FS') return 'reload';
  return key === 'TT' || key === 'FT' ? 'fuel-run' : 'radio-free-babylon';
}
