/** Who may attack whom in 2013/14 (rulings, sections 5, 11 and 13). */
import { arcs, range, sees } from './sight.ts';
import {
  block,
  buildingOf,
  foremost,
  fortOf,
  has,
  isAircraft,
  isInfantry,
  type Line,
  pieces,
  squaresOf,
  type Table,
  type Unit,
  type Weapon,
} from './table.ts';

/** The column of a weapon line that is read against a unit. */
export function column(unit: Unit): number {
  const { kind, armour } = unit.card;
  return (kind === 'vehicle' ? 4 : kind === 'aircraft' ? 11 : 0) + armour - 1;
}

/** Whether a row of a card can be used at all: somebody carries it, it is loaded, there is ammunition. */
function isReady(unit: Unit, weapon: Weapon, at: number): boolean {
  if (weapon.boxes > 0 && (unit.ammo[at] ?? 0) <= 0) return false;
  if (weapon.line.rules.includes('reload') && !unit.loaded) return false;
  if (unit.card.kind !== 'squad') return true;
  return unit.soldiers.some((soldier) => unit.card.soldiers[soldier]?.weapons.includes(at));
}

const workOf = (table: Table, unit: Unit) =>
  isInfantry(unit) && unit.floor === 0 ? fortOf(table, unit.at) : undefined;

/**
 * The main weapon of a Strongpoint unit, the one that it has once, has 45 degrees either side of a bunker's slit; a
 * strongpoint leaves it all round.
 */
function isInArc(table: Table, unit: Unit, weapon: Weapon, target: Unit): boolean {
  const hull = squaresOf(table, unit);
  const squares = squaresOf(table, target);
  const work = workOf(table, unit);
  if (work && has(unit, 'strongpoint') && weapon.count === 1) {
    if (work.kind !== 'bunker') return true;
    const slit = foremost(table, block(table, work.at), work.facing);
    return squares.some((square) => arcs(table, slit, work.facing, square).includes('front'));
  }
  if (!['front', 'rear', 'left', 'right'].includes(weapon.mount)) return true;
  return squares.some((square) => arcs(table, hull, unit.facing, square).includes(weapon.mount));
}

/** Artillery fires neither from buildings and trees nor from a bunker; nothing in a bunker fires at aircraft. */
function mayFireFrom(table: Table, unit: Unit, line: Line, target: Unit): boolean {
  const isBunker = workOf(table, unit)?.kind === 'bunker';
  if (isBunker && isAircraft(target)) return false;
  if (!line.rules.includes('artillery') || isAircraft(unit)) return true;
  const isArea = squaresOf(table, unit).some(
    (square) => table.ground[square] === 't' || buildingOf(table, square) !== undefined,
  );
  return !isBunker && !isArea;
}

/** The enemies on the board at which a row of a card may be aimed; contact with works is not judged here. */
export function targets(table: Table, shooter: Unit, by: Unit, at: number): string[] {
  const weapon = by.card.weapons[at]!;
  const { line } = weapon;
  if (shooter.stunned || shooter.idle || !isReady(by, weapon, at)) return [];
  return pieces(table)
    .filter((target) => {
      if (target.side === shooter.side || line.cells[column(target)] == null) return false;
      const far = range(table, shooter, target);
      if (far > line.range || far < line.least) return false;
      if (!mayFireFrom(table, shooter, line, target) || !isInArc(table, shooter, weapon, target))
        return false;
      return sees(table, shooter, target, line.rules.includes('artillery'));
    })
    .map((target) => target.name);
}
