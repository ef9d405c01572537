/** Everything that is wrong with a scenario of somebody's own, each fault at its place (dt14.ruling.scen.own). */
import { squareWord } from '../options.ts';
import { type Code, type Problem, problem } from '../problem.ts';
import { checkGoals, type Tags } from './check-goals.ts';
import type { Checking, CheckingSquares } from './checking.ts';
import type { OwnScenario, Square } from './own.ts';

const RULE = 'dt14.ruling.scen.own';
const LETTERS = '.tr#wb';
const OPENINGS = ['wall', 'small', 'large', 'huge'];
const MOST = 40;
const LEAST = 3;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function shapeFault(own: OwnScenario): Code | null {
  if (!isList(own.map) || own.map.some((row) => typeof row !== 'string')) return 'map-list';
  const width = own.map[0]?.length ?? 0;
  if (own.map.some((row) => row.length !== width)) return 'map-rows';
  if (width < LEAST || width > MOST || own.map.length < LEAST || own.map.length > MOST) return 'map-size';
  return null;
}

function checkingOf(own: OwnScenario, problems: Problem[]): CheckingSquares {
  const width = own.map[0]!.length;
  const height = own.map.length;
  const name = ([column, row]: Square): string => squareWord(row * width + column, width);
  return {
    own,
    words: { missing: 'off-board', none: 'goal-squares' },
    isOn: (square): square is Square =>
      isList(square) &&
      square.length === 2 &&
      square.every((n) => Number.isInteger(n) && (n as number) >= 0) &&
      (square[0] as number) < width &&
      (square[1] as number) < height,
    letter: ([column, row]) => own.map[row]![column]!,
    isClosed: ([column, row]) => own.map[row]![column] === '#',
    name,
    fault: (at, code, { square, params, rule = RULE } = {}) =>
      problems.push(problem(square === undefined ? at : `${at} ${name(square)}`, code, params, rule)),
  };
}

function checkGround(check: CheckingSquares): void {
  check.own.map.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (!LETTERS.includes(letter))
        check.fault('map', 'map-sign', { square: [x, y], params: { sign: letter } });
    });
  });
}

const LISTS = ['crates', 'traps', 'trenches', 'wire', 'mines'] as const;

/** Crates and traps stand on the ground, alone; field works are dug into open ground (dt14.terrain.open.obstacles). */
function checkPieces(check: CheckingSquares): void {
  const standing = new Set<string>();
  for (const list of LISTS) {
    for (const square of check.own[list] ?? []) {
      if (!check.isOn(square)) {
        check.fault(list, 'off-board');
        continue;
      }
      const letter = check.letter(square);
      if (letter === '#' || letter === 'w') check.fault(list, 'closed-ground', { square });
      else if (list !== 'crates' && list !== 'traps' && letter !== '.')
        check.fault(list, 'works-ground', { square });
      if (list !== 'crates' && list !== 'traps') continue;
      if (standing.has(check.name(square)))
        check.fault(list, 'two-pieces', { square, rule: 'dt14.terrain.open.obstacles' });
      standing.add(check.name(square));
    }
  }
}

function checkWalls(check: CheckingSquares): void {
  for (const wall of check.own.walls ?? []) {
    const [a, b] = wall.between ?? [];
    if (!check.isOn(a) || !check.isOn(b)) check.fault('walls', 'wall-squares');
    else if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1)
      check.fault('walls', 'wall-edge', { square: a });
    else if (!OPENINGS.includes(wall.kind))
      check.fault('walls', 'wall-kind', { square: a, params: { kind: wall.kind } });
  }
}

/** dt14.terrain.floor.infantry: every floor belongs to one building. */
function checkBuildings(check: CheckingSquares): void {
  const owned = new Set<string>();
  for (const building of check.own.buildings ?? []) {
    if (!Number.isInteger(building.storeys) || building.storeys < 0 || building.storeys > 9)
      check.fault('buildings', 'storeys');
    for (const square of building.squares ?? []) {
      if (!check.isOn(square)) check.fault('buildings', 'off-board');
      else if (check.letter(square) !== 'b') check.fault('buildings', 'building-floor', { square });
      else if (owned.has(check.name(square))) check.fault('buildings', 'two-buildings', { square });
      else owned.add(check.name(square));
    }
  }
  check.own.map.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === 'b' && !owned.has(check.name([x, y])))
        check.fault('buildings', 'no-building', { square: [x, y] });
    });
  });
}

/** dt14.fort.grid.footprint: four squares of open ground, nothing else on them. */
function checkForts(check: CheckingSquares): void {
  const taken = new Set<string>();
  const standing = new Set([...(check.own.crates ?? []), ...(check.own.traps ?? [])].map(String));
  for (const fort of check.own.forts ?? []) {
    if (!check.isOn(fort.at)) {
      check.fault('forts', 'off-board');
      continue;
    }
    const [x, y] = fort.at;
    if ((fort.kind !== 'bunker' && fort.kind !== 'strongpoint') || ![0, 1, 2, 3].includes(fort.facing))
      check.fault('forts', 'fort-kind', { square: fort.at });
    if (![-1, 0, 1].includes(fort.seat)) check.fault('forts', 'fort-seat', { square: fort.at });
    for (const square of [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ] as const) {
      if (!check.isOn(square)) check.fault('forts', 'fort-size', { square: fort.at });
      else if (check.letter(square) !== '.' || standing.has(String(square)))
        check.fault('forts', 'fort-ground', { square, rule: 'dt14.fort.grid.footprint' });
      else if (taken.has(String(square))) check.fault('forts', 'two-forts', { square });
      else taken.add(String(square));
    }
  }
}

/** dt14.deploy.own-edge: each side has its own. */
export function hasEdges(check: Checking): boolean {
  const [one, two] = check.own.edges ?? [];
  const areEdges = [one, two].every((edge) => Number.isInteger(edge) && edge! >= 0 && edge! < 4);
  if (areEdges && one !== two) return true;
  check.fault('edges', 'edges', { rule: 'dt14.deploy.own-edge' });
  return false;
}

/** dt14.deploy.own-edge: everybody needs a way onto the board. */
function checkEntries(check: CheckingSquares): void {
  const { own } = check;
  if (!hasEdges(check)) return;
  for (const side of [0, 1] as const) {
    const zone = own.entry?.[side];
    if (own.entry === undefined) continue;
    if (!isList(zone) || zone.length === 0) {
      check.fault(`entry.${side}`, 'no-entry', { rule: 'dt14.deploy.own-edge' });
      continue;
    }
    for (const square of zone)
      if (!check.isOn(square)) check.fault(`entry.${side}`, 'off-board');
      else if (check.letter(square) === '#') check.fault(`entry.${side}`, 'entry-closed', { square });
  }
}

const PIECES = ['tile', 'grove', 'trap', 'crate', 'house'];
const RETURNING = ['infantry', 'vehicle', 'any'];

/** Turns, terrain to set out, and who comes back. */
export function checkRest(check: Checking): void {
  const { own } = check;
  if (!Number.isInteger(own.rounds) || own.rounds < 1 || own.rounds > 30)
    check.fault('rounds', 'rounds', { rule: 'dt14.win.end.limit' });
  for (const piece of own.pieces ?? [])
    if (!PIECES.includes(piece)) check.fault('pieces', 'piece', { params: { piece } });
  for (const list of own.reserves ?? [])
    for (const word of list)
      if (!RETURNING.includes(word))
        check.fault('reserves', 'reserve', { params: { what: word }, rule: 'dt14.ruling.scen.reserves' });
}

export function scenarioProblems(own: OwnScenario, tags: Tags): Problem[] {
  const shape = shapeFault(own);
  if (shape !== null) return [problem('map', shape, { least: LEAST, most: MOST }, RULE)];
  const problems: Problem[] = [];
  const check = checkingOf(own, problems);
  checkGround(check);
  if (problems.length > 0) return problems;
  checkPieces(check);
  checkWalls(check);
  checkBuildings(check);
  checkForts(check);
  checkEntries(check);
  checkRest(check);
  checkGoals(check, tags);
  return problems;
}
