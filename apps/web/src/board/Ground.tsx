import { memo } from 'preact/compat';
import { Picture } from '../drawings/Picture.tsx';
import {
  Crate,
  type Edges,
  ObjectiveMark,
  Rubble,
  TankTrap,
  Tree,
  WallSquare,
} from '../drawings/terrain.tsx';
import { Mines, Smoke, Trench, Water, Wire, WorksDrawing } from '../drawings/works.tsx';
import { px, py, unit } from './geometry.ts';
import { columnName, type EdgeKind, type GridScene, type SquareModel, type Terrain } from './scene.ts';

/** Seen but not heard: the squares themselves say what lies on them. */
const silent = { 'aria-hidden': 'true' } as const;

/** Contour lines of a staff map: the same for everybody, from the size of the board alone. */
function contours(columns: number, rows: number): string[] {
  const w = columns * unit;
  const h = rows * unit;
  const lines: string[] = [];
  const hills = [
    [0.22, 0.3, 0.34],
    [0.78, 0.72, 0.4],
    [0.7, 0.12, 0.22],
    [0.12, 0.86, 0.24],
  ] as const;
  for (const [hx, hy, size] of hills) {
    for (let ring = 1; ring <= 4; ring++) {
      const r = (Math.max(w, h) * size * ring) / 4;
      const points: string[] = [];
      for (let i = 0; i <= 24; i++) {
        const a = (i / 24) * Math.PI * 2;
        const wobble = 1 + 0.16 * Math.sin(3 * a + hx * 9) + 0.09 * Math.sin(5 * a + hy * 7 + ring);
        points.push(
          `${(px(0) + hx * w + Math.cos(a) * r * wobble).toFixed(1)} ${(py(0) + hy * h + Math.sin(a) * r * wobble * 0.82).toFixed(1)}`,
        );
      }
      lines.push(`M${points.join('L')}`);
    }
  }
  return lines;
}

function edgesOf(square: SquareModel, walls: ReadonlySet<string>): Edges {
  const is = (dx: number, dy: number): boolean => walls.has(`${square.x + dx},${square.y + dy}`);
  return { n: is(0, -1), e: is(1, 0), s: is(0, 1), w: is(-1, 0) };
}

function Thing({ kind, square, walls }: { kind: Terrain; square: SquareModel; walls: ReadonlySet<string> }) {
  switch (kind) {
    case 'wall':
      return <WallSquare open={edgesOf(square, walls)} indoor={square.ground === 'indoor'} />;
    case 'crate':
      return <Crate />;
    case 'trap':
      return <TankTrap />;
    case 'tree':
      return <Tree seed={square.x * 7 + square.y} />;
    case 'rubble':
      return <Rubble />;
    case 'water':
      return <Water />;
    case 'smoke':
      return <Smoke />;
    case 'trench':
      return <Trench />;
    case 'wire':
      return <Wire />;
    case 'mines':
      return <Mines />;
  }
}

/** What a piece of terrain looks like depends on its neighbours for walls, on the square for trees. */
function lookOf(kind: Terrain, square: SquareModel, walls: ReadonlySet<string>): string {
  if (kind === 'tree') return `tree ${square.x * 7 + square.y}`;
  return kind === 'wall' ? `wall ${square.ground} ${JSON.stringify(edgesOf(square, walls))}` : kind;
}

function Standing({ square, walls }: { square: SquareModel; walls: ReadonlySet<string> }) {
  return (
    <g transform={`translate(${px(square.x)} ${py(square.y)})`}>
      {square.objective !== undefined && <ObjectiveMark label={square.objective} />}
      {square.terrain.map((kind) => (
        <Picture
          key={kind}
          look={lookOf(kind, square, walls)}
          draw={() => <Thing kind={kind} square={square} walls={walls} />}
          sign="neutral"
          frame={{ x: -20, y: -20, size: 120 }}
        />
      ))}
    </g>
  );
}

/** Squares as one path, each a little smaller where wanted. */
const squarePaths = (squares: readonly SquareModel[], inset: number): string =>
  squares
    .map((s) => {
      const size = unit - 2 * inset;
      return `M${px(s.x) + inset} ${py(s.y) + inset}h${size}v${size}h${-size}Z`;
    })
    .join('');

/** How much of a wall each kind leaves open. */
const gaps: Readonly<Record<EdgeKind, number>> = {
  wall: 0,
  door: 0.44,
  small: 0.24,
  large: 0.52,
  huge: 0.8,
  bunker: 0,
  'bunker-door': 0.4,
};

function EdgeWalls({ square }: { square: SquareModel }) {
  const x = px(square.x);
  const y = py(square.y);
  const draw = (kind: EdgeKind | undefined, north: boolean) => {
    if (kind === undefined) return null;
    const [dx, dy] = north ? [unit, 0] : [0, unit];
    const gap = gaps[kind];
    const at = (share: number): string => `${x + dx * share} ${y + dy * share}`;
    const d =
      gap === 0 ? `M${at(0)}L${at(1)}` : `M${at(0)}L${at(0.5 - gap / 2)}M${at(0.5 + gap / 2)}L${at(1)}`;
    const thick = kind === 'bunker' || kind === 'bunker-door' ? 13 : 9;
    return (
      <>
        {gap > 0 && <path d={`M${at(0.5 - gap / 2)}L${at(0.5 + gap / 2)}`} class={`bd-opening ${kind}`} />}
        <path d={d} stroke="var(--wall-line)" stroke-width={thick} stroke-linecap="square" />
        <path d={d} stroke="var(--wall-top)" stroke-width={thick - 4} stroke-linecap="square" />
      </>
    );
  };
  return (
    <>
      {draw(square.north, true)}
      {draw(square.west, false)}
    </>
  );
}

/** Everything that lies still: paper, grid, contour lines, terrain, letters and numbers. Drawn once a scene's ground changes. */
export const Ground = memo(
  function Ground({ scene, clip }: { scene: GridScene; clip: string }) {
    const { columns, rows, squares, tile } = scene;
    const indoor = squares.filter((s) => s.ground === 'indoor');
    const w = columns * unit;
    const h = rows * unit;
    const walls = new Set(squares.filter((s) => s.terrain.includes('wall')).map((s) => `${s.x},${s.y}`));
    const lines = (step: number, n: number, along: 'h' | 'v'): string => {
      let d = '';
      for (let i = 0; i <= n; i += step)
        d += along === 'v' ? `M${px(i)} ${py(0)}v${h}` : `M${px(0)} ${py(i)}h${w}`;
      return d;
    };
    return (
      <g {...silent}>
        <clipPath id={clip}>
          <rect x={px(0)} y={py(0)} width={w} height={h} />
        </clipPath>
        <rect x={px(0)} y={py(0)} width={w} height={h} class="bd-ground" />
        <path d={contours(columns, rows).join('')} class="bd-contour" clip-path={`url(#${clip})`} />
        <path d={squarePaths(indoor, 0)} class="bd-floor" />
        <path
          d={indoor
            .map((s) => `M${px(s.x)} ${py(s.y) + unit / 2}h${unit}M${px(s.x) + unit / 2} ${py(s.y)}v${unit}`)
            .join('')}
          class="bd-plank"
        />
        {[...new Set(squares.map((s) => s.entry))].map((sign) =>
          sign === undefined ? null : (
            <path
              key={sign}
              class={`bd-entry side-${sign}`}
              d={squarePaths(
                squares.filter((s) => s.entry === sign),
                5,
              )}
            />
          ),
        )}
        <path d={lines(1, columns, 'v') + lines(1, rows, 'h')} class="bd-line" />
        {tile > 1 && <path d={lines(tile, columns, 'v') + lines(tile, rows, 'h')} class="bd-tile" />}
        <path
          class="bd-dot"
          d={squares
            .filter((s) => !s.terrain.includes('wall'))
            .map(
              (s) =>
                `M${px(s.x) + unit / 2 - 2.3} ${py(s.y) + unit / 2}a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0`,
            )
            .join('')}
        />
        <rect x={px(0)} y={py(0)} width={w} height={h} class="bd-frame" />
        {squares.map((s) =>
          s.works === undefined ? null : (
            <g key={s.key} transform={`translate(${px(s.x)} ${py(s.y)})`}>
              <WorksDrawing {...s.works} />
            </g>
          ),
        )}
        {squares
          .filter((s) => s.terrain.length > 0 || s.objective !== undefined)
          .map((s) => (
            <Standing key={s.key} square={s} walls={walls} />
          ))}
        {squares.map((s) =>
          s.north === undefined && s.west === undefined ? null : <EdgeWalls key={s.key} square={s} />,
        )}
        {squares.map((s) =>
          s.storeys === undefined ? null : (
            <g key={s.key} transform={`translate(${px(s.x) + 8} ${py(s.y) + 9})`} class="bd-storeys">
              <path d="M0 16 V6 L9 0 L18 6 V16 Z M5 16 V10 H8 V16 M10 9 H14 V12 H10 Z" />
              <text x="22" y="14">
                {s.storeys}
              </text>
            </g>
          ),
        )}
        {Array.from({ length: columns }, (_, x) => (
          <text key={columnName(x)} x={px(x) + unit / 2} y={py(rows) + 20} text-anchor="middle" class="bd-co">
            {columnName(x)}
          </text>
        ))}
        {Array.from({ length: rows }, (_, y) => (
          <text
            key={columnName(y)}
            x={px(0) - 12}
            y={py(y) + unit / 2 + 5}
            text-anchor="middle"
            class="bd-co"
          >
            {squares[y * columns]?.key.replace(/^\D+/, '') ?? ''}
          </text>
        ))}
      </g>
    );
  },
  (a, b) => a.clip === b.clip && a.scene.squares === b.scene.squares && a.scene.tile === b.scene.tile,
);
