import { frameTable, type Game, type Outcome } from '@dustfront/kernel';
import { describe } from './describe.ts';
import type { CoreEvent } from './events.ts';
import { activation } from './frames/activation.ts';
import { attack } from './frames/attack.ts';
import { battlefield } from './frames/battlefield.ts';
import { closeCombat } from './frames/close-combat.ts';
import { command } from './frames/command.ts';
import { damage } from './frames/damage.ts';
import { game } from './frames/game.ts';
import { move } from './frames/move.ts';
import { reactiveFire } from './frames/reactive-fire.ts';
import { round } from './frames/round.ts';
import { roundEnd } from './frames/round-end.ts';
import { hasWon, victoryPoints, winnerOf } from './goals.ts';
import { notation } from './notation/index.ts';
import { type CoreOption, optionId } from './options.ts';
import { passive } from './passive.ts';
import type { RuleId } from './rule-id.generated.ts';
import { complete, seatCount, setUp } from './setup/setup.ts';
import { type CoreState, cloneState } from './state.ts';
import { viewOf } from './view.ts';
import { words } from './words/en.ts';

/**
 * An objective wins (dt1.end.objective.wins); else most victory points do, equal is a draw (dt1.faq.vp.most), also when
 * the rounds are over (dt1.end.rounds.count). The FAQ's count (dt1.faq.end.replaces) turns the book's round: what a
 * side has lost (dt1.end.own-losses) is what the enemy has scored, so whoever lost fewest wins (dt1.end.fewest-lost,
 * dt1.end.most-lost).
 */
function outcome(state: CoreState): Outcome<RuleId> | null {
  if (state.stack.length > 0 || state.ended === null) return null;
  const winner = winnerOf(state);
  return {
    places: state.seats.map((side) => (winner === null || side === winner ? 0 : 1)),
    scores: state.seats.map((side) => victoryPoints(state, side)),
    reason: state.ended,
    rule: hasWon(state, 0) === hasWon(state, 1) ? 'dt1.faq.vp.most' : 'dt1.end.objective.wins',
  };
}

/** Dust Tactics, Core Set (2010) with its FAQ. */
export const dustTactics: Game<CoreState, CoreOption, CoreEvent, RuleId> = {
  id: 'dust-tactics',
  title: 'Dust Tactics: Core Set',
  version: '5',
  seats: seatCount,
  complete,
  setup: setUp,
  frames: frameTable(
    game,
    round,
    activation,
    move,
    reactiveFire,
    attack,
    closeCombat,
    damage,
    command,
    roundEnd,
    battlefield,
  ),
  optionId,
  passive,
  view: viewOf,
  clone: cloneState,
  outcome,
  describe,
  notation,
  catalogue: words,
};
