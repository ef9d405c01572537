import {
  type ActivationFrame,
  type AttackFrame,
  type CoreState,
  dustTactics,
  type MoveFrame,
  type RoundFrame,
  type Unit,
} from '@dustfront/dust-tactics';
import { allowanceOf, membersOf } from '@dustfront/dust-tactics/query';

/**
 * The position in which the unit that acts was chosen, as long as nothing has happened since but choices of its own
 * side: no die, no step, no ability called. What was weighed there still holds. Null where it cannot be told.
 */
export function rewind(state: CoreState): CoreState | null {
  const round = state.stack.findIndex((frame) => frame.kind === 'round');
  const activation = state.stack[round + 1] as ActivationFrame | undefined;
  if (round < 0 || activation?.kind !== 'activation' || state.stack.length > round + 3) return null;
  // With several players on a side it cannot be told whose turn it was.
  if (state.seats.length > 2 || activation.reacted.length > 0) return null;
  const head = state.units[activation.unit]!;
  if (!isUntouched(state, activation, state.stack[round + 2], head)) return null;
  const before = dustTactics.clone(state);
  before.stack.length = round + 1;
  (before.stack[round] as RoundFrame).step = 'activate';
  for (const unit of membersOf(before, before.units[head.id]!)) unit.activated = false;
  before.question = 0;
  return before;
}

function isUntouched(
  state: CoreState,
  activation: ActivationFrame,
  inner: { kind: string; step: string } | undefined,
  head: Unit,
): boolean {
  if (membersOf(state, head).some((unit) => unit.moved || unit.effects.length > 0)) return false;
  if (inner === undefined) return activation.step === 'actions';
  if (inner.kind === 'move') {
    const move = inner as MoveFrame;
    if (move.step === 'enter') return true;
    const first = activation.at === move.moves;
    return first && move.left === allowanceOf(state, head, move.moves);
  }
  if (inner.kind !== 'attack' || inner.step !== 'declare') return false;
  const attack = inner as AttackFrame;
  const first = attack.mode === 'sustained' ? activation.at === 2 : activation.at === 1;
  return first && (attack.mode === 'sustained' || attack.mode === 'shoot');
}
