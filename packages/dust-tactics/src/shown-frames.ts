import { type Frame, shownFrame } from '@dustfront/kernel';
import type { ActivationFrame } from './frames/activation.ts';
import type { AttackFrame } from './frames/attack.ts';
import type { BattlefieldFrame } from './frames/battlefield.ts';
import type { CloseCombatFrame } from './frames/close-combat.ts';
import type { CommandFrame } from './frames/command.ts';
import type { DamageFrame } from './frames/damage.ts';
import type { GameFrame } from './frames/game.ts';
import type { MoveFrame } from './frames/move.ts';
import type { ReactiveFireFrame } from './frames/reactive-fire.ts';
import type { RoundFrame } from './frames/round.ts';
import type { RoundEndFrame } from './frames/round-end.ts';

type AnyCoreFrame =
  | GameFrame
  | BattlefieldFrame
  | RoundFrame
  | ActivationFrame
  | MoveFrame
  | ReactiveFireFrame
  | AttackFrame
  | CloseCombatFrame
  | DamageFrame
  | CommandFrame
  | RoundEndFrame;

type LocalsOf<F> = readonly Exclude<keyof F, 'kind' | 'step'>[];

/** What everybody at the table can follow of each procedure. A local value that is not named here is not shown. */
const PUBLIC: { readonly [F in AnyCoreFrame as F['kind']]: LocalsOf<F> } = {
  game: [],
  battlefield: ['crates', 'traps', 'trapsIndoors', 'random', 'ground', 'density', 'terrain', 'side'],
  round: ['side', 'winner', 'speaker', 'yielded', 'extra'],
  activation: ['unit', 'partner', 'actions', 'at', 'charging', 'reacted'],
  move: ['unit', 'moves', 'left', 'diagonal', 'gait', 'chosen', 'stepped', 'stopped', 'partner'],
  'reactive-fire': ['intruder', 'partner', 'passed', 'reactor'],
  attack: [
    ...(['unit', 'partner', 'mode', 'only', 'declared', 'queue', 'closing'] as const),
    ...(['plan', 'throw', 'save', 'serum'] as const),
  ],
  'close-combat': ['attacker', 'sustained', 'salvos', 'blows', 'at', 'throw'],
  damage: ['unit', 'hero', 'blows', 'points', 'undo', 'chooser', 'losses', 'victim'],
  command: ['unit', 'ability'],
  'round-end': ['queue'],
};

export const seenFrame = (frame: Frame): Frame =>
  shownFrame(frame, PUBLIC[frame.kind as AnyCoreFrame['kind']]);
