import { memo } from 'preact/compat';
import { Aircraft, type AircraftKind } from './aircraft.tsx';
import type { SideSign } from './emblems.tsx';
import { ink } from './ink.tsx';
import { type Figure, Soldier } from './soldier.tsx';
import { type Machine, Walker } from './walker.tsx';

/** How one unit looks. A squad lists every miniature; those lost are simply no longer listed. */
export type UnitArt =
  | { readonly kind: 'squad'; readonly figures: readonly Figure[] }
  | { readonly kind: 'machine'; readonly machine: Machine; readonly damage: number }
  | { readonly kind: 'aircraft'; readonly aircraft: AircraftKind };

/** Places of 1 to 8 figures in a square of 100, back row first: [x, y, scale]. */
const formations: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[14, 2, 1.48]],
  2: [
    [0, 16, 1.16],
    [42, 22, 1.16],
  ],
  3: [
    [26, 0, 1],
    [-2, 30, 1.06],
    [48, 32, 1.06],
  ],
  4: [
    [10, -2, 0.94],
    [50, 0, 0.94],
    [-6, 34, 1],
    [40, 36, 1],
  ],
  5: [
    [-4, -2, 0.86],
    [29, -6, 0.86],
    [62, -1, 0.86],
    [8, 38, 0.94],
    [50, 41, 0.94],
  ],
  6: [
    [-4, 0, 0.8],
    [30, -4, 0.8],
    [64, 0, 0.8],
    [-6, 41, 0.86],
    [29, 44, 0.86],
    [63, 42, 0.86],
  ],
  7: [
    [-4, 0, 0.72],
    [22, -4, 0.72],
    [48, -2, 0.72],
    [72, 1, 0.72],
    [4, 44, 0.8],
    [36, 47, 0.8],
    [66, 45, 0.8],
  ],
  8: [
    [-4, 0, 0.68],
    [22, -4, 0.68],
    [48, -2, 0.68],
    [72, 1, 0.68],
    [-6, 46, 0.74],
    [20, 49, 0.74],
    [46, 48, 0.74],
    [72, 46, 0.74],
  ],
};

function Squad({ figures }: { figures: readonly Figure[] }) {
  const places = formations[Math.min(8, figures.length)] ?? [];
  return (
    <>
      {places.map(([x, y, scale], i) => {
        const figure = figures[i];
        if (figure === undefined) return null;
        return (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            <ellipse cx="24" cy="61" rx="16" ry="3.6" fill={ink.k} opacity=".18" />
            <Soldier {...figure} />
          </g>
        );
      })}
    </>
  );
}

/** A unit in a square of 100 × 100, facing right, or left when flipped. Redrawn only when it changed. */
export const UnitDrawing = memo(
  function UnitDrawing({ art, sign, flip = false }: { art: UnitArt; sign: SideSign; flip?: boolean }) {
    return (
      <g class={`side-${sign}`} transform={flip ? 'translate(100 0) scale(-1 1)' : undefined}>
        {art.kind === 'squad' && <Squad figures={art.figures} />}
        {art.kind === 'machine' && (
          <g transform="translate(0 -6) scale(.86)">
            <ellipse cx="62" cy="114" rx="46" ry="6" fill={ink.k} opacity=".16" />
            <Walker machine={art.machine} sign={sign} damage={art.damage} flipSign={flip} />
          </g>
        )}
        {art.kind === 'aircraft' && (
          <g transform="scale(.84)">
            <Aircraft kind={art.aircraft} sign={sign} />
          </g>
        )}
      </g>
    );
  },
  (a, b) =>
    a.flip === b.flip &&
    a.sign === b.sign &&
    (a.art === b.art || JSON.stringify(a.art) === JSON.stringify(b.art)),
);
