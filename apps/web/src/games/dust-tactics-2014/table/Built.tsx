import { useId } from 'preact/hooks';
import type { FeatureModel, Spot, StretchModel } from '../../../board/tabletop.ts';
import { centreOf, isInside, pathOf, scatter, strewn } from './geometry.ts';
import { masonryOf } from './masonry.ts';
import './built.css';

type Ends = Pick<StretchModel, 'from' | 'to'>;

const lineOf = (stretches: readonly StretchModel[]): string =>
  stretches.map(({ from, to }) => pathOf([from, to], false)).join('');

/** How thick walls are drawn on their lines, and low ones. */
const [THICK, LOW] = [11.4, 7.6];

function Stones({ stretches, thick }: { stretches: readonly Ends[]; thick: number }) {
  const { light, middle, dark } = masonryOf(stretches, thick);
  return (
    <>
      <path d={dark} class="mt-brick dark" />
      <path d={middle} class="mt-brick" />
      <path d={light} class="mt-brick light" />
    </>
  );
}

/** Solid stretches stone by stone, openings as a threshold. */
function Stretches({ stretches }: { stretches: readonly StretchModel[] }) {
  const standing = stretches.filter(({ opening }) => opening === null);
  const open = lineOf(stretches.filter(({ opening }) => opening !== null));
  return (
    <>
      <path d={open} class="mt-sill" />
      <path d={open} class="mt-opening" />
      <path d={lineOf(standing)} class="mt-wall edge" />
      <path d={lineOf(standing)} class="mt-wall mortar" />
      <Stones stretches={standing} thick={THICK} />
    </>
  );
}

function LowWall({ points }: { points: readonly Spot[] }) {
  const stretches = points.slice(1).map((to, n) => ({ from: points[n]!, to }));
  return (
    <>
      <path d={pathOf(points, false)} class="mt-low edge" />
      <path d={pathOf(points, false)} class="mt-low mortar" />
      <Stones stretches={stretches} thick={LOW} />
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

/** The number of storeys stands in the upper left corner, where hardly anybody stands before it. */
function badgeIn(points: readonly Spot[]): Spot {
  const [cx, cy] = centreOf(points);
  const [x, y] = points.toSorted((a, b) => a[0] + a[1] - b[0] - b[1])[0] ?? [cx, cy];
  const inwards = (from: number, to: number): number => from + Math.sign(to - from) * 28;
  return [inwards(x, cx), inwards(y, cy)];
}

function House({ feature: { points, stretches, storeys } }: { feature: FeatureModel }) {
  const [x, y] = badgeIn(points);
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={pathOf(points, true)} />
      </clipPath>
      <path d={pathOf(points, true)} class="mt-floor" />
      <path d={pathOf(points, true)} fill="url(#mt-planks)" />
      <g clip-path={`url(#${clip})`}>
        <path d={lineOf(stretches.filter(({ opening }) => opening === null))} class="mt-indoors" />
      </g>
      <path d={stones(points)} class="mt-debris" />
      <path d={beams(points)} class="mt-beam edge" />
      <path d={beams(points)} class="mt-beam" />
      <Stretches stretches={stretches} />
      {storeys > 1 && (
        <g transform={`translate(${x} ${y})`}>
          <g class="mt-signs">
            <rect x="-11" y="-9" width="22" height="18" rx="4" class="mt-plate" />
            <text y="5" text-anchor="middle" class="mt-storeys">
              {storeys}
            </text>
          </g>
        </g>
      )}
    </>
  );
}

/** The point so far along one pair of sides and along the other. */
const within = ([a, b, c, d = a]: readonly Spot[], u: number, v: number): Spot => {
  const mix = (p: Spot, q: Spot, part: number): Spot => [
    p[0] + (q[0] - p[0]) * part,
    p[1] + (q[1] - p[1]) * part,
  ];
  return mix(mix(a!, b!, u), mix(d!, c!, u), v);
};

const sized = (points: readonly Spot[], size: number): readonly Spot[] => {
  const [x, y] = centreOf(points);
  return points.map(([px, py]): Spot => [x + (px - x) * size, y + (py - y) * size]);
};

/** Something solid with a height: its southern side, a parapet, and a roof with its seams and a hatch. */
function Block({ points }: { points: readonly Spot[] }) {
  const raised = points.map(([x, y]): Spot => [x, y - 7]);
  const roof = sized(raised, 0.84);
  const hatch = (
    [
      [0.6, 0.18],
      [0.84, 0.18],
      [0.84, 0.42],
      [0.6, 0.42],
    ] as const
  ).map(([u, v]) => within(roof, u, v));
  const seams = [0.25, 0.5, 0.75]
    .map((v) => pathOf([within(roof, 0, v), within(roof, 1, v)], false))
    .join('');
  return (
    <>
      <path d={pathOf(points, true)} class="mt-block side" />
      <path d={pathOf(raised, true)} class="mt-block" />
      <path d={pathOf(roof, true)} class="mt-block roof" />
      {points.length === 4 && (
        <>
          <path d={seams} class="mt-seam" />
          <path d={pathOf(hatch, true)} class="mt-shadow" transform="translate(4 5)" />
          <path d={pathOf(hatch, true)} class="mt-hatch" />
        </>
      )}
    </>
  );
}

/** Boards in a frame, with a brace across. */
function Crate({ points }: { points: readonly Spot[] }) {
  if (points.length !== 4) return <path d={pathOf(points, true)} class="mt-crate" />;
  const seams = [0.34, 0.5, 0.66].map((v) => pathOf([within(points, 0.1, v), within(points, 0.9, v)], false));
  return (
    <>
      <path d={pathOf(points, true)} class="mt-crate" />
      <path d={seams.join('')} class="mt-crate-seam" />
      <path
        d={pathOf([within(points, 0.14, 0.84), within(points, 0.86, 0.16)], false)}
        class="mt-crate-bar edge"
      />
      <path
        d={pathOf([within(points, 0.14, 0.84), within(points, 0.86, 0.16)], false)}
        class="mt-crate-bar"
      />
      <path d={pathOf(sized(points, 0.87), true)} class="mt-crate-bar edge" />
      <path d={pathOf(sized(points, 0.87), true)} class="mt-crate-bar" />
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

/** Two rings of sandbags around boards. */
function Strongpoint({ points }: { points: readonly Spot[] }) {
  return (
    <>
      <path d={pathOf(sized(points, 0.8), true)} class="mt-work-floor" />
      <path d={pathOf(sized(points, 0.8), true)} fill="url(#mt-planks)" />
      {[0.93, 0.81].map((size) => (
        <g key={size}>
          <path d={pathOf(sized(points, size), true)} class="mt-bags edge" />
          <path d={pathOf(sized(points, size), true)} class={`mt-bags${size < 0.9 ? ' inner' : ''}`} />
        </g>
      ))}
    </>
  );
}

/** Concrete with a bevelled roof, a slit in front and a door behind. */
function Bunker({ feature: { points, stretches } }: { feature: FeatureModel }) {
  const [frontLeft, frontRight] = points;
  const roof = sized(points, 0.74);
  const front = frontLeft === undefined || frontRight === undefined ? [] : [frontLeft, frontRight];
  const bevels = points.map((corner, n) => pathOf([corner, roof[n]!], false)).join('');
  return (
    <>
      <path d={pathOf(points, true)} class="mt-work" />
      <path d={pathOf(roof, true)} class="mt-work roof" />
      <path d={bevels} class="mt-bevel" />
      <Stretches stretches={stretches.filter(({ opening }) => opening !== 'slit')} />
      <path d={pathOf(front, false)} class="mt-slit edge" />
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
      return <LowWall points={points} />;
    case 'block':
      return <Block points={points} />;
    case 'crate':
      return <Crate points={points} />;
    case 'tank-trap':
      return <Trap points={points} />;
    case 'strongpoint':
      return <Strongpoint points={points} />;
    default:
      return <Bunker feature={feature} />;
  }
}
