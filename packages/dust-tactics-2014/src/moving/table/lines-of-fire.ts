/** From whom to whom one could fire, miniature by miniature, and what stands against it: for eyes before a shot. */
import { type Point, squareOf } from '@dustfront/wargame/tabletop';
import { cellAgainst, freeCount, rowLine, rowsOf } from '../../attack/rows.ts';
import type { Row, Terms } from '../../attack/shots.ts';
import { aimedRow, enemiesIn, isConcealed } from '../../attack/targets.ts';
import { attackFrame } from '../../frames/make.ts';
import { type Check, groundOf } from '../../ground/index.ts';
import { type Barred, barredBy } from '../../ground/table/barred.ts';
import { gapOfPieces } from '../../ground/table/gap.ts';
import { pieceFor, piecesOf, tableOf } from '../../ground/table/pieces.ts';
import type { Piece } from '../../ground/table/words.ts';
import type { TacticsState, Unit, UnitId } from '../../state.ts';
import { unitOf } from '../../units.ts';

export interface LineOfFire {
  /** The miniature that fires, and where it stands. */
  readonly by: string;
  readonly from: Point;
  readonly at: UnitId;
  readonly to: Point;
  /** What forbids it: the arc or the sight; null where it may be fired. */
  readonly stoppedBy: Exclude<Check, 'range'> | null;
  /** What the line does not get past; null where it may be fired, is outside the arc, or the target has hidden. */
  readonly barredBy: Barred | null;
  /** Millimetres between the two. */
  readonly far: number;
}

const nearestTo = (from: Piece, all: readonly Piece[]): Piece | undefined =>
  [...all].sort((a, b) => squareOf(from.at, a.at) - squareOf(from.at, b.at))[0];

/** The nearest miniature that a bearer does not see, and what is in the way. */
function barOf(
  state: TacticsState,
  bearer: Piece,
  pieces: readonly Piece[],
  artillery: boolean,
): { readonly to: Piece; readonly by: Barred } | null {
  const table = tableOf(state);
  const sorted = [...pieces].sort((a, b) => squareOf(bearer.at, a.at) - squareOf(bearer.at, b.at));
  for (const to of sorted) {
    const by = barredBy(table, bearer, to, artillery);
    if (by !== null) return { to, by };
  }
  return null;
}

/** Of each man who bears a row: the line to a target in range, and what forbids it. */
function linesOf(state: TacticsState, terms: Terms, row: Row, target: Unit): LineOfFire[] {
  const { byMiniature } = groundOf(state);
  const line = rowLine(unitOf(state, row.by), row.weapon);
  if (byMiniature === undefined || line.close || cellAgainst(line, target) === null) return [];
  const aim = aimedRow(state, terms, row);
  const upTo = (check: Check): readonly number[] => byMiniature.bearers(state, aim, target, check);
  const inRange = upTo('range');
  if (inRange.length === 0) return [];
  const hidden = isConcealed(state, aim.watcher, target, aim.artillery);
  const [inArc, able] = [upTo('arc'), hidden ? [] : upTo('sight')];
  const pieces = piecesOf(state, target);
  return inRange.flatMap((man): LineOfFire[] => {
    const bearer = pieceFor(state, aim.by, man);
    const near = bearer === null ? undefined : nearestTo(bearer, pieces);
    if (bearer === null || near === undefined) return [];
    const stoppedBy = able.includes(man) ? null : inArc.includes(man) ? 'sight' : 'arc';
    const seen =
      stoppedBy === null
        ? byMiniature
            .seen(state, { unit: aim.by, men: man < 0 ? [] : [man], overVehicles: aim.artillery }, target)
            .flatMap(([unit, soldier]) => pieceFor(state, unitOf(state, unit), soldier) ?? [])
        : [];
    const barred = stoppedBy !== 'sight' || hidden ? null : barOf(state, bearer, pieces, aim.artillery);
    const to = barred?.to ?? nearestTo(bearer, seen) ?? near;
    return [
      {
        ...{ by: bearer.id, from: bearer.at, at: target.id, to: to.at, stoppedBy },
        barredBy: barred?.by ?? null,
        far: gapOfPieces(bearer, near),
      },
    ];
  });
}

const better = (a: LineOfFire, b: LineOfFire | undefined): boolean =>
  b === undefined ||
  (a.stoppedBy === null && b.stoppedBy !== null) ||
  (a.stoppedBy === 'sight' && b.stoppedBy === 'arc');

/** The best line of every miniature of a unit to every enemy that one of its loaded weapons reaches. */
export function linesOfFire(state: TacticsState, unit: Unit): readonly LineOfFire[] {
  const terms = attackFrame(unit.id, false);
  const best = new Map<string, LineOfFire>();
  const enemies = enemiesIn(state, terms);
  for (const row of rowsOf(state, terms)) {
    if (freeCount(unitOf(state, row.by), row.weapon, [], -1) === 0) continue;
    for (const target of enemies)
      for (const line of linesOf(state, terms, row, target)) {
        const key = `${line.by}>${line.at}`;
        if (better(line, best.get(key))) best.set(key, line);
      }
  }
  return [...best.values()];
}
