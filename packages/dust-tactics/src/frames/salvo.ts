import type { Target } from '../hooks.ts';
import type { CoreState, Piece, Unit } from '../state.ts';
import { squareNamed, squaresOf } from '../table/ground.ts';
import { harmsPiece, harmsUnit } from '../table/targets.ts';
import { headsOnBoard, pieceAt, unitNamed } from '../table/units.ts';
import { lineNamed } from '../table/weapons.ts';
import type { Declared } from './declare.ts';
import { unitAt } from './frame.ts';

/** One line at one target, about to be resolved. */
export interface Salvo {
  unit: number;
  line: string;
  shots: number;
  /** Exactly one of the two is not -1. */
  target: number;
  piece: number;
  /** The hero joined to the target when it was aimed at, or -1: he is shot at if his squad falls first. */
  hero: number;
}

/**
 * What a salvo is aimed at, or null if it is gone (dt1.attack.no-redirect). Of a joined pair whoever is left is the
 * target: a hero whose squad fell to an earlier line is shot at alone (dt1.ruling.cover-line-start).
 */
export function targetOf(state: CoreState, salvo: Salvo): Target | null {
  if (salvo.target >= 0) {
    const unit = unitAt(state, salvo.target);
    if (unit.place === 'board') return { unit };
    const hero = salvo.hero < 0 ? null : unitAt(state, salvo.hero);
    return hero?.place === 'board' ? { unit: hero } : null;
  }
  const piece = state.pieces.find((p) => p.id === salvo.piece);
  return piece === undefined ? null : { piece };
}

/**
 * One declared line as salvos. A jet of flame burns everything on its squares, friends too (dt1.flame.friends), crates
 * with the unit beside them (dt1.ruling.flame-crate), each with its own dice (dt1.ruling.flame-dice).
 */
export function salvosOf(state: CoreState, declared: Declared): Salvo[] {
  const { unit, line, shots, at } = declared;
  const atUnit = (target: Unit): Salvo => ({
    unit,
    line,
    shots,
    target: target.id,
    piece: -1,
    hero: target.joined,
  });
  const atPiece = (piece: Piece): Salvo => ({ unit, line, shots, target: -1, piece: piece.id, hero: -1 });
  if ('unit' in at) return [atUnit(unitNamed(state, at.unit))];
  if ('piece' in at) return [atPiece(pieceAt(state, squareNamed(state, at.piece))!)];
  const weapon = lineNamed(state, unitAt(state, unit), line);
  const salvos: Salvo[] = [];
  for (const name of at.squares) {
    const square = squareNamed(state, name);
    for (const target of headsOnBoard(state)) {
      if (squaresOf(state, target).includes(square) && harmsUnit(state, weapon, target))
        salvos.push(atUnit(target));
    }
    const piece = pieceAt(state, square);
    if (piece && harmsPiece(weapon, piece)) salvos.push(atPiece(piece));
  }
  return salvos;
}
