import type {
  ActionName,
  ActivationFrame,
  AttackFrame,
  CommandFrame,
  CoreState,
  MoveFrame,
  RoundFrame,
} from '@dustfront/dust-tactics';
import type { Frame } from '@dustfront/kernel';

/** Where in an activation a question stands: what is already fixed, and what is still to be chosen. */
export type Stage =
  | {
      readonly at: 'activate';
      /** Seats that have let another one act first: nobody yields to them in turn. */
      readonly yielded: readonly number[];
    }
  | { readonly at: 'actions'; readonly unit: number }
  | {
      readonly at: 'move';
      readonly unit: number;
      readonly move: MoveFrame;
      readonly rest: readonly ActionName[];
      readonly charging: boolean;
    }
  | { readonly at: 'attack'; readonly attack: AttackFrame; readonly rest: readonly ActionName[] }
  | { readonly at: 'charge-to'; readonly unit: number }
  | { readonly at: 'receiver'; readonly command: CommandFrame };

function innermost<F extends Frame>(state: CoreState, kind: F['kind']): F | null {
  for (let i = state.stack.length - 1; i >= 0; i--)
    if (state.stack[i]!.kind === kind) return state.stack[i] as F;
  return null;
}

/** The activation under way, if any. */
export function activationOf(state: CoreState): ActivationFrame | null {
  return innermost<ActivationFrame>(state, 'activation');
}

/** The stage of the open question, or null for questions that are no part of one's own activation. */
export function stageOf(state: CoreState): Stage | null {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return null;
  const activation = activationOf(state);
  const rest = activation === null ? [] : activation.actions.slice(activation.at);
  switch (frame.kind) {
    case 'round':
      return frame.step === 'activate' ? { at: 'activate', yielded: (frame as RoundFrame).yielded } : null;
    case 'activation': {
      const { unit } = frame as ActivationFrame;
      return frame.step === 'charge-to' ? { at: 'charge-to', unit } : { at: 'actions', unit };
    }
    case 'move': {
      const move = frame as MoveFrame;
      return { at: 'move', unit: move.unit, move, rest, charging: activation?.charging ?? false };
    }
    case 'attack': {
      const attack = frame as AttackFrame;
      return frame.step === 'declare'
        ? { at: 'attack', attack, rest: attack.mode === 'reactive' ? [] : rest }
        : null;
    }
    case 'command':
      return { at: 'receiver', command: frame as CommandFrame };
    default:
      return null;
  }
}
