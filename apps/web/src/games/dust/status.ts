import type { DustView } from '@dustfront/dust';
import type { StatusModel } from '../face.ts';
import { armyOf } from './model.ts';
import { seatName } from './names.ts';
import { w } from './words.ts';

export function dustStatus(view: DustView): StatusModel {
  return {
    round: view.round,
    rounds: null,
    subtitle: view.round === 0 ? w('subtitle.setup') : w('subtitle.round', { round: view.round }),
    sides: view.players.map((player) => ({
      sign: 'neutral',
      army: armyOf(view, player.seat),
      name: seatName(view, player.seat),
      seats: [player.seat],
      points: String(player.points),
      pointsLabel: w('points'),
      pips: [],
    })),
  };
}
