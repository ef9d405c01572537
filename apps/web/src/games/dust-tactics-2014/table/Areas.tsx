import type { FeatureModel, Spot } from '../../../board/tabletop.ts';
import { centreOf, pathOf, type Strewn, strewn } from './geometry.ts';
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

/** Crowns seen from above; the edge that counts is dashed. */
function Wood({ points }: { points: readonly Spot[] }) {
  return (
    <>
      <path d={pathOf(points, true)} class="mt-wood" />
      {strewn(points, 44, 12).map((tree) => {
        const { at, luck } = tree;
        const r = 17 + luck * 8;
        const spot = turnedAround(at, luck * 90 - 45, r);
        return (
          <g key={strewnKey(tree)}>
            <circle cx={at[0]} cy={at[1]} r={r} class="mt-crown" />
            <path
              d={`M${spot(-0.6, -0.2)}A${r * 0.62} ${r * 0.62} 0 0 1 ${spot(0.2, -0.6)}`}
              class="mt-leaf"
            />
            <path
              d={`M${spot(-0.1, 0.55)}A${r * 0.6} ${r * 0.6} 0 0 0 ${spot(0.5, 0.05)}`}
              class="mt-leaf deep"
            />
          </g>
        );
      })}
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

function Water({ points, deep }: { points: readonly Spot[]; deep: boolean }) {
  return (
    <>
      <path d={pathOf(points, true)} class={deep ? 'mt-water deep' : 'mt-water'} />
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

/** Strewn signs over an area with a dashed edge: mines, wire. */
function Hazard({ points, wire }: { points: readonly Spot[]; wire: boolean }) {
  return (
    <>
      <path d={pathOf(points, true)} class={wire ? 'mt-wire-edge' : 'mt-mines'} />
      {strewn(points, wire ? 24 : 42, 8).map((sign) => (
        <g key={strewnKey(sign)} transform={`translate(${sign.at[0]} ${sign.at[1]})`}>
          {wire ? (
            <path d="M-13 0l6-6 4 10 6-10 4 10 6-6M-9 4l4-9M5 5l4-9" class="mt-barb" />
          ) : (
            <>
              <circle r="6.5" class="mt-mine" />
              <path d="M0-2.6V2.6M-2.6 0H2.6" class="mt-mine-sign" />
            </>
          )}
        </g>
      ))}
    </>
  );
}

/** Dug ground: the same outline again and again, smaller and darker. */
function Dug({ points, kind }: { points: readonly Spot[]; kind: string }) {
  const [x, y] = centreOf(points);
  return (
    <>
      {[1, 0.82, 0.6].map((size, depth) => (
        <path
          key={size}
          class={`mt-${kind} depth-${depth}`}
          d={pathOf(points, true)}
          transform={`translate(${x} ${y}) scale(${size}) translate(${-x} ${-y})`}
        />
      ))}
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
    case 'wire':
      return <Hazard points={points} wire={kind === 'wire'} />;
    case 'crater':
    case 'trench':
      return <Dug points={points} kind={kind} />;
    default:
      return <path d={pathOf(points, true)} class="mt-place" />;
  }
}
