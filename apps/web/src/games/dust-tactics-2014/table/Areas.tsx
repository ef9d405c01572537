import { useId } from 'preact/hooks';
import type { FeatureModel, Spot } from '../../../board/tabletop.ts';
import { centreOf, curveThrough, pathOf, type Strewn, scatter, strewn } from './geometry.ts';
import { coiled } from './wire.ts';
import './areas.css';

const strewnKey = ({ at: [x, y] }: Strewn): string => `${Math.round(x)}-${Math.round(y)}`;

/** The corners of a stone. */
const STONE: readonly Spot[] = [
  [-1, -0.3],
  [-0.2, -0.8],
  [1, -0.4],
  [0.7, 0.6],
  [-0.6, 0.7],
];

/**
 * Places of something turned and so large: a `transform` for each tree and stone would cost every frame of a drag,
 * whatever moves.
 */
function turnedAround([x, y]: Spot, degrees: number, size: number): (u: number, v: number) => string {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const rounded = (at: number): number => Math.round(at * 100) / 100;
  return (u, v) => `${rounded(x + u * cos - v * sin)} ${rounded(y + u * sin + v * cos)}`;
}

const tenths = (at: number): number => Math.round(at * 10) / 10;

/** A crown seen from above, with its boughs. */
function crown([x, y]: Spot, r: number, luck: number): string {
  const boughs = 7 + Math.round(luck * 2);
  const at = (n: number): string => {
    const angle = (n / boughs + luck) * 2 * Math.PI;
    return `${tenths(x + Math.cos(angle) * r * 0.92)} ${tenths(y + Math.sin(angle) * r * 0.92)}`;
  };
  const bough = tenths(((r * Math.PI) / boughs) * 1.1);
  return `M${at(0)}${Array.from({ length: boughs }, (_, n) => `A${bough} ${bough} 0 0 1 ${at(n + 1)}`).join('')}Z`;
}

/** Bushes between the trees, as one shape. */
const bushes = (points: readonly Spot[]): string =>
  strewn(points, 24, 7)
    .map(({ at, luck }) => crown(at, 5 + luck * 5, luck))
    .join('');

/** A tree, and how large its crown is. */
export interface Tree extends Strewn {
  readonly r: number;
}

/** Where trees stand in a wood. */
export const treesIn = (points: readonly Spot[]): readonly Tree[] =>
  strewn(points, 46, 13).map((one) => ({ ...one, r: 17 + one.luck * 11 }));

/** A crown seen from above, lit from the upper left. */
export function Crown({ tree: { at, luck, r } }: { tree: Tree }) {
  const lit = (by: number): Spot => [at[0] - r * by, at[1] - r * by * 1.1];
  return (
    <g>
      <path d={crown(at, r, luck)} class="mt-crown" />
      <path d={crown(lit(0.12), r * 0.68, luck * 3)} class="mt-leaf" />
      <path d={crown(lit(0.26), r * 0.34, luck * 5)} class="mt-leaf lit" />
    </g>
  );
}

/** Crowns and bushes; the edge that counts is dashed. */
function Wood({ points }: { points: readonly Spot[] }) {
  return (
    <>
      <path d={pathOf(points, true)} class="mt-wood" />
      <path d={bushes(points)} class="mt-bush" />
      {treesIn(points).map((tree) => (
        <Crown key={strewnKey(tree)} tree={tree} />
      ))}
    </>
  );
}

function Rubble({ points }: { points: readonly Spot[] }) {
  return (
    <>
      <path d={pathOf(points, true)} class="mt-rubble" />
      {strewn(points, 26, 6).map((stone) => {
        const spot = turnedAround(stone.at, stone.luck * 360, 5 + stone.luck * 8);
        return (
          <path
            key={strewnKey(stone)}
            class={stone.luck > 0.55 ? 'mt-stone lit' : 'mt-stone'}
            d={`M${STONE.map(([u, v]) => spot(u, v)).join('L')}Z`}
          />
        );
      })}
    </>
  );
}

/** Water, lighter where its bed rises to the edge that counts. */
function Water({ points, deep }: { points: readonly Spot[]; deep: boolean }) {
  const [clip, edge] = [useId(), pathOf(points, true)];
  return (
    <>
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <path d={edge} class={deep ? 'mt-water deep' : 'mt-water'} />
      <g clip-path={`url(#${clip})`}>
        <path d={edge} class="mt-margin" />
        <path d={edge} class="mt-margin near" />
      </g>
      {strewn(points, 40, 14).map((wave) => (
        <path
          key={strewnKey(wave)}
          class="mt-wave"
          transform={`translate(${wave.at[0]} ${wave.at[1]})`}
          d="M-12 0q4-5 8 0t8 0t8 0"
        />
      ))}
    </>
  );
}

/** Signs of what lies under the ground. */
function Mines({ points }: { points: readonly Spot[] }) {
  return (
    <>
      <path d={pathOf(points, true)} class="mt-mines" />
      {strewn(points, 42, 8).map((sign) => (
        <g key={strewnKey(sign)} transform={`translate(${sign.at[0]} ${sign.at[1]})`}>
          <circle r="6.5" class="mt-mine" />
          <path d="M0-2.6V2.6M-2.6 0H2.6" class="mt-mine-sign" />
        </g>
      ))}
    </>
  );
}

function Wire({ points }: { points: readonly Spot[] }) {
  const { coils, stakes } = coiled(points);
  return (
    <>
      <path d={pathOf(points, true)} class="mt-wire-edge" />
      <path d={coils} class="mt-coil-shadow" />
      <path d={coils} class="mt-coil" />
      <path d={stakes} class="mt-stake" />
    </>
  );
}

/** The same outline, smaller or larger. */
function sized(points: readonly Spot[], size: number): readonly Spot[] {
  const [x, y] = centreOf(points);
  return points.map(([px, py]): Spot => [x + (px - x) * size, y + (py - y) * size]);
}

/** Earth that was thrown out lies around the rim. */
const clods = (points: readonly Spot[]): string =>
  points
    .flatMap((from, n) => {
      const to = points[(n + 1) % points.length]!;
      return [0.2, 0.5, 0.8].map((part): Strewn => {
        const at: Spot = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
        return { at, luck: scatter(at[0], at[1], 51) };
      });
    })
    .map(({ at, luck }) => crown(at, 2 + luck * 5, luck))
    .join('');

/** With a point in the middle of each side: a soft line through all of them keeps to the outline. */
const halved = (points: readonly Spot[]): readonly Spot[] =>
  points.flatMap((from, n) => {
    const to = points[(n + 1) % points.length]!;
    return [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const];
  });

/** A hole that a shell tore: its rim thrown up, its floor in the dark. */
function Crater({ points }: { points: readonly Spot[] }) {
  return (
    <>
      <path d={curveThrough(sized(halved(points), 0.97), true)} fill="url(#mt-pit)" class="mt-crater" />
      <path d={curveThrough(sized(points, 0.5), true)} class="mt-floor-of-pit" />
      <path d={clods(sized(points, 0.97))} class="mt-clod" />
      <path d={pathOf(points, true)} class="mt-dug-edge" />
    </>
  );
}

/** Dug ground: the edge that counts, and inside it the same again and again, smaller and darker. */
function Trench({ points }: { points: readonly Spot[] }) {
  return (
    <>
      <path d={pathOf(points, true)} class="mt-dug" />
      {[0.97, 0.8, 0.58].map((size, depth) => (
        <path key={size} class={`mt-trench depth-${depth}`} d={pathOf(sized(points, size), true)} />
      ))}
      <path d={pathOf(points, true)} class="mt-dug-edge" />
    </>
  );
}

/** What lies flat on the table. */
export function Area({ feature: { kind, points } }: { feature: FeatureModel }) {
  switch (kind) {
    case 'wood':
      return <Wood points={points} />;
    case 'rubble':
      return <Rubble points={points} />;
    case 'water':
    case 'deep-water':
      return <Water points={points} deep={kind === 'deep-water'} />;
    case 'mines':
      return <Mines points={points} />;
    case 'wire':
      return <Wire points={points} />;
    case 'crater':
      return <Crater points={points} />;
    case 'trench':
      return <Trench points={points} />;
    default:
      return <path d={pathOf(points, true)} class="mt-place" />;
  }
}
