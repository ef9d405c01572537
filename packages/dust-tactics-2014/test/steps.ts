/** Single steps of procedures, as tests take them. */
import type { GameEvent } from '@dustfront/kernel';
import type { Choice } from '../src/choice.ts';
import type { TacticsState } from '../src/state.ts';

/** What a step is given. */
export interface Given {
  readonly state: TacticsState;
  readonly emit: (event: GameEvent | (() => GameEvent)) => void;
}

interface Asking {
  seat(state: TacticsState, frame: object): number;
  options(state: TacticsState, frame: object): Choice[];
  take(given: Given, frame: object, choice: Choice): unknown;
}

interface Rolling {
  roll(state: TacticsState, frame: object): unknown;
  take(given: Given, frame: object, faces: readonly number[]): unknown;
}

type Doing = (given: Given, frame: object) => unknown;

interface Procedure {
  readonly steps: object;
}

const stepOf = ({ steps }: Procedure, name: string): unknown => (steps as Record<string, unknown>)[name];

/** A step that asks somebody, one that rolls, and one that only does something. */
export const asking = (procedure: Procedure, name: string): Asking => stepOf(procedure, name) as Asking;
export const rolling = (procedure: Procedure, name: string): Rolling => stepOf(procedure, name) as Rolling;
export const doing = (procedure: Procedure, name: string): Doing => stepOf(procedure, name) as Doing;

/** What a step is given, and what it tells. */
export function given(state: TacticsState): { readonly cx: Given; readonly events: GameEvent[] } {
  const events: GameEvent[] = [];
  return {
    cx: { state, emit: (event) => events.push(typeof event === 'function' ? event() : event) },
    events,
  };
}
