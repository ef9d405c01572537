import type { Target } from '../hooks.ts';
import type { CoreState, Unit } from '../state.ts';
import { squareNamed } from '../table/ground.ts';
import { harmsPiece, harmsUnit } from '../table/targets.ts';
import { headsOnBoard, pieceAt, unitNamed } from '../table/units.ts';
import { lineNamed } from '../table/weapons.ts';
import type { DamageFrame, Declared, Salvo } from './types.ts';
import { unitAt } from './types.ts';

/** What a salvo is aimed at, or null if it is gone (dt1.attack.no-redirect). */
export function targetOf(state: CoreState, salvo: Salvo): Target | null {
  if (salvo.target >= 0) {
    const unit = unitAt(state, salvo.target);
    return unit.place === 'board' ? { unit } : null;
  }
  const piece = state.pieces.find((p) => p.id === salvo.piece);
  return piece === undefined ? null : { piece };
}

/**
 * One declared line as salvos. A jet of flame burns everything on its squares, friends too (dt1.flame.friends), crates with
 * the unit beside them (dt1.ruling.flame-crate), each with its own dice.
 */
export function salvosOf(state: CoreState, declared: Declared): Salvo[] {
  const { unit, line, shots, at } = declared;
  if ('unit' in at) return [{ unit, line, shots, target: unitNamed(state, at.unit).id, piece: -1 }];
  if ('piece' in at) {
    return [{ unit, line, shots, target: -1, piece: pieceAt(state, squareNamed(state, at.piece))!.id }];
  }
  const weapon = lineNamed(state, unitAt(state, unit), line);
  const salvos: Salvo[] = [];
  for (const name of at.squares) {
    const square = squareNamed(state, name);
    for (const target of headsOnBoard(state)) {
      if (target.square === square && harmsUnit(state, weapon, target)) {
        salvos.push({ unit, line, shots, target: target.id, piece: -1 });
      }
    }
    const piece = pieceAt(state, square);
    if (piece && harmsPiece(weapon, piece)) salvos.push({ unit, line, shots, target: -1, piece: piece.id });
  }
  return salvos;
}

/** The damage of so many hits on a unit, as a procedure. */
export function damageFrame(
  head: Unit,
  fields: Pick<DamageFrame, 'blows' | 'points' | 'undo' | 'chooser'>,
): DamageFrame {
  return {
    kind: 'damage',
    step: 'begin',
    unit: head.id,
    hero: head.joined,
    losses: 0,
    victim: { unit: -1, figure: -1 },
    ...fields,
  };
}
