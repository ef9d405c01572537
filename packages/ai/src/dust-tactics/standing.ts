import type { Side } from '@dustfront/dust-tactics';
import { winnerOf } from '@dustfront/dust-tactics/query';
import { type Picture, roundsLeft } from './fighters.ts';
import { hopes } from './goals.ts';

/** How a side stands in points: enemies destroyed and hurt, less its own; what each may hope for from the scenario. */
export function standingOf(picture: Picture, side: Side): number {
  const { state } = picture;
  const other = side === 0 ? 1 : 0;
  const scale = state.options.scale === 'later' ? 10 : 1;
  let points = (state.sides[side].points - state.sides[other].points) / scale;
  for (const fighter of picture.fighters)
    points += (fighter.side === side ? -1 : 1) * (fighter.whole - fighter.worth);
  return points + hopes(picture, side) - hopes(picture, other);
}

/** The score when the match is over: 1 won, ½ drawn. */
export function finalOf(picture: Picture, side: Side): number {
  const winner = winnerOf(picture.state);
  return winner === null ? 0.5 : winner === side ? 1 : 0;
}

/** The chance to win with so many points more, given how much is still to be played. */
export function chanceOf(points: number, picture: Picture): number {
  const spread = 1 + 0.7 * Math.min(4, roundsLeft(picture.state));
  return 1 / (1 + Math.exp(-points / spread));
}
