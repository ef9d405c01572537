import type { FeatureModel, Spot, StretchModel } from '../../../board/tabletop.ts';
import { centreOf, isInside, pathOf, scatter, strewn } from './geometry.ts';
import './built.css';

const lineOf = (stretches: readonly StretchModel[]): string =>
  stretches.map(({ from, to }) => pathOf([from, to], false)).join('');

/** Solid stretches in three strokes, openings as a threshold. */
function Stretches({ stretches }: { stretches: readonly StretchModel[] }) {
  const solid = lineOf(stretches.filter(({ opening }) => opening === null));
  const open = lineOf(stretches.filter(({ opening }) => opening !== null));
  return (
    <>
      <path d={open} class="mt-sill" />
      <path d={open} class="mt-opening" />
      <path d={solid} class="mt-wall edge" />
      <path d={solid} class="mt-wall" />
      <path d={solid} class="mt-wall bricks" />
    </>
  );
}

/** Two beams that came down, where a house has room for them. */
function beams(points: readonly Spot[]): string {
  const [x, y] = centreOf(points);
  return [0, 1]
    .map((n): string => {
      const angle = scatter(x, y, n + 61) * Math.PI;
      const [u, v] = [Math.cos(angle) * 34, Math.sin(angle) * 34];
      const [mx, my] = [x + (scatter(x, y, n + 63) - 0.5) * 80, y + (scatter(x, y, n + 65) - 0.5) * 80];
      const ends: readonly Spot[] = [
        [mx - u, my - v],
        [mx + u, my + v],
      ];
      return ends.every((end) => isInside(points, end)) ? pathOf(ends, false) : '';
    })
    .join('');
}

/** Stones that fell inside. */
const stones = (points: readonly Spot[]): string =>
  strewn(points, 30, 14)
    .filter(({ luck }) => luck > 0.72)
    .map(({ at: [x, y], luck }) => {
      const r = 2 + (luck - 0.72) * 16;
      return `M${x - r} ${y}l${r * 0.7} ${-r * 0.8} ${r} ${r * 0.3} ${r * 0.2} ${r * 0.8} ${-r * 1.1} ${r * 0.4}Z`;
    })
    .join('');

function House({ feature: { points, stretches, storeys } }: { feature: FeatureModel }) {
  const [x, y] = centreOf(points);
  return (
    <>
      <path d={pathOf(points, true)} class="mt-floor" />
      <path d={pathOf(points, true)} fill="url(#mt-planks)" />
      <path d={stones(points)} class="mt-debris" />
      <path d={beams(points)} class="mt-beam edge" />
      <path d={beams(points)} class="mt-beam" />
      <Stretches stretches={stretches} />
      {storeys > 1 && (
        <g transform={`translate(${x} ${y})`}>
          <rect x="-16" y="-12" width="32" height="24" rx="5" class="mt-plate" />
          <text y="6" text-anchor="middle" class="mt-storeys">
            {storeys}
          </text>
        </g>
      )}
    </>
  );
}

/** Something solid with a height: its top, and its southern side below. */
function Block({ points }: { points: readonly Spot[] }) {
  const raised = points.map(([x, y]): Spot => [x, y - 7]);
  const [x, y] = centreOf(raised);
  return (
    <>
      <path d={pathOf(points, true)} class="mt-block side" />
      <path d={pathOf(raised, true)} class="mt-block" />
      <path
        d={pathOf(raised, true)}
        class="mt-block inner"
        transform={`translate(${x} ${y}) scale(.78) translate(${-x} ${-y})`}
      />
    </>
  );
}

function Crate({ points }: { points: readonly Spot[] }) {
  const [a, b, c, d] = points;
  const bars =
    a === undefined || b === undefined || c === undefined
      ? ''
      : pathOf([a, c], false) + pathOf([b, d ?? a], false);
  return (
    <>
      <path d={pathOf(points, true)} class="mt-crate" />
      <path d={bars} class="mt-crate-bar" />
      <path d={pathOf(points, true)} class="mt-crate rim" />
    </>
  );
}

/** Crossed girders as large as the outline. */
function Trap({ points }: { points: readonly Spot[] }) {
  const [x, y] = centreOf(points);
  const girders = 'M-18-16L18 16M18-16L-18 16M-21 2H21';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={girders} class="mt-girder edge" />
      <path d={girders} class="mt-girder" />
    </g>
  );
}

function Work({ feature: { kind, points, stretches } }: { feature: FeatureModel }) {
  const [frontLeft, frontRight] = points;
  const front = frontLeft === undefined || frontRight === undefined ? [] : [frontLeft, frontRight];
  return (
    <>
      <path d={pathOf(points, true)} class={`mt-work ${kind}`} />
      <Stretches
        stretches={kind === 'bunker' ? stretches.filter(({ opening }) => opening !== 'slit') : stretches}
      />
      <path d={pathOf(front, false)} class="mt-slit" />
    </>
  );
}

/** What stands on the table. */
export function Built({ feature }: { feature: FeatureModel }) {
  const { kind, points, stretches } = feature;
  switch (kind) {
    case 'house':
      return <House feature={feature} />;
    case 'wall':
      return <Stretches stretches={stretches} />;
    case 'low-wall':
      return (
        <>
          <path d={pathOf(points, false)} class="mt-low edge" />
          <path d={pathOf(points, false)} class="mt-low" />
          <path d={pathOf(points, false)} class="mt-low bricks" />
        </>
      );
    case 'block':
      return <Block points={points} />;
    case 'crate':
      return <Crate points={points} />;
    case 'tank-trap':
      return <Trap points={points} />;
    default:
      return <Work feature={feature} />;
  }
}
