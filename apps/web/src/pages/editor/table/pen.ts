import { useState } from 'preact/hooks';
import type { Spot } from '../../../board/tabletop.ts';
import type { FeatureKind } from '../../../games/draft.ts';
import { leastCorners, withoutDoubles } from './shapes.ts';

/** So small that one touch puts down a whole one, in millimetres. */
const SMALL = 60;

/** What is drawn corner by corner; all else is put down. */
export const isDrawn = ({ form, shape }: FeatureKind): boolean =>
  form === 'line' ||
  (form === 'area' && shape.some(([x, y]) => Math.abs(x) * 2 > SMALL || Math.abs(y) * 2 > SMALL));

const near = ([ax, ay]: Spot, [bx, by]: Spot, reach: number): boolean =>
  Math.hypot(ax - bx, ay - by) <= reach;

/** Corners that are being drawn, one after the other. */
export interface Pen {
  readonly corners: readonly Spot[];
  /** Where the next corner would be. */
  readonly over: Spot | null;
  readonly hover: (at: Spot | null) => void;
  /** One more corner; the first one again closes an outline, the last one again ends it. Gives what is finished. */
  readonly tap: (kind: FeatureKind, at: Spot, reach: number) => readonly Spot[] | null;
  /** What has been drawn, if it is enough for such a thing. */
  readonly finish: (kind: FeatureKind) => readonly Spot[] | null;
  readonly back: () => void;
  readonly clear: () => void;
}

export function usePen(): Pen {
  const [corners, setCorners] = useState<readonly Spot[]>([]);
  const [over, setOver] = useState<Spot | null>(null);
  const clear = (): void => {
    setCorners([]);
    setOver(null);
  };
  const finish = (kind: FeatureKind): readonly Spot[] | null => {
    const done = withoutDoubles(corners);
    if (done.length < leastCorners(kind)) return null;
    clear();
    return done;
  };
  return {
    corners,
    over,
    hover: (at) => setOver(corners.length === 0 ? null : at),
    tap: (kind, at, reach) => {
      const [first, last] = [corners[0], corners.at(-1)];
      const closes = first !== undefined && kind.form === 'area' && near(first, at, reach);
      const ends = last !== undefined && near(last, at, reach / 2);
      if ((closes || ends) && corners.length >= leastCorners(kind)) return finish(kind);
      if (!ends) setCorners([...corners, at]);
      return null;
    },
    finish,
    back: () => setCorners(corners.slice(0, -1)),
    clear,
  };
}
