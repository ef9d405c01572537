import { ARMY_PAIRS, BATTLEFIELDS, CARDS, SCENARIOS } from '@dustfront/dust-tactics';
import {
  ALL_CARDS,
  forceProblems,
  isFieldable,
  type Scenario,
  STARTER_FORCES,
  SCENARIOS as TACTICS_2014_SCENARIOS,
} from '@dustfront/dust-tactics-2014';
import { type Json, seededPick } from '@dustfront/kernel';

type Pick = (n: number) => number;

const anyOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)]!;

/** Several of a list, each at most once. */
function someOf<T>(list: readonly T[], count: number, pick: Pick): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(pick(left.length), 1)[0]!);
}

function coreForce(bloc: 'allies' | 'axis', pick: Pick): Json {
  const units = CARDS.filter((card) => card.bloc === bloc && card.kind !== 'hero');
  return someOf(units, 2 + pick(4), pick).map(({ id }) => ({ card: id }));
}

/**
 * Scenarios, ready-made armies on every battlefield, armies drawn from the cards, battlefields built by dice or
 * players, teams.
 */
function coreSetup(n: number, pick: Pick): Json {
  if (n % 3 === 0) return { scenario: anyOf(SCENARIOS, pick).id };
  const [allies, axis] = anyOf(ARMY_PAIRS, pick);
  const forces =
    n % 3 === 1
      ? ({ allies: allies.units, axis: axis.units } as unknown as Json)
      : { allies: coreForce('allies', pick), axis: coreForce('axis', pick) };
  const built = { tiles: [3, 3], crates: 2, traps: 2, trapsIndoors: false };
  const battlefield: Json =
    n % 7 === 0 ? { by: anyOf(['players', 'dice'], pick), ...built } : anyOf(BATTLEFIELDS, pick).id;
  return {
    forces,
    battlefield,
    rounds: 3 + pick(6),
    points: 'open',
    options: { reactiveFire: pick(5) > 0 },
    ...(n % 5 === 0 ? { seats: ['allies', 'axis', 'allies', 'axis'] } : {}),
  };
}

function laterForce(bloc: string, scenario: Scenario, pick: Pick): Json {
  const cards = someOf(
    ALL_CARDS.filter((card) => card.bloc === bloc && isFieldable(card, scenario)),
    3 + pick(4),
    pick,
  ).map(({ id }) => id);
  const works = pick(4) === 0 ? [anyOf(['bunker', 'strongpoint', 'upgrade'], pick)] : [];
  const force = { name: 'own', cards, works };
  return forceProblems(force, 'force', null).length === 0 ? force : bloc;
}

/** All scenarios with starter forces and with forces drawn from the cards, by the starter's rules and the full ones. */
function laterSetup(n: number, pick: Pick): Json {
  const blocs = someOf(Object.keys(STARTER_FORCES), 2, pick);
  const scenario = anyOf(TACTICS_2014_SCENARIOS, pick);
  const forces: Json = n % 2 === 0 ? blocs : blocs.map((bloc) => laterForce(bloc, scenario, pick));
  return {
    scenario: scenario.id,
    rules: n % 4 === 0 ? 'starter' : 'full',
    forces,
  };
}

function dustSetup(pick: Pick): Json {
  return {
    players: 2 + pick(5),
    quickSetup: anyOf(['no', 'random', 'recommended'], pick),
    scoring: anyOf(['epic', 'epic', 'premium'], pick),
  };
}

/** The n-th of many different set-ups of a game, for campaigns that want to see everything. */
export function variedSetup(game: string, n: number): Json {
  const pick = seededPick(`variety ${game} ${n}`);
  switch (game) {
    case 'dust-tactics':
      return coreSetup(n, pick);
    case 'dust-tactics-2014':
      return laterSetup(n, pick);
    case 'dust':
      return dustSetup(pick);
    default:
      return {};
  }
}
