/** Who may attack whom in the Core Set (rulings, sections 6, 7, 11 and 13). */
import { neighboursOf, rangeOf } from '../line.ts';
import { blocks, linesBetween, mayShell, sight } from './sight.ts';
import {
  armourColumn,
  heads,
  type Kind,
  type Line,
  members,
  miniatures,
  type Piece,
  pieceColumn,
  pieceIn,
  squares,
  standing,
  type Table,
  type Unit,
} from './table.ts';

export type Mode = 'shoot' | 'sustained' | 'reactive' | 'charge' | 'strike';

/** A weapon line at one thing: a unit by name, a piece of cover, or all that burns in one jet. */
export interface Aim {
  readonly unit: string;
  readonly line: string;
  readonly at: string;
  /** The most shots of limited ammunition; 0 for any other weapon. */
  readonly shots: number;
}

export interface Announced {
  readonly unit: string;
  readonly line: string;
  readonly shots: number;
}

/** Living soldiers who carry the line; a hero or vehicle carries all of his own. */
export function carriers(unit: Unit, line: Line): number {
  if (unit.card.kind !== 'squad') return typeof line.carriers === 'number' ? line.carriers : 1;
  if (line.carriers === 'all') return unit.figures.length;
  return unit.figures.reduce(
    (sum, figure) => sum + (unit.card.figures[figure] ?? []).filter((id) => id === line.id).length,
    0,
  );
}

/** Limited shots that are still to be had: boxes, and one a soldier and round over all limited weapons (CS 1328). */
export function shotsLeft(unit: Unit, line: Line, announced: readonly Announced[]): number {
  const before = announced.filter((one) => one.unit === unit.name).reduce((sum, one) => sum + one.shots, 0);
  return Math.max(0, Math.min(unit.ammo[line.id] ?? 0, miniatures(unit) - unit.shots - before));
}

/** Close combat reaches the neighbouring squares, and what lies at one's own feet. */
const isWithin = (line: Line, range: number): boolean =>
  line.range === 'U' || line.range === 'A' || range <= (line.range === 'C' ? 1 : line.range);

export const isJet = (line: Line): boolean =>
  line.kind === 'flame' && typeof line.range === 'number' && line.range > 1;

/** Whether a line reaches from one square to what is in another. */
function hits(table: Table, line: Line, from: number, kind: Kind, to: number, toKind: Kind): boolean {
  if (!isWithin(line, rangeOf(table, from, to)) || !sight(table, from, kind, to, toKind).clear) return false;
  return line.range !== 'A' || mayShell(table, from, to);
}

/** The squares of a shooter from which a line reaches a unit. */
export const squaresToHitFrom = (table: Table, shooter: Unit, line: Line, target: Unit): number[] =>
  squares(table, shooter).filter((from) =>
    squares(table, target).some((to) => hits(table, line, from, shooter.card.kind, to, target.card.kind)),
  );

const harmsUnit = (line: Line, unit: Unit): boolean => line.cells[armourColumn(unit.card)] != null;
const harmsPiece = (line: Line, piece: Piece): boolean =>
  line.cells[pieceColumn(piece)] != null && !(line.kind === 'flame' && piece.kind === 'trap');

/** What a line could be aimed at from where its unit stands: `unit NAME`, `cover SQUARE`, or `jet` with its victims. */
export function targets(table: Table, shooter: Unit, head: Unit, line: Line, only: string | null): string[] {
  const found: string[] = [];
  if (isJet(line)) {
    const { kind } = head.card;
    for (const jet of squares(table, head).flatMap((from) => jets(table, head, kind, line, from))) {
      const burnt = victims(table, line, jet, shooter);
      const isAtEnemy = burnt.some((name) => isEnemyOrCrate(table, shooter, name));
      if (isAtEnemy && (only === null || burnt.includes(`unit ${only}`)))
        found.push(`jet ${burnt.join(', ')}`);
    }
    return [...new Set(found)];
  }
  for (const unit of heads(table)) {
    if (unit.side === shooter.side || (only !== null && unit.name !== only)) continue;
    if (harmsUnit(line, unit) && squaresToHitFrom(table, head, line, unit).length > 0)
      found.push(`unit ${unit.name}`);
  }
  for (const piece of table.pieces) {
    if (only !== null || piece.health <= 0 || !harmsPiece(line, piece)) continue;
    const reaches = (from: number) => hits(table, line, from, head.card.kind, piece.square, 'vehicle');
    if (squares(table, head).some(reaches)) found.push(`cover ${piece.square}`);
  }
  return found;
}

const isEnemyOrCrate = (table: Table, shooter: Unit, name: string): boolean =>
  name.startsWith('cover') ||
  heads(table).some((unit) => `unit ${unit.name}` === name && unit.side !== shooter.side);

/** All that burns on the squares of a jet: every unit but the one that fires, and crates. */
export function victims(table: Table, line: Line, burnt: readonly number[], shooter: Unit): string[] {
  const own = members(table, shooter).map((member) => member.name);
  const found = burnt.flatMap((square) => {
    const units = standing(table, square).filter((unit) => harmsUnit(line, unit) && !own.includes(unit.name));
    const piece = pieceIn(table, square);
    const crate = piece?.kind === 'crate' && harmsPiece(line, piece) ? [`cover ${square}`] : [];
    return [...units.map((unit) => `unit ${unit.name}`), ...crate];
  });
  return [...new Set(found)].sort();
}

/** Whether a jet may run over a square, and whether it ends there. */
function jetSquare(table: Table, kind: Kind, line: Line, from: number, square: number): 'no' | 'on' | 'end' {
  if (table.closed.has(square)) return 'no';
  if (rangeOf(table, from, square) > Number(line.range)) return 'no';
  const isVehicle = standing(table, square).some((unit) => unit.card.kind === 'vehicle');
  const toKind: Kind = isVehicle ? 'vehicle' : 'squad';
  if (!sight(table, from, kind, square, toKind).clear) return 'no';
  return blocks(table, square, kind, toKind) ? 'end' : 'on';
}

/** Every chain of squares that a long flamethrower may burn, shorter ones included. */
export function jets(table: Table, shooter: Unit, kind: Kind, line: Line, from: number): number[][] {
  const found: number[][] = [];
  const own = squares(table, shooter);
  const grow = (chain: readonly number[]): void => {
    if (chain.length >= Number(line.range)) return;
    for (const next of neighboursOf(table, chain.at(-1) ?? from)) {
      if (chain.includes(next) || own.includes(next)) continue;
      const way = jetSquare(table, kind, line, from, next);
      if (way === 'no') continue;
      const longer = [...chain, next];
      found.push(longer);
      if (way === 'on') grow(longer);
    }
  };
  grow([]);
  return found;
}

/** Everything that an attack may still announce. */
export function aims(
  table: Table,
  attackers: readonly Unit[],
  mode: Mode,
  only: string | null,
  announced: readonly Announced[],
): Aim[] {
  const head = attackers[0]!;
  return attackers.flatMap((unit) =>
    unit.card.weapons.flatMap((line): Aim[] => {
      if (announced.some((one) => one.unit === unit.name && one.line === line.id)) return [];
      if (carriers(unit, line) === 0 && line.limited === undefined) return [];
      if (unit.unloaded.includes(line.id)) return [];
      if (mode === 'charge' && line.range !== 'C' && line.range !== 1) return [];
      const shots = line.limited === undefined ? 0 : shotsLeft(unit, line, announced);
      if (line.limited !== undefined && shots === 0) return [];
      const reachable = targets(table, unit, head, line, only);
      return reachable
        .filter((at) => mode !== 'charge' || !at.startsWith('cover'))
        .map((at) => ({ unit: unit.name, line: line.id, at, shots }));
    }),
  );
}

/**
 * Enemies who may interrupt a unit that has just made a step: not yet activated, near enough, with something to fire.
 */
export function reactors(table: Table, intruder: Unit): Unit[] {
  return heads(table).filter((unit) => {
    if (unit.side === intruder.side || unit.activated) return false;
    const attackers = members(table, unit);
    const isAdvanced = attackers.some((member) => member.card.skills.includes('advanced-reactive-fire'));
    const isNoticed = linesBetween(table, unit, intruder).some(
      ({ from, to, seen }) => seen.clear && rangeOf(table, from, to) <= (isAdvanced ? 6 : 4),
    );
    if (!isNoticed) return false;
    return aims(table, attackers, 'reactive', intruder.name, []).length > 0;
  });
}
