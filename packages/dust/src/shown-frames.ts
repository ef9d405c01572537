import { cloneJson, type Frame, shownFrame } from '@dustfront/kernel';
import type { CombatFrame } from './frames/combat.ts';
import type { DraftFrame } from './frames/draft.ts';
import type { GameFrame } from './frames/game.ts';
import type { InitiativeFrame } from './frames/initiative.ts';
import type { MovementFrame } from './frames/movement.ts';
import type { BattleFrame } from './frames/new-battle.ts';
import type { TurnFrame } from './frames/player-turn.ts';
import type { ProductionFrame } from './frames/production.ts';
import type { ReinforcementsFrame } from './frames/reinforcements.ts';
import type { RetreatingFrame } from './frames/retreating.ts';
import type { RoundFrame } from './frames/round.ts';
import type { SetupFrame } from './frames/setup.ts';
import type { SpecialAttackFrame } from './frames/special-attack.ts';
import type { VictoryPointsFrame } from './frames/victory-points.ts';

type AnyDustFrame =
  | GameFrame
  | SetupFrame
  | DraftFrame
  | ReinforcementsFrame
  | ProductionFrame
  | InitiativeFrame
  | RoundFrame
  | TurnFrame
  | MovementFrame
  | CombatFrame
  | BattleFrame
  | RetreatingFrame
  | SpecialAttackFrame
  | VictoryPointsFrame;

type LocalsOf<F> = Exclude<keyof F, 'kind' | 'step'>;

/** A procedure under way as everybody may see it. */
export type ShownFrame = Frame & { readonly [local: string]: unknown };

/**
 * What everybody at the table can follow of each procedure. A local value that is not named here is not shown: cards
 * drawn and not yet taken up (`drawn`) are nobody's business, and are there only between two questions.
 */
const PUBLIC: { readonly [F in AnyDustFrame as F['kind']]: readonly LocalsOf<F>[] } = {
  game: [],
  setup: ['next'],
  draft: ['what', 'passes', 'pass', 'index'],
  reinforcements: ['seat', 'points', 'cart', 'built'],
  production: ['seat', 'points', 'cart', 'built', 'income', 'hadCentre'],
  initiative: [],
  round: ['about', 'asking', 'interrupting', 'queue'],
  'player-turn': ['seat'],
  movement: ['seat', 'points', 'move', 'from', 'to', 'units', 'type'],
  combat: ['seat', 'points', 'form', 'from', 'to', 'units', 'type', 'mechs', 'pairs'],
  battle: [
    'battle',
    'attacker',
    'defender',
    'origin',
    'target',
    'attackers',
    'sides',
    'at',
    'roller',
    'blanks',
    'defenderRolled',
    'ace',
    'nursing',
    'withdrawing',
    'withdrawType',
    'faces',
    'hits',
    'victims',
    'rescueFrom',
  ],
  retreating: ['holder', 'target', 'origin', 'units', 'areas'],
  'special-attack': ['seat', 'form', 'from', 'to', 'defender', 'dice', 'hits', 'lost'],
  'victory-points': [],
};

export const seenFrame = (frame: Frame): ShownFrame =>
  shownFrame(frame, PUBLIC[frame.kind as AnyDustFrame['kind']]);

/** The procedure again, to be carried on: nothing is half drawn while a question is open. */
export function frameFrom(seen: ShownFrame): Frame {
  const frame = cloneJson(seen) as Frame;
  return frame.kind === 'production' ? ({ ...frame, drawn: [] } as Frame) : frame;
}
