import type { Frame } from '@dustfront/kernel';
import type { CoreState, Unit } from '../state.ts';
import { enclosing } from './frame.ts';

/** What a round shows to whatever happens inside it. */
export interface Turns {
  /** Units activated out of turn, right after the one that acts (dt1.cmd.officer.when). */
  extra: number[];
}

export function actsOutOfTurn(state: CoreState, unit: Unit): void {
  enclosing<Frame<'round'> & Turns>(state, 'round').extra.push(unit.id);
}
