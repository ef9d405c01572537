import type { UnitType } from '@dustfront/dust';
import { FIGURE_WIDTHS, FigureOf } from '../../drawings/figures.tsx';
import type { UnitCounts } from '../../model.ts';
import type { Throw } from '../../story/battles.ts';
import { typesOf } from '../../story/read.ts';
import { DIE, LANDING, LOSS } from '../../story/reel.ts';

/** How many stand side by side before others stand behind them. */
const ABREAST = [3, 8, 15] as const;

const rowsOf = (count: number): number => 1 + ABREAST.filter((most) => count > most).length;

/** The widest of the rows in which units stand. */
function widest(units: readonly UnitType[], abreast: number): number {
  const rows = units.map((_, i) => units.slice(i, i + abreast)).filter((_, i) => i % abreast === 0);
  return Math.max(0, ...rows.map((row) => row.reduce((sum, unit) => sum + FIGURE_WIDTHS[unit], 0)));
}

/** How much room forces need, for one scale on both sides from the beginning to the end. */
export function scaleOf(forces: readonly UnitCounts[]): Readonly<Record<string, number>> {
  const sizes = forces.map((force) => {
    const units = typesOf(force);
    const rows = rowsOf(units.length);
    const abreast = Math.max(1, Math.ceil(units.length / rows));
    return { rows, abreast, row: widest(units, abreast) / 100 };
  });
  const most = (of: (size: (typeof sizes)[number]) => number): number => Math.max(1, ...sizes.map(of));
  return {
    '--rows': most(({ rows }) => rows),
    '--abreast': most(({ abreast }) => abreast),
    '--row': most(({ row }) => row),
  };
}

/** Who falls by these throws, the last of its kind first, and when. */
function fallingAt(units: readonly string[], struck: readonly Throw[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { faces, units: lost } of struck)
    for (const [n, unit] of lost.entries()) {
      const at = units.findLastIndex((one, i) => one === unit && !found.has(i));
      if (at >= 0) found.set(at, faces.length * DIE + LANDING + n * LOSS);
    }
  return found;
}

/** A force as figures to look at, in rows; whoever is struck falls once the dice lie. */
export function Troops({ troops, struck }: { troops: UnitCounts; struck: readonly Throw[] }) {
  const units = typesOf(troops);
  const falling = fallingAt(units, struck);
  return (
    <div class="bs-troops" aria-hidden="true">
      {units.map((unit, i) => {
        const delay = falling.get(i);
        return (
          <span
            key={`${unit} ${i - units.indexOf(unit)}`}
            class={`bs-figure ${unit}${delay === undefined ? '' : ' falls'}`}
            style={{ '--z': -i, '--after': `${delay ?? 0}ms` }}
          >
            <FigureOf unit={unit} />
          </span>
        );
      })}
    </div>
  );
}
