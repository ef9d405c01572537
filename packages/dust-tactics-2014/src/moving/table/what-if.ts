/** What a movement on a table would come to: for hands that point somewhere, and for those who think ahead. */
import type { Refusal } from '@dustfront/kernel';
import type { Point } from '@dustfront/wargame/tabletop';
import type { Choice } from '../../choice.ts';
import { fromGate } from '../../ground/table/entering.ts';
import { POINT } from '../../ground/table/firing.ts';
import { cornersOf, countWays } from '../../ground/table/formation.ts';
import { atGate, gateOf } from '../../ground/table/gates.ts';
import { endOf } from '../../ground/table/march.ts';
import { type Piece, storeyOf } from '../../ground/table/words.ts';
import type { Part } from '../../ground/table/written.ts';
import type { RuleId } from '../../rule-id.generated.ts';
import { cloneState, NOBODY, type TacticsState, type Unit } from '../../state.ts';
import { groupOf, unitOf } from '../../units.ts';
import { type MarchFrame, marchFrame } from './frame.ts';
import { enteringOf, membersOf, spaceOf, standAll } from './members.ts';

/** The movement that is being asked for, or null. */
export function marchAsked(state: TacticsState): MarchFrame | null {
  const top = state.stack.at(-1);
  return top?.kind === 'march' && top.step === 'go' ? (top as MarchFrame) : null;
}

/** A movement of so many points as it would be asked for. */
export const marchOf = (unit: Unit, points: number, isMarch: boolean): MarchFrame =>
  marchFrame(unit.id, points * POINT, 0, isMarch);

/** A copy in which those who are asked stand where an answer puts them, whatever dice would say. */
export function standingAfter(state: TacticsState, choice: Choice): TacticsState {
  const march = marchAsked(state);
  if (march === null || !('parts' in choice)) return state;
  const copy = cloneState(state);
  const unit = unitOf(copy, march.unit);
  const members = membersOf(copy, unit);
  const ends = members.map((piece, at) => {
    const part = choice.parts[at]!;
    if (choice.do !== 'come') return endOf(piece, part);
    return endOf(atGate(enteringOf(copy, march), piece, part.way[0]!), fromGate(part));
  });
  for (const one of groupOf(copy, unit)) {
    one.carrier = NOBODY;
    one.carriage = '';
  }
  standAll(copy, unit, ends);
  return copy;
}

/** How a miniature comes to a storey: who goes down to the ground walks there, who goes up climbs at the end. */
function levelOf(piece: Piece, storey: number): Pick<Part, 'on' | 'to'> {
  if (storey === storeyOf(piece)) return {};
  return storey === 0 ? { on: 0 } : { to: storey };
}

/**
 * The answer that brings the first miniature nearest to a point, the others as they stand to it; null if none does.
 * They go by the corners that are named, where they can; who comes onto the table takes the first as his gate. Who is
 * on foot ends on the storey that is named, else on his own.
 */
export function marchTo(
  state: TacticsState,
  [x, y]: Point,
  heading?: number,
  march = marchAsked(state),
  corners: readonly Point[] = [],
  storey?: number,
): Choice | null {
  const space = march === null ? null : spaceOf(state, march);
  if (march === null || space === null) return null;
  const { place } = unitOf(state, march.unit);
  const members = membersOf(state, unitOf(state, march.unit));
  const [first] = members;
  if (first === undefined) return null;
  const parts = members.map((piece): Part => {
    const { at, kind } = piece;
    const end: Point =
      place === 'board'
        ? [Math.max(0, x + at[0] - first.at[0]), Math.max(0, y + at[1] - first.at[1])]
        : [x, y];
    const isMachine = kind === 'vehicle' || kind === 'aircraft';
    const turned = heading !== undefined && isMachine ? { heading } : {};
    const level = storey === undefined || isMachine || place !== 'board' ? {} : levelOf(piece, storey);
    const gate = corners.length > 0 ? corners : [end];
    const before = place === 'off' ? gate : place === 'board' ? corners : [];
    return { way: [...before, end], ...turned, ...level };
  });
  return space.nearest({ do: place === 'board' ? 'go' : place === 'off' ? 'come' : 'stand', parts });
}

/** Whether going around something may help. */
const mayBePassed = ({ rule }: Refusal<RuleId>): boolean => rule === 'dt14.table.way';

/** An answer with one miniature elsewhere, by a way of its own; or why it cannot be there, by the shortest way. */
export function withOneAt(
  state: TacticsState,
  choice: Choice,
  id: string,
  at: Point,
): { readonly choice: Choice } | { readonly refusal: Refusal<RuleId> } | null {
  const march = marchAsked(state);
  const space = march === null ? null : spaceOf(state, march);
  if (march === null || space === null || !('parts' in choice)) return null;
  const members = membersOf(state, unitOf(state, march.unit));
  const piece = members.find((one) => one.id === id);
  if (piece === undefined) return null;
  const gate = choice.do === 'come' ? [gateOf(enteringOf(state, march), piece, at)] : [];
  let first: Refusal<RuleId> | null = null;
  for (let way = 0; way < countWays(choice.do !== 'stand'); way++) {
    const corners = cornersOf(gate[0] ?? piece.at, at, way);
    if (corners === null) continue;
    const parts = choice.parts.map((part, which) =>
      members[which] === piece ? { ...part, way: [...gate, ...corners, at] } : part,
    );
    const meant = { ...choice, parts };
    const refusal = space.refuses(meant) as Refusal<RuleId> | null;
    if (refusal === null) return { choice: meant };
    first ??= refusal;
    if (!mayBePassed(refusal)) break;
  }
  return first === null ? null : { refusal: first };
}
