import type { Frame } from '@dustfront/kernel';
import { call, done, type Seat } from '@dustfront/kernel';
import { frame } from '../events.ts';
import { newCombat } from './combat.ts';
import { newMovement } from './movement.ts';
import { newProduction } from './production.ts';

export type TurnFrame = Frame<'player-turn', 'production' | 'movement' | 'combat' | 'end'> & { seat: Seat };

export function newTurn(seat: Seat): TurnFrame {
  return { kind: 'player-turn', step: 'production', seat };
}

/** Production, movement, combat [dust.round.phases], all three before anybody else [dust.turn.whole]. */
export const playerTurn = frame<TurnFrame>({
  kind: 'player-turn',
  cites: ['dust.round.phases', 'dust.turn.whole', 'dust.turn.once'],
  steps: {
    production: (cx, frame) => {
      cx.state.players[frame.seat]!.acted = true;
      cx.emit({ type: 'turn-begun', seat: frame.seat, rule: 'dust.turn.whole' });
      return call(newProduction(frame.seat), 'movement');
    },
    movement: (_cx, frame) => call(newMovement(frame.seat), 'combat'),
    combat: (_cx, frame) => call(newCombat(frame.seat), 'end'),
    end: () => done(),
  },
});
