import type { CoreState } from '@dustfront/dust-tactics';

/** The unit on whose behalf the seat is asked. */
export function actingUnit(state: CoreState): string | null {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i]!;
    if (frame.kind === 'reactive-fire') return null;
    if ('unit' in frame && ['activation', 'move', 'attack', 'command'].includes(frame.kind))
      return state.units[frame.unit as number]?.name ?? null;
  }
  return null;
}
