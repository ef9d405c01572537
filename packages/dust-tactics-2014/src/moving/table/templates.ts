/** Templates that may be laid now, and whom each would strike: for eyes before an answer. */
import type { Point } from '@dustfront/wargame/tabletop';
import { marksOf, templateOf } from '../../attack/declare.ts';
import type { Shot } from '../../attack/shots.ts';
import { aimedRow } from '../../attack/targets.ts';
import type { Choice } from '../../choice.ts';
import type { AttackFrame } from '../../frames/make.ts';
import { groundOf, type Miniature } from '../../ground/index.ts';
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

/** The man who sends a jet: the first who may. */
function bearerOf(state: TacticsState, frame: AttackFrame, shot: Shot): Piece | null {
  const aim = aimedRow(state, frame, shot);
  const target = unitOf(state, shot.target);
  const able = groundOf(state).byMiniature?.bearers(state, aim, target, 'sight') ?? [];
  const man = shot.men[0] ?? able[0] ?? aim.men[0];
  return man === undefined ? null : pieceFor(state, aim.by, man);
}

function templateOn(
  state: TacticsState,
  frame: AttackFrame,
  shot: Shot,
  [id, n]: Miniature,
): Template | null {
  const unit = unitOf(state, id);
  const on = pieceFor(state, unit, n);
  const shape = templateOf(state, shot);
  if (on === null || shape === null) return null;
  const table = tableOf(state);
  const by = unitOf(state, shot.by);
  const choice: Choice = { do: 'mark', unit: id, who: unit.name, n };
  if (shape === 'blast') {
    const { struck } = blastOn(table, on, []);
    const under = table.pieces.filter((piece) => struck.includes(piece.id));
    return { choice, by, shape, radius: BLAST, from: null, at: on.at, struck: withUnits(state, under) };
  }
  const bearer = bearerOf(state, frame, shot);
  if (bearer === null) return null;
  const struck = withUnits(state, burntBy(table, bearer, on));
  return { choice, by, shape, radius: FLAME, from: bearer.at, at: on.at, struck };
}

/** Every template that may be laid, where one is asked for; none otherwise. */
export function templatesAsked(state: TacticsState): readonly Template[] {
  const top = state.stack.at(-1);
  if (top?.kind !== 'attack' || top.step !== 'three-mark') return [];
  const frame = top as AttackFrame;
  const shot = frame.shots.at(-1);
  if (shot === undefined) return [];
  return marksOf(state, frame, shot).flatMap((mark) => templateOn(state, frame, shot, mark) ?? []);
}
