import type { Frame } from '@dustfront/kernel';
import { newCombat } from '../frames/combat.ts';
import { newInitiative } from '../frames/initiative.ts';
import { newMovement } from '../frames/movement.ts';
import { newTurn } from '../frames/player-turn.ts';
import { newProduction } from '../frames/production.ts';
import { newRound } from '../frames/round.ts';
import type { DustState } from '../state.ts';

/** Moments at which a hand-written position may begin. */
export const MOMENTS = [
  'round',
  'initiative',
  'turns',
  'turn',
  'production',
  'movement',
  'combat',
  'scoring',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The stack of a moment; `seat` where it is somebody's. */
export function stackAt(moment: Moment, seat: number): Frame[] {
  const game: Frame = { kind: 'game', step: 'after-round' };
  if (moment === 'round') return [{ kind: 'game', step: 'round' }];
  const round: Frame = { ...newRound(), step: moment === 'scoring' ? 'victory-points' : 'turns' };
  if (moment === 'scoring' || moment === 'turns') return [game, round];
  if (moment === 'initiative') return [game, round, newInitiative()];
  if (moment === 'turn') return [game, round, newTurn(seat)];
  const turn: Frame = {
    ...newTurn(seat),
    step: moment === 'production' ? 'movement' : moment === 'movement' ? 'combat' : 'end',
  };
  if (moment === 'production') return [game, round, turn, newProduction(seat)];
  return [game, round, turn, moment === 'movement' ? newMovement(seat) : newCombat(seat)];
}

/** Whether a moment belongs to one seat, which has then begun its turn. */
export function isOwn(moment: Moment): boolean {
  return moment === 'turn' || moment === 'production' || moment === 'movement' || moment === 'combat';
}

/** The moment that a state stands at exactly, as "combat 0", or null in the middle of something. */
export function momentOf(state: DustState): string | null {
  const stack = JSON.stringify(state.stack);
  for (const moment of MOMENTS) {
    if (!isOwn(moment)) {
      if (JSON.stringify(stackAt(moment, -1)) === stack) return moment;
      continue;
    }
    for (let seat = 0; seat < state.players.length; seat++) {
      const acted = moment === 'turn' || state.players[seat]!.acted;
      if (acted && JSON.stringify(stackAt(moment, seat)) === stack) return `${moment} ${seat}`;
    }
  }
  return null;
}
