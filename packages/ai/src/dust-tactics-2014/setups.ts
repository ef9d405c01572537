import {
  ALL_CARDS,
  forceProblems,
  isFieldable,
  READY_BATTLES,
  SCENARIOS,
  type Scenario,
  STARTER_FORCES,
} from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import type { Practised } from '../arena/practised.ts';
import { anyOf, type Pick, someOf } from '../picking.ts';

function tacticsForce(bloc: string, scenario: Scenario, pick: Pick): Json {
  const cards = someOf(
    ALL_CARDS.filter((card) => card.bloc === bloc && isFieldable(card, scenario)),
    3 + pick(4),
    pick,
  ).map(({ id }) => id);
  const works = pick(4) === 0 ? [anyOf(['bunker', 'strongpoint', 'upgrade'], pick)] : [];
  const force = { name: 'own', cards, works };
  return forceProblems(force, 'force', null).length === 0 ? force : bloc;
}

/** One of the battles that are ready to be played on a table. */
function measured(pick: Pick): Json {
  const { scenario, table, forces } = anyOf(READY_BATTLES, pick);
  return {
    scenario,
    table,
    forces: forces.map((force) =>
      typeof force === 'string' ? force : { name: 'own', cards: [...force], works: [] },
    ),
  };
}

/**
 * All scenarios with starter forces and with forces drawn from the cards, by the starter's rules and the full ones;
 * every fifth battle is measured on a table.
 */
function tacticsVaried(n: number, pick: Pick): Json {
  if (n % 5 === 2) return measured(pick);
  const blocs = someOf(Object.keys(STARTER_FORCES), 2, pick);
  const scenario = anyOf(SCENARIOS, pick);
  const forces: Json = n % 2 === 0 ? blocs : blocs.map((bloc) => tacticsForce(bloc, scenario, pick));
  return {
    scenario: scenario.id,
    rules: n % 4 === 0 ? 'starter' : 'full',
    forces,
  };
}

/** The starter forces of Allies and Axis in the six scenarios in turn. */
const LATER_SCENARIOS = [
  'firefight',
  'reload',
  'fuel-run',
  'radio-free-babylon',
  'the-oasis',
  'the-lost-palace',
] as const;

/** What the arena plays when nothing else is asked for. */
const tacticsArena = (pair: number): Json => ({
  scenario: LATER_SCENARIOS[pair % LATER_SCENARIOS.length]!,
});

export const tacticsPractice: Practised<'dust-tactics-2014'> = {
  id: 'dust-tactics-2014',
  arena: tacticsArena,
  varied: tacticsVaried,
  luck: null,
};
