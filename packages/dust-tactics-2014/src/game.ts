import { frameTable, type Game, type Outcome } from '@dustfront/kernel';
import type { Choice } from './choice.ts';
import { describe } from './describe.ts';
import type { TacticsEvent } from './events.ts';
import { observedRules } from './exceptions/artillery-observer.ts';
import { SPECIAL_ACTIONS } from './exceptions/specials.ts';
import { activation } from './frames/activation.ts';
import { aftermath } from './frames/aftermath.ts';
import { attack } from './frames/attack.ts';
import { damage } from './frames/damage.ts';
import { game } from './frames/game.ts';
import { initiative } from './frames/initiative.ts';
import { attackFrame } from './frames/make.ts';
import { mines } from './frames/mines.ts';
import { reaction } from './frames/reaction.ts';
import { returning } from './frames/returning.ts';
import { turn } from './frames/turn.ts';
import { wreck } from './frames/wreck.ts';
import { move } from './moving/squares/move.ts';
import { march } from './moving/table/march.ts';
import { notation } from './notation/index.ts';
import { formerId, optionId } from './options.ts';
import { passive } from './passive.ts';
import type { RuleId } from './rule-id.generated.ts';
import { completeSetup, firstState } from './setup.ts';
import { cloneState, type TacticsState } from './state.ts';
import { viewOf } from './view.ts';
import { words } from './words/en.ts';

function outcome(state: TacticsState): Outcome<RuleId> | null {
  if (state.ending === null || state.stack.length > 0) return null;
  const { places, reason, rule } = state.ending;
  return { places: [...places], scores: [...state.scores], reason, rule };
}

const frames = frameTable(
  game,
  turn,
  initiative,
  activation,
  move,
  march,
  attack,
  damage,
  wreck,
  aftermath,
  observedRules(attackFrame),
  reaction,
  mines,
  returning,
  ...SPECIAL_ACTIONS.map((special) => special.rules),
);

/** Dust Tactics, 2013/14: starter rules and special rules, on squares and measured on a table. */
export const dustTactics2014: Game<TacticsState, Choice, TacticsEvent, RuleId> = {
  id: 'dust-tactics-2014',
  title: 'Dust Tactics 2013/14',
  version: '10',
  seats: () => 2,
  complete: completeSetup,
  setup: firstState,
  frames,
  optionId,
  formerId,
  passive,
  view: viewOf,
  clone: cloneState,
  outcome,
  describe,
  notation,
  catalogue: words,
};
