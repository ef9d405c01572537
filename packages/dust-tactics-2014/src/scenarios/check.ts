/** Everything that is wrong with a scenario of somebody's own, each fault at its place (dt14.ruling.scen.own). */
import type { Problem } from '@dustfront/kernel';
import { squareWord } from '../options.ts';
import { checkGoals, type Tags } from './check-goals.ts';
import type { OwnScenario, Square } from './own.ts';

const RULE = 'dt14.ruling.scen.own';
const LETTERS = '.tr#wb';
const OPENINGS = ['wall', 'small', 'large', 'huge'];
const MOST = 40;
const LEAST = 3;

/** What the checks of a part are given: the map, how to call a square, where to say what is wrong. */
export interface Checking {
  readonly own: OwnScenario;
  readonly width: number;
  readonly height: number;
  isOn(square: unknown): square is Square;
  letter(square: Square): string;
  name(square: Square): string;
  fault(at: string, message: string, square?: Square, rule?: string): void;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function shapeFault(own: OwnScenario): string | null {
  if (!isList(own.map) || own.map.some((row) => typeof row !== 'string')) return 'A map is a list of rows.';
  const width = own.map[0]?.length ?? 0;
  if (own.map.some((row) => row.length !== width)) return 'All rows of a map have the same length.';
  if (width < LEAST || width > MOST || own.map.length < LEAST || own.map.length > MOST)
    return `A board has ${LEAST} to ${MOST} columns and rows.`;
  return null;
}

function checkingOf(own: OwnScenario, problems: Problem[]): Checking {
  const width = own.map[0]!.length;
  const height = own.map.length;
  const name = ([column, row]: Square): string => squareWord(row * width + column, width);
  return {
    own,
    width,
    height,
    isOn: (square): square is Square =>
      isList(square) &&
      square.length === 2 &&
      square.every((n) => Number.isInteger(n) && (n as number) >= 0) &&
      (square[0] as number) < width &&
      (square[1] as number) < height,
    letter: ([column, row]) => own.map[row]![column]!,
    name,
    fault: (at, message, square, rule = RULE) =>
      problems.push({ at: square === undefined ? at : `${at} ${name(square)}`, message, rule }),
  };
}

function checkGround(check: Checking): void {
  check.own.map.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (!LETTERS.includes(letter)) check.fault('map', `"${letter}" means nothing.`, [x, y]);
    });
  });
}

const LISTS = ['crates', 'traps', 'trenches', 'wire', 'mines'] as const;

/** Crates and traps stand on the ground, alone; field works are dug into open ground (dt14.terrain.open.obstacles). */
function checkPieces(check: Checking): void {
  const standing = new Set<string>();
  for (const list of LISTS) {
    for (const square of check.own[list] ?? []) {
      if (!check.isOn(square)) {
        check.fault(list, 'This square is not on the board.');
        continue;
      }
      const letter = check.letter(square);
      if (letter === '#' || letter === 'w')
        check.fault(list, 'Nothing can stand on a structure or in deep water.', square);
      else if (list !== 'crates' && list !== 'traps' && letter !== '.')
        check.fault(list, 'Field works lie on open ground.', square);
      if (list !== 'crates' && list !== 'traps') continue;
      if (standing.has(check.name(square)))
        check.fault(list, 'Two pieces stand on this square.', square, 'dt14.terrain.open.obstacles');
      standing.add(check.name(square));
    }
  }
}

function checkWalls(check: Checking): void {
  for (const wall of check.own.walls ?? []) {
    const [a, b] = wall.between ?? [];
    if (!check.isOn(a) || !check.isOn(b))
      check.fault('walls', 'A wall stands between two squares of the board.');
    else if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1)
      check.fault('walls', 'A wall stands between two squares that share an edge.', a);
    else if (!OPENINGS.includes(wall.kind)) check.fault('walls', `"${wall.kind}" is no kind of wall.`, a);
  }
}

/** dt14.terrain.floor.infantry: every floor belongs to one building. */
function checkBuildings(check: Checking): void {
  const owned = new Set<string>();
  for (const building of check.own.buildings ?? []) {
    if (!Number.isInteger(building.storeys) || building.storeys < 0 || building.storeys > 9)
      check.fault('buildings', 'A building has up to nine storeys.');
    for (const square of building.squares ?? []) {
      if (!check.isOn(square)) check.fault('buildings', 'This square is not on the board.');
      else if (check.letter(square) !== 'b')
        check.fault('buildings', 'A building stands on its floor.', square);
      else if (owned.has(check.name(square)))
        check.fault('buildings', 'Two buildings share a square.', square);
      else owned.add(check.name(square));
    }
  }
  check.own.map.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === 'b' && !owned.has(check.name([x, y])))
        check.fault('buildings', 'This floor belongs to no building.', [x, y]);
    });
  });
}

/** dt14.fort.grid.footprint: four squares of open ground, nothing else on them. */
function checkForts(check: Checking): void {
  const taken = new Set<string>();
  const standing = new Set([...(check.own.crates ?? []), ...(check.own.traps ?? [])].map(String));
  for (const fort of check.own.forts ?? []) {
    if (!check.isOn(fort.at)) {
      check.fault('forts', 'This square is not on the board.');
      continue;
    }
    const [x, y] = fort.at;
    if ((fort.kind !== 'bunker' && fort.kind !== 'strongpoint') || ![0, 1, 2, 3].includes(fort.facing))
      check.fault('forts', 'Works are a bunker or a strongpoint that faces one of four ways.', fort.at);
    if (![-1, 0, 1].includes(fort.seat))
      check.fault('forts', 'Works belong to a side or to nobody.', fort.at);
    for (const square of [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ] as const) {
      if (!check.isOn(square)) check.fault('forts', 'Works cover two by two squares of the board.', fort.at);
      else if (check.letter(square) !== '.' || standing.has(String(square)))
        check.fault('forts', 'Works stand on open ground.', square, 'dt14.fort.grid.footprint');
      else if (taken.has(String(square))) check.fault('forts', 'Two works share a square.', square);
      else taken.add(String(square));
    }
  }
}

/** dt14.deploy.own-edge: everybody needs a way onto the board. */
function checkEntries(check: Checking): void {
  const { own } = check;
  const [one, two] = own.edges ?? [];
  if (![one, two].every((edge) => Number.isInteger(edge) && edge! >= 0 && edge! < 4) || one === two) {
    check.fault('edges', 'Each side has an edge of its own.', undefined, 'dt14.deploy.own-edge');
    return;
  }
  for (const side of [0, 1] as const) {
    const zone = own.entry?.[side];
    if (own.entry === undefined) continue;
    if (!isList(zone) || zone.length === 0) {
      check.fault(`entry.${side}`, 'A side needs squares to enter by.', undefined, 'dt14.deploy.own-edge');
      continue;
    }
    for (const square of zone)
      if (!check.isOn(square)) check.fault(`entry.${side}`, 'This square is not on the board.');
      else if (check.letter(square) === '#')
        check.fault(`entry.${side}`, 'Nobody enters by a structure.', square);
  }
}

const PIECES = ['tile', 'grove', 'trap', 'crate', 'house'];
const RETURNING = ['infantry', 'vehicle', 'any'];

function checkRest(check: Checking): void {
  const { own } = check;
  if (!Number.isInteger(own.rounds) || own.rounds < 1 || own.rounds > 30)
    check.fault('rounds', 'A match lasts one to thirty turns.', undefined, 'dt14.win.end.limit');
  for (const piece of own.pieces ?? [])
    if (!PIECES.includes(piece)) check.fault('pieces', `"${piece}" is no piece of terrain.`);
  for (const list of own.reserves ?? [])
    for (const word of list)
      if (!RETURNING.includes(word))
        check.fault('reserves', `"${word}" cannot come back.`, undefined, 'dt14.ruling.scen.reserves');
}

export function scenarioProblems(own: OwnScenario, tags: Tags): Problem[] {
  const shape = shapeFault(own);
  if (shape !== null) return [{ at: 'map', message: shape, rule: RULE }];
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
