import type { CoreState, Gait, Ground, Unit } from '@dustfront/dust-tactics';
import { allowanceOf, freeEntries, moverOf, reachField } from '@dustfront/dust-tactics/query';
import { endsIn } from '@dustfront/wargame';

/** A square in which a movement could end, and how it gets there. */
export interface Way {
  readonly to: number;
  readonly gait: Gait;
  /** The square by which it comes onto the board, or -1. */
  readonly entry: number;
  readonly cost: number;
}

export interface Going {
  readonly from: number;
  readonly allowance: number;
  readonly diagonal: boolean;
  /** Walked and jumped alike if null. */
  readonly gait: Gait | null;
}

function gaitsOf(state: CoreState, head: Unit, gait: Gait | null): readonly Gait[] {
  if (gait !== null) return [gait];
  return moverOf(state, head).jump === true ? ['walk', 'jump'] : ['walk'];
}

function collect(
  found: Map<number, Way>,
  state: CoreState,
  ground: Ground,
  head: Unit,
  going: Going,
  entry: number,
): void {
  const mover = moverOf(state, head);
  for (const gait of gaitsOf(state, head, going.gait)) {
    const reach = reachField(ground, mover, gait, going.from, going.allowance, going.diagonal);
    for (let i = 0; i < reach.count; i++) {
      const to = reach.order[i]!;
      if (to === going.from && entry < 0) continue;
      if (!endsIn(reach, to)) continue;
      const cost = reach.labels[to]! >> 1;
      const before = found.get(to);
      if (before === undefined || cost < before.cost) found.set(to, { to, gait, entry, cost });
    }
  }
}

/** Where a unit on the board could go on to from where it is, in the middle of a movement or at its beginning. */
export function waysOn(state: CoreState, ground: Ground, head: Unit, going: Going): Way[] {
  const found = new Map<number, Way>();
  collect(found, state, ground, head, going, -1);
  return [...found.values()];
}

/**
 * Where a unit could end a movement of one or two moves, from the board or from outside; its own square is left out.
 */
export function waysOf(state: CoreState, ground: Ground, head: Unit, moves: number): Way[] {
  if (head.place === 'board')
    return waysOn(state, ground, head, {
      from: head.square,
      allowance: allowanceOf(state, head, moves),
      diagonal: false,
      gait: null,
    });
  const allowance = state.options.fullEntry
    ? allowanceOf(state, head, moves) - 1
    : allowanceOf(state, head, moves - 1);
  const found = new Map<number, Way>();
  for (const entry of freeEntries(state, head))
    collect(found, state, ground, head, { from: entry, allowance, diagonal: false, gait: null }, entry);
  return [...found.values()];
}
