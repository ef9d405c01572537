import { type Json, shown, type Viewer } from '@dustfront/kernel';
import { seenFrame } from './shown-frames.ts';
import type { CoreState, Piece, SideState, Unit } from './state.ts';

/** What a viewer sees. Nothing is hidden in this game but a wish that waits for the other side's. */
export type CoreView = CoreState;

const UNIT: readonly (keyof Unit)[] = [
  ...(['id', 'name', 'card', 'side', 'seat', 'place', 'square', 'figures', 'health', 'joined'] as const),
  ...(['activated', 'moved', 'ammo', 'shots', 'unloaded', 'spent', 'effects', 'tried', 'tag'] as const),
  ...(['size', 'from'] as const),
];
const PIECE: readonly (keyof Piece)[] = ['id', 'kind', 'square', 'health'];
const SIDE: readonly (keyof SideState)[] = ['points', 'bonus', 'fieldRepair', 'comeOn'];

/** Everything that lies on the table, named one by one; what was agreed on beforehand is shown as it was. */
export function viewOf(state: CoreState, _viewer: Viewer): Json {
  const [allies, axis] = state.sides;
  const view: CoreView = {
    stack: state.stack.map(seenFrame),
    question: state.question,
    // Answers to a question put to both sides are shown when both are in.
    held: null,
    options: state.options,
    goals: state.goals,
    seats: state.seats,
    cards: state.cards,
    board: state.board,
    pieces: state.pieces.map((piece) => shown(piece, PIECE)),
    units: state.units.map((unit) => shown(unit, UNIT)),
    sides: [shown(allies, SIDE), shown(axis, SIDE)],
    round: state.round,
    cleared: [...state.cleared],
    fightOn: state.fightOn,
    ended: state.ended,
  };
  return view as unknown as Json;
}

/** The view of a match of this game, as its own code made it. */
export function asView(view: Json): CoreView {
  return view as unknown as CoreView;
}
