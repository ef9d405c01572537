import type { Spot } from '../../../board/tabletop.ts';
import { FromAbove } from '../../../drawings/above/FromAbove.tsx';
import type { Controller } from '../../../modes/controller.ts';
import { curveThrough } from './geometry.ts';
import { type Scar, scarsOf } from './scars.ts';
import './scars.css';

/** Soot in an uneven ring, the same every time at the same place. */
function Scorch({ at: [x, y], radius }: { at: Spot; radius: number }) {
  const points = Array.from({ length: 12 }, (_, n): Spot => {
    const far = radius * (1 + 0.22 * Math.sin(n * 2.4 + x) + 0.14 * Math.cos(n * 5.1 + y));
    return [Math.cos((n * Math.PI) / 6) * far, Math.sin((n * Math.PI) / 6) * far];
  });
  return <path d={curveThrough(points, true)} fill="url(#mt-soot)" />;
}

/** A burnt-out hull bars nobody any more and is drawn flat on the ground. */
function One({ scar: { at, radius, wreck } }: { scar: Scar }) {
  const turn = Math.round(at[0] * 7 + at[1] * 3) % 360;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <Scorch at={at} radius={radius * (wreck === null ? 1.4 : 1.7)} />
      <Scorch at={[at[1], at[0]]} radius={radius * 0.7} />
      {wreck !== null && (
        <g class="mt-wreck">
          <FromAbove art={wreck} sign="neutral" at={[0, 0]} radius={radius} facing={turn} />
        </g>
      )}
    </g>
  );
}

/** What the battle left on the ground: soot where units fell, burnt-out wrecks of machines. Picture only, no rule. */
export function Scars({ c }: { c: Controller }) {
  return (
    <g class="mt-scars">
      {scarsOf(c).map((scar) => (
        <One key={scar.key} scar={scar} />
      ))}
    </g>
  );
}
