import type { CoreState, ScoredObjective, Side } from '@dustfront/dust-tactics';
import { otherSide, progress, squareIndex, squaresOf } from '@dustfront/dust-tactics/query';
import { rangeBetweenPieces } from '@dustfront/wargame';
import type { Fighter, Picture } from './fighters.ts';
import { scoredOf } from './wishes.ts';

/** Where the fighters of a side stand; `mover` is thought to stand elsewhere, or to have left (-2). */
export interface Standing {
  readonly mover: Fighter | null;
  readonly square: number;
}

const NOBODY: Standing = { mover: null, square: -1 };

function squareOf(fighter: Fighter, standing: Standing): number {
  return fighter === standing.mover ? standing.square : fighter.head.square;
}

/**
 * How nearly a unit is in a square: 1 there, less for each activation that it takes to get there, little if it is too
 * far.
 */
function nearness(picture: Picture, fighter: Fighter, square: number, to: number, acted: boolean): number {
  const { state, grid } = picture;
  if (square === -2) return 0;
  const distance = square < 0 ? 7 : rangeBetweenPieces(grid, square, fighter.size, to, 1);
  if (distance === 0) return 1;
  const left = state.goals.rounds > 0 ? state.goals.rounds - state.round + (acted ? 0 : 1) : 4;
  const turns = Math.ceil(distance / 2);
  return turns > left
    ? 0.1 * 0.9 ** distance
    : 0.85 ** turns * 0.97 ** distance * (fighter.worth > 0 ? 1 : 0);
}

function reachOfGoal(picture: Picture, side: Side, scored: ScoredObjective, standing: Standing): number {
  const { state } = picture;
  const { objective, per } = scored;
  const mine = picture.sides[side];
  const has = (fighter: Fighter) => fighter === standing.mover || fighter.head.activated;
  switch (objective.kind) {
    case 'hold':
    case 'control': {
      const shares = objective.squares.map((at) => {
        const to = squareIndex(state.board.width, at);
        let best = 0;
        for (const f of mine) best = Math.max(best, nearness(picture, f, squareOf(f, standing), to, has(f)));
        const barred = picture.sides[otherSide(side)].some((e) => squaresOf(state, e.head).includes(to));
        return barred ? best * 0.5 : best;
      });
      shares.sort((a, b) => b - a);
      if (per === 'each') return shares.reduce((sum, share) => sum + share, 0);
      const need = objective.kind === 'hold' ? objective.count : Math.ceil(objective.squares.length / 2);
      let all = 1;
      for (const share of shares.slice(0, need)) all *= share;
      return all;
    }
    case 'exit': {
      const gone = progress(state, side, objective);
      const shares = mine
        .filter(
          (f) =>
            objective.unit === undefined ||
            f.head.tag === objective.unit ||
            partnerTag(state, f) === objective.unit,
        )
        .map((f) => {
          const square = squareOf(f, standing);
          if (square === -2) return 1;
          return (
            0.8 *
            Math.max(
              ...objective.squares.map((at) =>
                nearness(picture, f, square, squareIndex(state.board.width, at), has(f)),
              ),
            )
          );
        })
        .sort((a, b) => b - a);
      if (per === 'each') return gone + shares.reduce((sum, share) => sum + share, 0);
      let all = 1;
      for (const share of shares.slice(0, Math.max(0, objective.count - gone))) all *= share;
      return shares.length + gone < objective.count ? 0 : all;
    }
    case 'destroy':
      return progress(state, side, objective);
    case 'destroy-cover': {
      const gone = progress(state, side, objective);
      return per === 'each' ? gone : Math.min(1, gone / objective.count);
    }
    case 'survive':
      return 0;
  }
}

function partnerTag(state: CoreState, fighter: Fighter): string {
  return fighter.head.joined < 0 ? '' : state.units[fighter.head.joined]!.tag;
}

/** Points that a side may hope for from the scenario as things stand, or as they would stand. */
export function hopes(picture: Picture, side: Side, standing: Standing = NOBODY): number {
  let points = 0;
  for (const scored of scoredOf(picture.state, side))
    points += scored.points * reachOfGoal(picture, side, scored, standing);
  return points * picture.weights.goals;
}

/** Points for destroying the cover in a square, if the scenario gives any. */
export function coverWorth(state: CoreState, side: Side, square: number): number {
  let points = 0;
  for (const { objective, points: worth, per } of scoredOf(state, side)) {
    if (objective.kind !== 'destroy-cover') continue;
    if (objective.squares.some((at) => squareIndex(state.board.width, at) === square))
      points += per === 'each' ? worth : worth / objective.count;
  }
  return points;
}
