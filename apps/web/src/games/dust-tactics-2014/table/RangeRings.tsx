import { useId } from 'preact/hooks';
import type { Spot, TableScene } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import { pathOf } from './geometry.ts';
import { inCentimetres } from './lengths.ts';
import { type Box, firstFree } from './plates.ts';
import type { Bearer, RangeModel } from './ranges.ts';
import './ranges.css';

const towards = ([x, y]: Spot, degrees: number, far: number): Spot => {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
};

/** Everything within so many millimetres of a base or a hull. */
function Within({ bearer: { at, radius, corners }, by }: { bearer: Bearer; by: number }) {
  if (corners === null) return <circle cx={at[0]} cy={at[1]} r={radius + by} stroke="none" />;
  return <path d={pathOf(corners, true)} stroke-width={by * 2} stroke-linejoin="round" />;
}

/** The arcs of a weapon as wedges that reach beyond its range. */
function wedgesOf({ at, radius, arcs }: Bearer, range: number): string {
  const far = (range + radius) * 3;
  return arcs
    .map(([from, to]) => {
      const steps = Array.from({ length: 9 }, (_, n) => towards(at, from + ((to - from) * n) / 8, far));
      return pathOf([at, ...steps], true);
    })
    .join('');
}

/** One line around all of them, where they run into each other too. */
function Envelope({
  bearers,
  by,
  scale,
  look,
}: {
  bearers: readonly Bearer[];
  by: number;
  scale: number;
  look: string;
}) {
  const id = useId();
  const line = 2.4 / scale;
  return (
    <g class={look}>
      <mask id={id} maskUnits="userSpaceOnUse" x="-4000" y="-4000" width="12000" height="12000">
        <rect x="-4000" y="-4000" width="12000" height="12000" fill="#fff" />
        <g fill="#000" stroke="#000">
          {bearers.map((bearer) => (
            <Within key={bearer.at.join()} bearer={bearer} by={by} />
          ))}
        </g>
      </mask>
      <g mask={`url(#${id})`} class="mt-range-line">
        {bearers.map((bearer) => (
          <Within key={bearer.at.join()} bearer={bearer} by={by + line} />
        ))}
      </g>
    </g>
  );
}

/** The edges of the arcs, from the middle of the hull as far as the weapon carries. */
const edgesOf = ({ at, radius, arcs }: Bearer, range: number): string =>
  arcs.flatMap((arc) => arc.map((turn) => pathOf([at, towards(at, turn, range + radius)], false))).join('');

/** How far from the middle of an arc, or from straight ahead, the words may stand: so many parts of it. */
const BESIDE = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1];

/** Where the words may stand: at the edge, ahead of the first who bears it, then farther and farther to the sides. */
function placesOf(bearers: readonly Bearer[], range: number): readonly Spot[] {
  const [first] = [...bearers].sort((a, b) => a.at[1] - b.at[1]);
  if (first === undefined) return [];
  const [from, to] = first.arcs[0] ?? [-270, 90];
  return BESIDE.map((part) =>
    towards(first.at, (from + to) / 2 + (part * (to - from)) / 2, range + first.radius),
  );
}

const textOf = ({ range, name }: RangeModel): string =>
  `${t('tactics.measured.length', { length: inCentimetres(range) })}, ${name}`;

const TALL = 22;

/** The name of the weapon and how far it carries, on its ring, over nothing that is there already. */
export function RangeTag({
  model,
  scale,
  scene,
  taken,
}: {
  model: RangeModel;
  scale: number;
  scene: TableScene;
  taken: readonly Box[];
}) {
  const text = textOf(model);
  const size = { wide: (text.length * 6.8 + 18) / scale, tall: TALL / scale };
  const { left, top, wide, tall } = firstFree(placesOf(model.bearers, model.range), size, taken, scene);
  return (
    <g class="mt-range-name" font-size={12.5 / scale}>
      <rect x={left} y={top} width={wide} height={tall} rx={4 / scale} class="mt-range-tag" />
      <text x={left + wide / 2} y={top + tall / 2 + 4.5 / scale} text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

/** How far the chosen weapon carries from everybody who bears it, where it bears, and from where on it may be fired. */
export function RangeRings({
  model: { range, least, bearers },
  scale,
  width,
  height,
}: {
  model: RangeModel;
  scale: number;
  width: number;
  height: number;
}) {
  const [id, edge] = [useId(), useId()];
  const isBound = bearers.some(({ arcs }) => arcs.length > 0);
  return (
    <g class="mt-ranges" data-testid="ranges" clip-path={`url(#${edge})`}>
      <clipPath id={edge}>
        <rect width={width} height={height} />
      </clipPath>
      {isBound && (
        <clipPath id={id}>
          <path d={bearers.map((bearer) => wedgesOf(bearer, range)).join('')} />
        </clipPath>
      )}
      <g {...(isBound ? { 'clip-path': `url(#${id})` } : {})}>
        <Envelope bearers={bearers} by={range} scale={scale} look="mt-range" />
        {least > 0 && <Envelope bearers={bearers} by={least} scale={scale} look="mt-range least" />}
      </g>
      {isBound && <path d={bearers.map((bearer) => edgesOf(bearer, range)).join('')} class="mt-range-edge" />}
    </g>
  );
}
