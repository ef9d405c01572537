import type { Spot, TableScene, TroopModel } from '../../../board/tabletop.ts';
import type { Point } from '../../../stage/draw.ts';
import type { Ground } from '../../../stage/Effects.tsx';
import { spotNamed } from '../model.ts';
import { apart, centreOf } from './geometry.ts';

/** Effects have units of their own, so many pixels at least: from afar they are larger than the miniatures. */
const SEEN = 0.62;
const LARGEST = 2;

/** How large effects are drawn on a table, in millimetres to one of their own units. */
export const sizeAt = (scale: number): number => Math.min(LARGEST, Math.max(1, SEEN / scale));

/** Where effects are seen on a table: at the miniatures, each shot at another of them, the nearest first. */
export function tableGround({ troops }: TableScene, size: number): Ground {
  const troopNamed = (key: string): TroopModel | undefined => troops.find((troop) => troop.key === key);
  const pointOf = ([x, y]: Spot): Point => ({ x: x / size, y: y / size });
  const middleOf = (place: string | null, piece: string): Spot | null => {
    const minis = troopNamed(piece)?.minis ?? [];
    return minis.length > 0 ? centreOf(minis.map(({ at }) => at)) : spotNamed(place ?? '');
  };
  const miniOf = (piece: string, towards: Spot, nth: number): Spot | undefined => {
    const spots = troopNamed(piece)?.minis.map(({ at }) => at) ?? [];
    return spots.toSorted((a, b) => apart(a, towards) - apart(b, towards))[nth % Math.max(1, spots.length)];
  };
  return {
    at: (place, piece) => {
      const spot = middleOf(place, piece);
      return spot === null ? null : pointOf(spot);
    },
    // Machines are gone in the fire that ends them; men fall afterwards, each where he stood.
    on: (_place, piece) => {
      const troop = troopNamed(piece);
      const isHull = troop?.minis.some(({ corners }) => corners !== null) === true;
      return isHull ? { key: troop.key, sign: troop.sign, many: false } : undefined;
    },
    line: ({ piece, from, target, to }, nth) => {
      const there = middleOf(to, target);
      if (there === null) return null;
      const here = middleOf(from, piece) ?? there;
      return {
        from: pointOf(miniOf(piece, there, nth) ?? here),
        to: pointOf(miniOf(target, here, nth) ?? there),
      };
    },
  };
}
