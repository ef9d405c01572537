import { type Code, type Problem, problem } from '../problem.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { MapData } from './types.ts';

/** What the six-player game of the book needs; a smaller map may be given its own numbers. */
export interface MapDemands {
  readonly capitals: number;
  readonly sources: number;
  readonly pairs: number;
  /** The most players that the set-up must be able to serve. */
  readonly players: number;
}

/** dust.board.capital.six-land dust.board.source.sixteen dust.setup.capital.pair */
export const EPIC_DEMANDS: MapDemands = { capitals: 6, sources: 16, pairs: 3, players: 6 };

/** Everything that is wrong with a map: its form, its graph and, for whole games, its numbers. */
export function validateMap(map: MapData, demands: MapDemands | null = EPIC_DEMANDS): Problem[] {
  const problems: Problem[] = [];
  const kinds = new Map<string, 'land' | 'sea'>();
  map.areas.forEach((area, i) => {
    const at = `areas[${i}] ${area.id}`;
    if (!/^[a-z][a-z0-9_]*$/.test(area.id)) problems.push(problem(at, 'id'));
    if (kinds.has(area.id)) problems.push(problem(at, 'id-twice'));
    kinds.set(area.id, area.kind);
    if (area.capital && area.kind !== 'land') {
      problems.push(problem(at, 'capital-land', undefined, 'dust.board.capital.six-land'));
    }
    if (area.capital && area.powerSource) {
      problems.push(problem(at, 'capital-source', undefined, 'dust.setup.land.ordinary'));
    }
  });
  const joined = validateLinks(map, kinds, problems);
  if (map.areas.length > 0 && problems.length === 0) {
    const reached = flood(map.areas[0]!.id, joined);
    for (const area of map.areas) {
      if (!reached.has(area.id)) {
        problems.push(problem(area.id, 'cut-off', undefined, 'dust.board.area.adjacent'));
      }
    }
  }
  if (demands !== null) problems.push(...validateNumbers(map, joined, demands));
  return problems;
}

function validateLinks(
  map: MapData,
  kinds: ReadonlyMap<string, string>,
  problems: Problem[],
): Map<string, string[]> {
  const joined = new Map<string, string[]>();
  const seen = new Set<string>();
  map.links.forEach(([a, b], i) => {
    const at = `links[${i}] ${a}–${b}`;
    for (const end of [a, b]) if (!kinds.has(end)) problems.push(problem(at, 'no-area', { id: end }));
    if (a === b) problems.push(problem(at, 'link-self'));
    const key = [a, b].sort().join(' ');
    if (seen.has(key)) problems.push(problem(at, 'link-twice'));
    seen.add(key);
    joined.set(a, [...(joined.get(a) ?? []), b]);
    joined.set(b, [...(joined.get(b) ?? []), a]);
  });
  for (const [a, b] of map.wrapLinks ?? []) {
    if (!seen.has([a, b].sort().join(' '))) {
      problems.push(problem(`wrapLinks ${a}–${b}`, 'no-link', undefined, 'dust.board.link.wrap'));
    }
  }
  return joined;
}

function validateNumbers(
  map: MapData,
  joined: ReadonlyMap<string, readonly string[]>,
  demands: MapDemands,
): Problem[] {
  const problems: Problem[] = [];
  const capitals = map.areas.filter((area) => area.capital);
  const sources = map.areas.filter((area) => area.powerSource);
  const expect = (code: Code, count: number, wanted: number, rule: RuleId) => {
    if (count !== wanted) problems.push(problem('areas', code, { count, wanted }, rule));
  };
  expect('capitals', capitals.length, demands.capitals, 'dust.board.capital.six-land');
  expect('sources', sources.length, demands.sources, 'dust.board.source.sixteen');
  const isCapital = new Set(capitals.map((area) => area.id));
  let pairs = 0;
  for (const { id } of capitals) {
    const partners = (joined.get(id) ?? []).filter((other) => isCapital.has(other));
    pairs += partners.length / 2;
    if (demands.pairs > 0 && partners.length !== 1) {
      problems.push(problem(id, 'partner', undefined, 'dust.setup.capital.pair'));
    }
  }
  expect('pairs', pairs, demands.pairs, 'dust.setup.capital.pair');
  const landSources = sources.filter((area) => area.kind === 'land').length;
  const ordinary = map.areas.filter((area) => area.kind === 'land').length - landSources - capitals.length;
  const { players } = demands;
  const short = (code: Code, count: number, each: number, rule: RuleId) => {
    if (count < each * players) problems.push(problem('areas', code, { count, players }, rule));
  };
  short('few-sources', landSources, 2, 'dust.setup.source.two-each');
  short('few-lands', ordinary, 5, 'dust.setup.land.five-each');
  if (sources.length > 0 && (landSources === 0 || landSources === sources.length)) {
    problems.push(problem('areas', 'sources-where', undefined, 'dust.board.source.sixteen'));
  }
  return problems;
}

function flood(from: string, joined: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([from]);
  for (const area of reached) for (const next of joined.get(area) ?? []) reached.add(next);
  return reached;
}
