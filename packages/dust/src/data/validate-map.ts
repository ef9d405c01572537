import type { DataProblem, MapData } from './types.ts';

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
export function validateMap(map: MapData, demands: MapDemands | null = EPIC_DEMANDS): DataProblem[] {
  const problems: DataProblem[] = [];
  const kinds = new Map<string, 'land' | 'sea'>();
  map.areas.forEach((area, i) => {
    const at = `areas[${i}] ${area.id}`;
    if (!/^[a-z][a-z0-9_]*$/.test(area.id))
      problems.push({ at, message: 'an id is a word in small letters' });
    if (kinds.has(area.id)) problems.push({ at, message: 'this id occurs twice' });
    kinds.set(area.id, area.kind);
    if (area.capital && area.kind !== 'land') {
      problems.push({ at, message: 'a capital lies on land', rule: 'dust.board.capital.six-land' });
    }
    if (area.capital && area.powerSource) {
      problems.push({ at, message: 'a capital is no power source', rule: 'dust.setup.land.ordinary' });
    }
  });
  const joined = validateLinks(map, kinds, problems);
  if (map.areas.length > 0 && problems.length === 0) {
    const reached = flood(map.areas[0]!.id, joined);
    for (const area of map.areas) {
      if (!reached.has(area.id)) {
        problems.push({
          at: area.id,
          message: 'no chain of links leads here',
          rule: 'dust.board.area.adjacent',
        });
      }
    }
  }
  if (demands !== null) problems.push(...validateNumbers(map, joined, demands));
  return problems;
}

function validateLinks(
  map: MapData,
  kinds: ReadonlyMap<string, string>,
  problems: DataProblem[],
): Map<string, string[]> {
  const joined = new Map<string, string[]>();
  const seen = new Set<string>();
  map.links.forEach(([a, b], i) => {
    const at = `links[${i}] ${a}–${b}`;
    for (const end of [a, b]) if (!kinds.has(end)) problems.push({ at, message: `no area is called ${end}` });
    if (a === b) problems.push({ at, message: 'a link joins two different areas' });
    const key = [a, b].sort().join(' ');
    if (seen.has(key)) problems.push({ at, message: 'this link occurs twice' });
    seen.add(key);
    joined.set(a, [...(joined.get(a) ?? []), b]);
    joined.set(b, [...(joined.get(b) ?? []), a]);
  });
  for (const [a, b] of map.wrapLinks ?? []) {
    if (!seen.has([a, b].sort().join(' '))) {
      problems.push({ at: `wrapLinks ${a}–${b}`, message: 'no such link', rule: 'dust.board.link.wrap' });
    }
  }
  return joined;
}

function validateNumbers(
  map: MapData,
  joined: ReadonlyMap<string, readonly string[]>,
  demands: MapDemands,
): DataProblem[] {
  const problems: DataProblem[] = [];
  const capitals = map.areas.filter((area) => area.capital);
  const sources = map.areas.filter((area) => area.powerSource);
  const expect = (what: string, found: number, wanted: number, rule: string) => {
    if (found !== wanted) problems.push({ at: 'areas', message: `${what}: ${found}, not ${wanted}`, rule });
  };
  expect('capitals', capitals.length, demands.capitals, 'dust.board.capital.six-land');
  expect('power sources', sources.length, demands.sources, 'dust.board.source.sixteen');
  const isCapital = new Set(capitals.map((area) => area.id));
  let pairs = 0;
  for (const { id } of capitals) {
    const partners = (joined.get(id) ?? []).filter((other) => isCapital.has(other));
    pairs += partners.length / 2;
    if (demands.pairs > 0 && partners.length !== 1) {
      problems.push({ at: id, message: 'a capital has one partner', rule: 'dust.setup.capital.pair' });
    }
  }
  expect('pairs of capitals', pairs, demands.pairs, 'dust.setup.capital.pair');
  const landSources = sources.filter((area) => area.kind === 'land').length;
  const ordinary = map.areas.filter((area) => area.kind === 'land').length - landSources - capitals.length;
  const short = (what: string, found: number, each: number, rule: string) => {
    if (found < each * demands.players) {
      problems.push({
        at: 'areas',
        message: `${what}: ${found} do not serve ${demands.players} players`,
        rule,
      });
    }
  };
  short('land power sources', landSources, 2, 'dust.setup.source.two-each');
  short('ordinary lands', ordinary, 5, 'dust.setup.land.five-each');
  if (sources.length > 0 && (landSources === 0 || landSources === sources.length)) {
    problems.push({
      at: 'areas',
      message: 'land and sea both have sources',
      rule: 'dust.board.source.sixteen',
    });
  }
  return problems;
}

function flood(from: string, joined: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([from]);
  for (const area of reached) for (const next of joined.get(area) ?? []) reached.add(next);
  return reached;
}
