/** Templates that may be laid now, and whom each would strike: for eyes before an answer. */
import type { Point } from '@dustfront/wargame/tabletop';
import { markChoice, marksOf, templateOf, withMark } from '../../attack/declare.ts';
import type { Choice } from '../../choice.ts';
import type { AttackFrame } from '../../frames/make.ts';
import type { Mark } from '../../ground/index.ts';
import { pieceFor, tableOf, whoIs } from '../../ground/table/pieces.ts';
import { BLAST, blastOn, burntBy, FLAME } from '../../ground/table/strike.ts';
import type { Piece } from '../../ground/table/words.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { unitNamed, unitOf } from '../../units.ts';

export interface Template {
  readonly choice: Choice;
  readonly by: Unit;
  readonly shape: 'blast' | 'flame';
  /** Half across. */
  readonly radius: number;
  /** Where a jet begins; a blast has no beginning. */
  readonly from: Point | null;
  readonly at: Point;
  /** Miniatures under it, each with its unit. */
  readonly struck: readonly { readonly id: string; readonly at: Point; readonly unit: Unit }[];
}

const withUnits = (state: TacticsState, pieces: readonly Piece[]): Template['struck'] =>
  pieces.flatMap(({ id, at }) => {
    const unit = unitNamed(state, whoIs(id).name);
    return unit === null ? [] : [{ id, at, unit }];
  });

function templateOn(
  state: TacticsState,
  frame: AttackFrame,
  mark: Mark,
  all: readonly Mark[],
): Template | null {
  const [id, n] = mark.on;
  const unit = unitOf(state, id);
  const piece = pieceFor(state, unit, n);
  const shot = withMark(state, frame, frame.shots, mark).at(-1)!;
  const shape = templateOf(state, shot);
  if (piece === null || shape === null) return null;
  const table = tableOf(state);
  const by = unitOf(state, shot.by);
  const choice = markChoice(state, mark, all);
  if (shape === 'blast') {
    const { struck } = blastOn(table, piece, []);
    const under = table.pieces.filter((one) => struck.includes(one.id));
    return { choice, by, shape, radius: BLAST, from: null, at: piece.at, struck: withUnits(state, under) };
  }
  const bearer = pieceFor(state, by, shot.men[0] ?? -1);
  if (bearer === null) return null;
  const struck = withUnits(state, burntBy(table, bearer, piece));
  return { choice, by, shape, radius: FLAME, from: bearer.at, at: piece.at, struck };
}

/** Every template that may be laid, where one is asked for; none otherwise. */
export function templatesAsked(state: TacticsState): readonly Template[] {
  const top = state.stack.at(-1);
  if (top?.kind !== 'attack' || top.step !== 'three-mark') return [];
  const frame = top as AttackFrame;
  const all = marksOf(state, frame, frame.shots);
  return all.flatMap((mark) => templateOn(state, frame, mark, all) ?? []);
}
