import { type Frame, shownFrame } from '@dustfront/kernel';
import type {
  ActivationFrame,
  AftermathFrame,
  AttackFrame,
  GameFrame,
  InitiativeFrame,
  MoveFrame,
  ObservedFrame,
  ReactionFrame,
  ReturningFrame,
  SpecialFrame,
  TurnFrame,
} from './frames/make.ts';
import type { DamageFrame, WreckFrame } from './frames/make-damage.ts';
import type { MarchFrame } from './moving/table/frame.ts';

type PlainFrame =
  | GameFrame
  | TurnFrame
  | InitiativeFrame
  | ActivationFrame
  | MoveFrame
  | MarchFrame
  | AttackFrame
  | DamageFrame
  | WreckFrame
  | AftermathFrame
  | ReturningFrame
  | ObservedFrame
  | ReactionFrame;

type LocalsOf<F> = readonly Exclude<keyof F, 'kind' | 'step'>[];

/** What everybody at the table can follow of each procedure. A local value that is not named here is not shown. */
const PUBLIC: { readonly [F in PlainFrame as F['kind']]: LocalsOf<F> } = {
  game: ['winner', 'placing', 'waiting'],
  turn: ['winner'],
  initiative: ['reason'],
  activation: [
    ...(['unit', 'budget', 'worth', 'actions', 'at', 'diagonal', 'tangled', 'attackStim'] as const),
    ...(['moveStim', 'split', 'alone', 'members', 'shot', 'next'] as const),
  ],
  move: [
    ...(['unit', 'left', 'diagonal', 'least', 'steps', 'rest', 'restFloor', 'met', 'indoors'] as const),
    ...(['fields', 'to', 'cost', 'slant', 'crush', 'tangled'] as const),
  ],
  march: ['unit', 'length', 'least', 'march', 'parts', 'tests', 'strikes', 'tangled', 'moved'],
  attack: [
    ...(['unit', 'only', 'eyes', 'closeOnly', 'artilleryOnly', 'sustained', 'reaction', 'rows'] as const),
    ...(['row', 'shots', 'half', 'skills', 'spirit', 'lucky', 'runs', 'run', 'hit', 'save'] as const),
    ...(['victims', 'phase', 'fired'] as const),
  ],
  damage: ['target', 'pools', 'wrecks', 'pool', 'victim', 'soldier', 'marks', 'faces'],
  wreck: ['machine', 'squares', 'left', 'now', 'hits'],
  aftermath: ['now'],
  returning: ['unit', 'men', 'left'],
  observed: ['observer', 'gun', 'sustained', 'reloaded'],
  reaction: ['trigger', 'side', 'reactor'],
};

/** Special actions are frames of one shape, each by its own name. */
const SPECIAL: LocalsOf<SpecialFrame> = ['unit', 'target', 'at', 'word', 'dice', 'won'];

export function seenFrame(frame: Frame): Frame {
  const isPlain = Object.hasOwn(PUBLIC, frame.kind);
  return shownFrame(frame, isPlain ? PUBLIC[frame.kind as PlainFrame['kind']] : SPECIAL);
}
