import { cloneJson, type Json, shown, type Viewer } from '@dustfront/kernel';
import { seenFrame } from './shown-frames.ts';
import type { TacticsState, Unit } from './state.ts';

/** Everything on this table is open: dice, cards, tokens and waiting units are seen by all. */
export type TacticsView = TacticsState;

const UNIT: readonly (keyof Unit)[] = [
  ...(['id', 'name', 'card', 'side', 'place', 'at', 'floor', 'facing', 'carrier', 'carriage'] as const),
  ...(['soldiers', 'marks', 'joined', 'bond', 'activated', 'again', 'acted', 'spent', 'ammo'] as const),
  ...(['loaded', 'salvo', 'hidden', 'dug', 'stuns', 'attackStim', 'moveStim', 'idle', 'stranded'] as const),
  ...(['led', 'bases', 'pinned', 'from', 'tag'] as const),
];

/** Everything that lies on the table, named one by one; board and scenario are shown as they are. */
export function viewOf(state: TacticsState, _viewer: Viewer): Json {
  const view: TacticsView = {
    stack: state.stack.map(seenFrame),
    question: state.question,
    held: cloneJson(state.held),
    rules: state.rules,
    reactions: state.reactions,
    ...(state.suppression === undefined ? {} : { suppression: state.suppression }),
    scenario: state.scenario,
    turn: state.turn,
    lastTurn: state.lastTurn,
    toAct: state.toAct,
    edges: [...state.edges],
    board: state.board,
    ...(state.table === undefined ? {} : { table: state.table }),
    units: state.units.map((unit) => shown(unit, UNIT)),
    scores: [...state.scores],
    reinforced: [...state.reinforced],
    replaced: [...state.replaced],
    alerts: state.alerts.map(({ side, aircraft }) => ({ side, aircraft })),
    works: cloneJson(state.works),
    pieces: cloneJson(state.pieces),
    reserves: cloneJson(state.reserves),
    fallen: [...state.fallen],
    ending: state.ending && shown(state.ending, ['places', 'reason', 'rule']),
    ...(state.own === undefined ? {} : { own: state.own }),
    ...(state.paid === undefined ? {} : { paid: [...state.paid] }),
  };
  return view as unknown as Json;
}

export const asView = (view: Json): TacticsView => view as unknown as TacticsView;
