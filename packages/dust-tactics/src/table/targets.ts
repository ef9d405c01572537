import type { WeaponLine } from '../cards/card.ts';
import {
  BURNS,
  canAim,
  canSee,
  canShell,
  flameJets,
  type Ground,
  type Kind,
  type Aim as Mark,
} from '../geometry/index.ts';
import type { Aim } from '../options.ts';
import type { CoreState, Piece, Unit } from '../state.ts';
import { columnIndex, factsOfUnit } from './cards.ts';
import { distanceBetween, nameOf, squaresOf } from './ground.ts';
import { headsOnBoard, isHead, kindOf, pieceAt } from './units.ts';
import { cellOf } from './weapons.ts';

/** dt1.crate.stats, dt1.trap.stats: cover pieces have armour and health like vehicles. */
export const PIECE_ARMOUR = {
  crate: { class: 'vehicle', level: 3 },
  trap: { class: 'vehicle', level: 5 },
} as const;
export const PIECE_HEALTH = { crate: 2, trap: 4 } as const;
const PIECE_COLUMN = { crate: columnIndex(PIECE_ARMOUR.crate), trap: columnIndex(PIECE_ARMOUR.trap) };

export function pieceColumn(piece: Piece): number {
  return PIECE_COLUMN[piece.kind];
}

/**
 * dt1.flame.trap: flame does nothing to tank traps; every other weapon harms what its column says (dt1.trap.weapons).
 */
export function harmsPiece(line: WeaponLine, piece: Piece): boolean {
  return !(line.kind === 'flame' && piece.kind === 'trap') && cellOf(line, pieceColumn(piece)) !== null;
}

/** Whether a line can hurt anybody of a unit (a joined hero has his squad's armour: dt1.hero.join.armour). */
export function harmsUnit(state: CoreState, line: WeaponLine, target: Unit): boolean {
  return cellOf(line, factsOfUnit(state, target).column) !== null;
}

/** Flame that reaches further than one square is laid over squares (dt1.flame.between). */
export function isJet(line: WeaponLine): boolean {
  return line.kind === 'flame' && typeof line.range === 'number' && line.range > 1;
}

/** Whether a weapon reaches from one square to what is in another: in range and in sight of it. */
function canHit(ground: Ground, line: WeaponLine, kind: Kind, mark: Mark, from: number, to: number): boolean {
  // Artillery that sees its target fires directly, without limit (dt1.ruling.artillery-limits), where no roof is in the
  // way.
  if (line.range === 'A') return canShell(ground, from, to) && canSee(ground, kind, mark, from, to);
  return canAim(ground, line.range, kind, mark, from, to);
}

/**
 * Whether a square of one unit, standing in `from`, and a square of another are such that something holds between them:
 * what stands on several squares is measured by those that serve best (dt1.ruling.huge-sight).
 */
export function someLine(
  state: CoreState,
  shooter: Unit,
  from: number,
  target: Unit,
  holds: (from: number, to: number) => boolean,
): boolean {
  const squares = squaresOf(state, target);
  for (const here of squaresOf(state, shooter, from))
    for (const there of squares) if (holds(here, there)) return true;
  return false;
}

export function seesUnit(state: CoreState, ground: Ground, shooter: Unit, target: Unit): boolean {
  const kind = kindOf(state, shooter);
  const mark = kindOf(state, target);
  return someLine(state, shooter, shooter.square, target, (a, b) => canSee(ground, kind, mark, a, b));
}

/**
 * Whether a line of `shooter` standing in `from` may be aimed at a unit: in range (dt1.range.own) and in sight
 * (dt1.attack.eligible).
 */
export function canAimAt(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
  target: Unit,
): boolean {
  const kind = kindOf(state, shooter);
  const mark = kindOf(state, target);
  const squares = squaresOf(state, target);
  for (const here of squaresOf(state, shooter, from))
    for (const there of squares) if (canHit(ground, line, kind, mark, here, there)) return true;
  return false;
}

/**
 * The squares of a shooter standing in `from` that a line may be aimed at a unit from; all of them where none serves.
 */
export function squaresToHitFrom(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
  target: Unit,
): readonly number[] {
  const squares = squaresOf(state, shooter, from);
  if (squares.length === 1) return squares;
  const [kind, mark] = [kindOf(state, shooter), kindOf(state, target)];
  const able = squares.filter((a) =>
    squaresOf(state, target).some((b) => canHit(ground, line, kind, mark, a, b)),
  );
  return able.length > 0 ? able : squares;
}

/** The piece in the shooter's own square is a target like any other (dt1.ruling.cover-own-square). */
function canAimAtPiece(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
  piece: Piece,
): boolean {
  const kind = kindOf(state, shooter);
  return squaresOf(state, shooter, from).some((here) =>
    canHit(ground, line, kind, 'piece', here, piece.square),
  );
}

/** Whether a unit is an enemy that a line can hurt from a square. */
function isTarget(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
  target: Unit,
): boolean {
  if (target.place !== 'board' || target.side === shooter.side || !isHead(state, target)) return false;
  return harmsUnit(state, line, target) && canAimAt(state, ground, shooter, line, from, target);
}

/** Whether a line could be used against an enemy from a square: aimed at him, or laid over his square as a flame. */
export function canStrike(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
  target: Unit,
): boolean {
  if (!harmsUnit(state, line, target)) return false;
  if (!isJet(line)) return canAimAt(state, ground, shooter, line, from, target);
  if (distanceBetween(state, shooter, target, from) > (line.range as number)) return false;
  const names = squaresOf(state, target).map((square) => nameOf(state, square));
  return jetsOf(state, ground, shooter, line, from).some((jet) =>
    jet.squares.some((name) => names.includes(name)),
  );
}

/** Enemy units a line can hurt from a square. */
export function targetsOf(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
): Unit[] {
  const found: Unit[] = [];
  for (const target of state.units)
    if (isTarget(state, ground, shooter, line, from, target)) found.push(target);
  return found;
}

/** Whether there is anything at all that a line may be aimed at. */
export function hasAim(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
): boolean {
  if (isJet(line)) return jetsOf(state, ground, shooter, line, from).length > 0;
  for (const target of state.units) if (isTarget(state, ground, shooter, line, from, target)) return true;
  for (const piece of state.pieces) {
    if (harmsPiece(line, piece) && canAimAtPiece(state, ground, shooter, line, from, piece)) return true;
  }
  return false;
}

/**
 * Everything a line may be aimed at from a square: units, cover (dt1.crate.attack, dt1.trap.attack), ways of a flame.
 */
export function aimsOf(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
): Aim[] {
  if (isJet(line)) return jetsOf(state, ground, shooter, line, from);
  const aims: Aim[] = [];
  for (const target of state.units) {
    if (isTarget(state, ground, shooter, line, from, target)) aims.push({ unit: target.name });
  }
  for (const piece of state.pieces) {
    if (harmsPiece(line, piece) && canAimAtPiece(state, ground, shooter, line, from, piece)) {
      aims.push({ piece: nameOf(state, piece.square) });
    }
  }
  return aims;
}

type Jet = Extract<Aim, { readonly squares: readonly string[] }>;

/**
 * dt1.ruling.flame-friends: a flame may be laid over friends, but must burn an enemy unit or a crate. From a huge
 * vehicle it begins at any of its squares, and ways that burn the same are one (dt1.ruling.huge-flame).
 */
function jetsOf(state: CoreState, ground: Ground, shooter: Unit, line: WeaponLine, from: number): Jet[] {
  const kind = kindOf(state, shooter);
  const heads = headsOnBoard(state);
  const victims = (square: number): Unit[] => heads.filter((unit) => squaresOf(state, unit).includes(square));
  const worth = (square: number): boolean =>
    pieceAt(state, square)?.kind === 'crate' || victims(square).some((unit) => unit.side !== shooter.side);
  const burnt = (squares: readonly number[]): string =>
    squares.map((square) => `${victims(square).map(({ id }) => id)} ${pieceAt(state, square)?.id}`).join();
  const hull = squaresOf(state, shooter, from);
  const jets = new Map<string, Jet>();
  for (const here of hull) {
    for (const jet of flameJets(ground, kind, here, line.range as number, BURNS, hull)) {
      if (!jet.burnt.some(worth)) continue;
      const key = burnt(jet.burnt);
      if (!jets.has(key)) jets.set(key, { squares: jet.chain.map((square) => nameOf(state, square)) });
    }
  }
  return [...jets.values()];
}
