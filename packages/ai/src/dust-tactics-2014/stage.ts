import type {
  Action,
  ActivationFrame,
  AttackFrame,
  MoveFrame,
  ReactionFrame,
  TacticsState,
} from '@dustfront/dust-tactics-2014';
import type { MarchFrame } from '@dustfront/dust-tactics-2014/query';
import type { Frame } from '@dustfront/kernel';

/** Where in an own activation a question stands. */
export type Stage =
  | { readonly at: 'activate' }
  | { readonly at: 'declare'; readonly activation: ActivationFrame }
  | { readonly at: 'move'; readonly activation: ActivationFrame; readonly move: MoveFrame }
  | { readonly at: 'march'; readonly activation: ActivationFrame; readonly march: MarchFrame }
  | { readonly at: 'attack'; readonly activation: ActivationFrame | null; readonly attack: AttackFrame }
  | { readonly at: 'react'; readonly reaction: ReactionFrame };

function innermost<F extends Frame>(state: TacticsState, kind: F['kind']): F | null {
  for (let i = state.stack.length - 1; i >= 0; i--)
    if (state.stack[i]!.kind === kind) return state.stack[i] as F;
  return null;
}

/** The activation under way, if any. */
export const activationOf = (state: TacticsState): ActivationFrame | null =>
  innermost<ActivationFrame>(state, 'activation');

/** The stage of the open question, or null for one that no plan answers. */
export function stageOf(state: TacticsState): Stage | null {
  const frame = state.stack.at(-1);
  if (frame === undefined) return null;
  const activation = activationOf(state);
  switch (`${frame.kind} ${frame.step}`) {
    case 'turn activate':
      return { at: 'activate' };
    case 'activation declare':
      return { at: 'declare', activation: frame as ActivationFrame };
    case 'move step':
      return activation === null ? null : { at: 'move', activation, move: frame as MoveFrame };
    case 'march go':
      return activation === null ? null : { at: 'march', activation, march: frame as MarchFrame };
    case 'attack three-declare': {
      const attack = frame as AttackFrame;
      return { at: 'attack', activation: attack.reaction ? null : activation, attack };
    }
    case 'reaction offer':
      return { at: 'react', reaction: frame as ReactionFrame };
    default:
      return null;
  }
}

export type Op = 'move' | 'march' | 'attack' | 'sustained' | 'close' | 'other';

const OPS: Readonly<Record<string, Op>> = {
  move: 'move',
  'free-move': 'move',
  march: 'march',
  scout: 'march',
  rush: 'march',
  attack: 'attack',
  'free-attack': 'attack',
  sustained: 'sustained',
  fury: 'sustained',
  charge: 'close',
};

/** What kind of thing an action is to a plan. */
export const opOf = (action: Pick<Action, 'id'> | string): Op =>
  OPS[typeof action === 'string' ? action : action.id] ?? 'other';

export const isMove = (op: Op): boolean => op === 'move' || op === 'march';
export const isStrike = (op: Op): boolean => op === 'attack' || op === 'sustained' || op === 'close';
