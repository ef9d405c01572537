import type { Spot } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import { type Scar, scarsOf } from './scars.ts';
import './scars.css';

/** A burnt-out hull: it bars nobody any more and is drawn flat on the ground. */
function Wreck({ radius: r }: { radius: number }) {
  const bar = (y: number): string => `M${-r} ${y}H${r * 0.9}`;
  return (
    <>
      <path d={`${bar(-r * 0.62)}${bar(r * 0.62)}`} class="mt-wreck-tracks" />
      <path
        d={
          `M${-r * 0.9} ${-r * 0.5}L${r * 0.6} ${-r * 0.55}L${r} ${-r * 0.1}L${r * 0.72} ` +
          `${r * 0.5}L${-r * 0.8} ${r * 0.46}Z`
        }
        class="mt-wreck"
      />
      <circle cx={-r * 0.1} r={r * 0.32} class="mt-wreck-hatch" />
      <path
        d={`M${r * 0.1} ${r * 0.05}L${r * 1.15} ${r * 0.3}M${-r * 0.6} ${-r * 0.3}l${r * 0.3} ${r * 0.2}`}
        class="mt-wreck-barrel"
      />
    </>
  );
}

/** Soot in an uneven ring, the same every time at the same place. */
function Scorch({ at: [x, y], radius }: { at: Spot; radius: number }) {
  const points = Array.from({ length: 12 }, (_, n): Spot => {
    const far = radius * (1 + 0.22 * Math.sin(n * 2.4 + x) + 0.14 * Math.cos(n * 5.1 + y));
    return [Math.cos((n * Math.PI) / 6) * far, Math.sin((n * Math.PI) / 6) * far];
  });
  return <path d={`M${points.map((point) => point.join(' ')).join('L')}Z`} class="mt-scorch" />;
}

function One({ scar: { at, radius, hull } }: { scar: Scar }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <Scorch at={at} radius={radius * (hull ? 1.25 : 1.1)} />
      <Scorch at={[at[1], at[0]]} radius={radius * 0.7} />
      {hull && (
        <g transform={`rotate(${Math.round(at[0] * 7 + at[1] * 3) % 360})`}>
          <Wreck radius={radius} />
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
