import { freshState, type Json } from '@dustfront/kernel';
import type { Card } from '../cards/card.ts';
import { cardById } from '../cards/index.ts';
import { validateCard } from '../cards/validate.ts';
import type { BattlefieldFrame } from '../frames/battlefield.ts';
import type { GameFrame } from '../frames/game.ts';
import { type Problem, problem } from '../problem.ts';
import { BATTLEFIELDS, scenarioById } from '../scenarios/index.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { BLOCS, type CoreState, type Goals, type MatchOptions, type Side } from '../state.ts';
import { checkArmy, checkEqual, type FindCard } from './army.ts';
import { checkLayout, emptyField, type Laid, layOut } from './board.ts';
import {
  type BuiltLayout,
  type CoreSetup,
  DEFAULT_OPTIONS,
  DEFAULT_ROUNDS,
  type FreeBattlefield,
  type SetupUnit,
} from './options.ts';
import { checkGoals, readScenario } from './scenario.ts';
import { stationUnits } from './stations.ts';
import { muster } from './units.ts';

type Forces = Readonly<Record<'allies' | 'axis', readonly SetupUnit[]>>;

const isFree = (field: CoreSetup['battlefield']): field is FreeBattlefield =>
  typeof field === 'object' && 'by' in field;

/** Two sides, no more and no fewer (dt1.sides.two), of one to three players each (dt1.sides.balance). */
function seatsOf(setup: CoreSetup): Side[] | Problem {
  const seats = (setup.seats ?? BLOCS).map((bloc) => BLOCS.indexOf(bloc) as Side);
  const allies = seats.filter((side) => side === 0).length;
  const axis = seats.filter((side) => side === 1).length;
  if (allies < 1 || axis < 1 || allies > 3 || axis > 3 || allies + axis !== seats.length) {
    return problem('seats', 'seats', undefined, 'dt1.sides.balance');
  }
  return seats;
}

function scenarioOf(setup: CoreSetup): Scenario | null | Problem {
  if (setup.scenario === undefined) return null;
  if (typeof setup.scenario !== 'string') return readScenario(setup.scenario);
  return scenarioById(setup.scenario) ?? problem('scenario', 'no-scenario', { id: setup.scenario });
}

function layoutOf(setup: CoreSetup, scenario: Scenario | null): BuiltLayout | FreeBattlefield | Problem {
  if (scenario) return scenario;
  const field = setup.battlefield ?? BATTLEFIELDS[0]!;
  if (typeof field !== 'string') return field;
  return BATTLEFIELDS.find((b) => b.id === field) ?? problem('battlefield', 'no-battlefield', { id: field });
}

function isProblem(value: object | null): value is Problem {
  return value !== null && 'code' in value;
}

/** Cards of one's own come first; each is checked as every printed one is. */
function ownCards(setup: CoreSetup): { find: FindCard; cards: Record<string, Card>; problems: Problem[] } {
  const cards: Record<string, Card> = {};
  const problems: Problem[] = [];
  for (const card of setup.cards ?? []) {
    problems.push(...validateCard(card).map((found) => ({ ...found, at: `cards.${card.id}.${found.at}` })));
    cards[card.id] = card;
  }
  return { find: (id) => cards[id] ?? cardById(id), cards, problems };
}

function goalsOf(setup: CoreSetup, scenario: Scenario | null): Goals {
  const rounds = setup.rounds ?? scenario?.rounds ?? DEFAULT_ROUNDS;
  if (!scenario) return { rounds, first: null, objectives: [null, null], bonuses: [[], []] };
  const bonuses = (side: Side) =>
    scenario.bonuses
      .filter((bonus) => bonus.side === BLOCS[side])
      .map(({ objective, points, per }) => ({ objective, points, per }));
  return {
    rounds,
    first: scenario.firstPlayer === 'initiative' ? null : (BLOCS.indexOf(scenario.firstPlayer) as Side),
    objectives: [scenario.sides.allies.objective ?? null, scenario.sides.axis.objective ?? null],
    bonuses: [bonuses(0), bonuses(1)],
  };
}

/** The armies: a scenario fixes them (dt1.ap.scenario), a free battle wants equal ones (dt1.ap.equal). */
function checkForces(
  setup: CoreSetup,
  scenario: Scenario | null,
  forces: Forces,
  find: FindCard,
  options: MatchOptions,
): Problem[] {
  const points = setup.points ?? (scenario || setup.cards ? 'open' : 'equal');
  const limit = typeof points === 'object' ? points.limit : null;
  const problems = BLOCS.flatMap((bloc) =>
    checkArmy(bloc, forces[bloc], find, { limit, scale: options.scale }, `forces.${bloc}`),
  );
  return points === 'equal' && problems.length === 0 ? checkEqual(forces, find, options.scale) : problems;
}

/** Scenario and battlefield written out: a record must not depend on what the program calls by that name later. */
export function complete(json: Json): Json {
  const setup = json as CoreSetup;
  const scenario = scenarioOf(setup);
  if (scenario !== null && !isProblem(scenario)) return { ...setup, scenario } as unknown as Json;
  const layout = layoutOf(setup, null);
  return isProblem(layout) ? json : ({ ...setup, battlefield: layout } as unknown as Json);
}

export function seatCount(setup: Json): number {
  return ((setup as CoreSetup | null)?.seats ?? BLOCS).length;
}

/** The first state of a match, or everything that is wrong with its options. */
export function setUp(json: Json): CoreState | readonly Problem[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return [problem('setup', 'not-an-object')];
  const setup = json as CoreSetup;
  const seats = seatsOf(setup);
  const scenario = scenarioOf(setup);
  if (isProblem(seats)) return [seats];
  if (isProblem(scenario)) return [scenario];
  const layout = layoutOf(setup, scenario);
  if (isProblem(layout)) return [layout];
  const { find, cards, problems } = ownCards(setup);
  const options: MatchOptions = { ...DEFAULT_OPTIONS, ...setup.options };
  const forces: Forces | undefined =
    setup.forces ??
    (scenario ? { allies: scenario.sides.allies.force, axis: scenario.sides.axis.force } : undefined);
  if (!forces) return [problem('forces', 'no-forces', undefined, 'dt1.ap.custom')];
  problems.push(...checkForces(setup, scenario, forces, find, options));
  if (!isFree(layout)) problems.push(...checkLayout(layout));
  if (scenario !== null && typeof setup.scenario !== 'string' && problems.length === 0)
    problems.push(...checkGoals(scenario, forces));
  if (problems.length > 0) return problems;
  const laid: Laid = isFree(layout) ? { board: emptyField(...layout.tiles), pieces: [] } : layOut(layout);
  const game: GameFrame = { kind: 'game', step: 'next-round' };
  const state: CoreState = {
    ...freshState(game),
    options,
    goals: goalsOf(setup, scenario),
    seats,
    cards,
    board: laid.board,
    pieces: laid.pieces,
    units: muster(forces, seats, find),
    sides: [
      { points: 0, bonus: 0, fieldRepair: false, comeOn: false },
      { points: 0, bonus: 0, fieldRepair: false, comeOn: false },
    ],
    round: 0,
    cleared: [],
    fightOn: false,
    ended: null,
  };
  if (isFree(layout)) state.stack.push(battlefieldFrame(layout));
  const misplaced = stationUnits(state, forces);
  return misplaced.length > 0 ? misplaced : state;
}

function battlefieldFrame(field: FreeBattlefield): BattlefieldFrame {
  const random = field.by === 'dice';
  return {
    kind: 'battlefield',
    step: random ? 'random' : 'ground',
    crates: field.crates,
    traps: field.traps,
    trapsIndoors: field.trapsIndoors,
    random,
    ground: field.ground ?? 'outdoors',
    density: field.density ?? 'medium',
    terrain: 0,
    side: 0,
  };
}
