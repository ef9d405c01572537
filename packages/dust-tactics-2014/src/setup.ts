import { freshState, type Json } from '@dustfront/kernel';
import { newUnit } from './fielding.ts';
import type { Force } from './force.ts';
import { forceProblems, STARTER_FORCES, WORKS_COST, worksOf } from './forces.ts';
import { gameFrame } from './frames/make.ts';
import { openBoard } from './ground/squares/board.ts';
import { type Fault, readTable } from './ground/table/drawn.ts';
import type { AtEdge, Edge } from './ground/table/gates.ts';
import type { Field } from './ground/table/words.ts';
import { type Problem, problem } from './problem.ts';
import { READY_FORCES } from './ready-forces.ts';
import { strandedProblems } from './scenarios/berths.ts';
import { scenarioProblems } from './scenarios/check.ts';
import { drawingProblems, tableScenarioProblems } from './scenarios/check-table.ts';
import { possibleScenarios, SCENARIOS, scenarioOf } from './scenarios/index.ts';
import { scenariosFor } from './scenarios/on-table.ts';
import { isOnSquares, type OwnBattle, type OwnScenario, ownBoard, type UnitOrders } from './scenarios/own.ts';
import { stationUnits, tagsOf } from './scenarios/stations.ts';
import { BARE_TABLES, fieldFrom, tableText } from './scenarios/tables/index.ts';
import { fleetProblems } from './scenarios/water.ts';
import { roomForWorks } from './setting/table/works.ts';
import type { RuleSet, Side, TacticsState } from './state.ts';
import { nameOf } from './units.ts';

/** A card by its id, alone or with orders of a scenario. */
export type GivenCard = string | (UnitOrders & { readonly card: string });

/** The name of a ready-made force, or a list of cards with the works that were bought. */
export type GivenForce =
  | string
  | { readonly name?: string; readonly cards: readonly GivenCard[]; readonly works?: readonly string[] };

/** A table drawn as text, and what it is called. */
export interface GivenTable {
  readonly name?: string;
  readonly text: string;
}

/** What a set-up may say; everything has a default. */
export interface GivenSetup {
  /** `full` (with the special rules) if missing. */
  readonly rules?: RuleSet;
  /** The id of a scenario, `random`, or a scenario of one's own; `firefight` if missing. */
  readonly scenario?: string | OwnScenario | OwnBattle;
  /** Whether units react; as the rules have it if missing. */
  readonly reactions?: boolean;
  /** Ranged hits pin units down; no if missing. */
  readonly suppression?: boolean;
  /** Whether the sides set out pieces of terrain; if missing yes, but on a table only where it is bare. */
  readonly placement?: boolean;
  /** The most that a force may cost. */
  readonly points?: number;
  /** The name of a ready-made table, or one drawn as text: the match is measured on it. On squares if missing. */
  readonly table?: string | GivenTable;
  /** `allies` and `axis` if missing. */
  readonly forces?: readonly [GivenForce, GivenForce];
}

/** What a match is set up from; everything but the forces has a default. */
export interface Setup {
  readonly rules: RuleSet;
  /** The id of a printed scenario, `random`, or `own` for the one in `own`. */
  readonly scenario: string;
  readonly own: OwnBattle | null;
  readonly reactions: boolean;
  /** Ranged hits pin units down (dt14.ruling.suppression); off unless asked for. */
  readonly suppression: boolean;
  readonly placement: boolean;
  readonly points: number | null;
  /** The table on which the match is measured; null on squares. */
  readonly table: Field | null;
  readonly forces: readonly [Force, Force];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A scenario of one's own; what it says is checked where it is played. */
const isOwn = (scenario: unknown): scenario is OwnBattle => isObject(scenario);

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Cards by id, each alone or with orders; works may stand among them, as people write lists. */
function readList(value: unknown, bought: readonly string[]): Omit<Force, 'name'> {
  const cards: string[] = [];
  const works = [...bought];
  const orders: Record<number, UnitOrders> = {};
  for (const one of Array.isArray(value) ? value : []) {
    const id: unknown = isObject(one) ? one.card : one;
    if (typeof id !== 'string') continue;
    if (WORKS_COST[id] !== undefined) {
      works.push(id);
      continue;
    }
    if (isObject(one)) {
      const { card: _, ...said } = one;
      if (Object.keys(said).length > 0) orders[cards.length] = said as UnitOrders;
    }
    cards.push(id);
  }
  return { cards, works, ...(Object.keys(orders).length > 0 ? { orders } : {}) };
}

function readForce(value: unknown, at: string, problems: Problem[]): Force {
  if (typeof value === 'string') {
    const known = READY_FORCES[value];
    if (known !== undefined) return known;
    problems.push(problem(at, 'no-force', { id: value }, 'dt14.setup.force.default'));
  } else if (isObject(value)) {
    const name = typeof value.name === 'string' ? value.name : 'own';
    return { name, ...readList(value.cards, words(value.works)) };
  } else problems.push(problem(at, 'force'));
  return { name: '', cards: [], works: [] };
}

/** How the table of a set-up is drawn; null where there is none, or none of that name. */
function textOfTable(table: unknown): string | null {
  if (typeof table === 'string') return tableText(table);
  return isObject(table) && typeof table.text === 'string' ? table.text : null;
}

/** dt14.table.terrain: where a table is drawn players set out more only if they say so. */
const setsOut = ({ placement, table }: Record<string, unknown>): boolean =>
  placement === true || (placement !== false && BARE_TABLES.some((name) => name === table));

/** The stretches of edges by which a side may come onto a table. */
function entriesOf(table: Field, scenario: string | OwnBattle, side: Side): AtEdge[] {
  if (typeof scenario === 'string')
    return scenarioOf(scenario).edges.map((edge) => ({ table, edge: edge as Edge }));
  const gates = scenario.gates?.[side];
  const edge = scenario.edges[side] as Edge;
  return [{ table, edge, ...(gates === undefined ? {} : { gates }) }];
}

/** dt14.table.works-sites: works for which there is no room at one of these edges. */
function crowdedProblems(force: Force, side: Side, entries: readonly AtEdge[]): Problem[] {
  const { length: many } = worksOf(force);
  const count = Math.min(...entries.map(({ table, edge }) => roomForWorks(table, edge, many)));
  return count < many ? [problem(`forces.${side}`, 'works-room', { count }, 'dt14.table.works-sites')] : [];
}

/** What is wrong with a table, and with what is to be played on it. */
function tableProblems(
  given: Record<string, unknown>,
  field: Field | null,
  forces: readonly [Force, Force],
): Problem[] {
  const problems: Problem[] = [];
  if (field === null) {
    const text = textOfTable(given.table);
    const [fault] = text === null ? [] : (readTable(text) as readonly Fault[]);
    if (fault === undefined) return [problem('table', 'no-table', { id: String(given.table) })];
    const { line, code, params = {} } = fault;
    const said = { key: `problem.${code}`, params };
    return [problem('table', 'table-line', { line, fault: said }, 'dt14.table.size')];
  }
  if (given.rules === 'starter')
    problems.push(problem('rules', 'table-rules', undefined, 'dt14.table.scenarios'));
  const scenarios = scenariosFor(field);
  const scenario = given.scenario ?? 'free-for-all';
  if (isOwn(scenario) && !isOnSquares(scenario))
    problems.push(...tableScenarioProblems(scenario, field, [tagsOf(forces[0]), tagsOf(forces[1])]));
  else {
    problems.push(...drawingProblems(field));
    if (!scenarios.some((id) => id === scenario))
      problems.push(
        problem('scenario', 'table-scenario', { scenarios: scenarios.join(', ') }, 'dt14.table.scenarios'),
      );
  }
  if (problems.length > 0) return problems;
  return forces.flatMap((force, side) => {
    const entries = entriesOf(field, scenario as string | OwnBattle, side as Side);
    return [
      ...strandedProblems(force, side as Side, entries),
      ...(setsOut(given) ? [] : crowdedProblems(force, side as Side, entries)),
    ];
  });
}

/**
 * dt14.gen.optional, dt14.gen.override, dt14.gen.both-games: the special rules may be left out; played, they come
 * first. No suppression on squares (dt14.hero.supp.squares) unless the players ask for it.
 */
export function readSetup(json: Json): Setup | readonly Problem[] {
  const problems: Problem[] = [];
  const given = isObject(json) ? json : {};
  const rules = given.rules ?? 'full';
  if (rules !== 'starter' && rules !== 'full') problems.push(problem('rules', 'rules'));
  const isMeasured = given.table !== undefined && given.table !== null;
  const scenario = given.scenario ?? (isMeasured ? 'free-for-all' : 'firefight');
  const own: OwnBattle | null = isOwn(scenario) ? scenario : null;
  if (own === null && !isMeasured && scenario !== 'random' && !SCENARIOS.some((one) => one.id === scenario))
    problems.push(problem('scenario', 'no-scenario', { id: String(scenario) }));
  const points = typeof given.points === 'number' ? given.points : null;
  const sides = Array.isArray(given.forces) ? given.forces : ['allies', 'axis'];
  if (sides.length !== 2) problems.push(problem('forces', 'sides', undefined, 'dt14.ruling.two-sides'));
  const forces = [0, 1].map((side) => readForce(sides[side], `forces.${side}`, problems)) as [Force, Force];
  if (problems.length === 0)
    forces.forEach((force, side) => {
      problems.push(...forceProblems(force, `forces.${side}`, points));
    });
  if (own !== null && !isMeasured && problems.length === 0)
    problems.push(...scenarioProblems(own as OwnScenario, [tagsOf(forces[0]), tagsOf(forces[1])]));
  const text = textOfTable(given.table);
  const table = text === null ? null : fieldFrom(text);
  if (problems.length === 0 && isMeasured) problems.push(...tableProblems(given, table, forces));
  if (problems.length === 0 && !isMeasured)
    for (const side of [0, 1] as const) {
      const scenarios = own === null ? possibleScenarios(scenario as string) : [];
      problems.push(...fleetProblems(forces[side], side, own as OwnScenario | null, scenarios));
    }
  if (problems.length > 0) return problems;
  return {
    own,
    rules: rules as RuleSet,
    scenario: own === null ? (scenario as string) : 'own',
    // dt14.ruling.starter.no-reactions
    reactions: rules === 'full' ? given.reactions !== false : given.reactions === true,
    // dt14.table.suppression
    suppression: given.suppression === true || isMeasured,
    placement: isMeasured ? setsOut(given) : given.placement !== false,
    points,
    table,
    forces,
  };
}

export function firstState(json: Json): TacticsState | readonly Problem[] {
  const setup = readSetup(json);
  if ('length' in setup) return setup;
  const state: TacticsState = {
    ...freshState(gameFrame()),
    rules: setup.rules,
    reactions: setup.reactions,
    scenario: setup.scenario,
    turn: 1,
    lastTurn: 8,
    toAct: 0,
    edges: [-1, -1],
    board:
      setup.table !== null
        ? openBoard(1, 1)
        : setup.own === null
          ? openBoard(12, 9)
          : ownBoard(setup.own as OwnScenario),
    ...(setup.table === null ? {} : { table: setup.table }),
    units: [],
    scores: [0, 0],
    reinforced: [false, false],
    replaced: [false, false],
    alerts: [],
    works: [worksOf(setup.forces[0]), worksOf(setup.forces[1])],
    pieces: setup.placement ? [['tile'], ['tile']] : [[], []],
    reserves: [[], []],
    fallen: [],
    ending: null,
    ...(setup.own === null ? {} : { own: setup.own }),
    ...(setup.suppression ? { suppression: true as const } : {}),
  };
  setup.forces.forEach((force, side) => {
    force.cards.forEach((card, rank) => {
      state.units.push(newUnit(state.units.length, nameOf(side as Side, rank), card, side as Side));
    });
  });
  const problems = stationUnits(state, setup.forces);
  return problems.length > 0 ? problems : state;
}

/** A ready-made force that is only named, written out; those of the starter stay as they are. */
const completeForce = (force: unknown): unknown =>
  typeof force === 'string' && STARTER_FORCES[force] === undefined ? (READY_FORCES[force] ?? force) : force;

/** What is only named is written out, so that a record stands by itself when tables and ready-made forces change. */
export function completeSetup(setup: Json): Json {
  const given: Record<string, unknown> = isObject(setup) ? setup : {};
  const { table, forces } = given;
  const text = typeof table === 'string' ? tableText(table) : null;
  const drawn =
    text === null
      ? {}
      : { ...(setsOut(given) ? { placement: true } : {}), table: { name: table as string, text } };
  const listed = Array.isArray(forces) ? forces.map(completeForce) : [];
  const named = listed.some((force, side) => force !== (forces as unknown[])[side]) ? { forces: listed } : {};
  const more = { ...drawn, ...named };
  return Object.keys(more).length === 0 ? setup : ({ ...(setup as object), ...more } as Json);
}
