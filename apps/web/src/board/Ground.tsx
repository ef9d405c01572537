import { memo } from 'preact/compat';
import { WorksDrawing } from '../drawings/works.tsx';
import { outline, px, py, unit } from './geometry.ts';
import { Grid, Paper } from './Paper.tsx';
import type { EdgeKind, GridScene, SquareModel } from './scene.ts';
import { AllTerrain } from './Terrain.tsx';

/** Seen but not heard: the squares themselves say what lies on them. */
const silent = { 'aria-hidden': 'true' } as const;

/** Squares as one path. */
const squarePaths = (squares: readonly SquareModel[]): string =>
  squares.map(({ x, y }) => `M${px(x)} ${py(y)}h${unit}v${unit}h${-unit}Z`).join('');

interface EntryProps {
  readonly sign: string;
  readonly zone: readonly SquareModel[];
  readonly columns: number;
  readonly rows: number;
}

/** Where a side comes onto the board: its squares tinted, with a border towards the others. */
const Entry = memo(
  function Entry({ sign, zone, columns, rows }: EntryProps) {
    const nameOf = (x: number, y: number): string => `${x},${y}`;
    const at = new Map(zone.map((square) => [nameOf(square.x, square.y), square]));
    const border = outline(
      new Set(at.keys()),
      (name) => at.get(name),
      (x, y) => (x < 0 || x >= columns || y < 0 || y >= rows ? undefined : nameOf(x, y)),
    );
    return (
      <g class={`side-${sign}`}>
        <path d={squarePaths(zone)} class="bd-entry" />
        <path d={border} class="bd-entry-border" />
      </g>
    );
  },
  (a, b) =>
    a.sign === b.sign &&
    a.columns === b.columns &&
    a.rows === b.rows &&
    a.zone.length === b.zone.length &&
    a.zone.every(({ x, y }, i) => x === b.zone[i]?.x && y === b.zone[i]?.y),
);

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
        <path d={d} stroke="var(--wall-edge)" stroke-width={thick - 4} stroke-linecap="square" />
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

/**
 * Everything that lies still: paper, grid, contour lines, terrain, letters and numbers. Drawn once a scene's ground
 * changes.
 */
export const Ground = memo(
  function Ground({ scene, clip }: { scene: GridScene; clip: string }) {
    const { columns, rows, squares, tile } = scene;
    const indoor = squares.filter((s) => s.ground === 'indoor');
    const signs = new Set(squares.map(({ entry }) => entry));
    return (
      <g {...silent}>
        <Paper columns={columns} rows={rows} clip={clip} />
        <path d={squarePaths(indoor)} class="bd-floor" />
        <path
          d={indoor
            .map((s) => `M${px(s.x)} ${py(s.y) + unit / 2}h${unit}M${px(s.x) + unit / 2} ${py(s.y)}v${unit}`)
            .join('')}
          class="bd-plank"
        />
        {[...signs].map((sign) =>
          sign === undefined ? null : (
            <Entry
              key={sign}
              sign={sign}
              zone={squares.filter(({ entry }) => entry === sign)}
              columns={columns}
              rows={rows}
            />
          ),
        )}
        <Grid columns={columns} rows={rows} tile={tile} />
        {squares.flatMap((s) =>
          s.works === undefined ? (
            []
          ) : (
            <g key={s.key} transform={`translate(${px(s.x)} ${py(s.y)})`}>
              <WorksDrawing {...s.works} />
            </g>
          ),
        )}
        <AllTerrain squares={squares} columns={columns} />
        {squares.flatMap((s) =>
          s.north === undefined && s.west === undefined ? [] : <EdgeWalls key={s.key} square={s} />,
        )}
        {squares.flatMap((s) =>
          s.storeys === undefined ? (
            []
          ) : (
            <g key={s.key} transform={`translate(${px(s.x) + 8} ${py(s.y) + 9})`} class="bd-storeys">
              <path d="M0 16 V6 L9 0 L18 6 V16 Z M5 16 V10 H8 V16 M10 9 H14 V12 H10 Z" />
              <text x="22" y="14">
                {s.storeys}
              </text>
            </g>
          ),
        )}
      </g>
    );
  },
  (a, b) => a.clip === b.clip && a.scene.squares === b.scene.squares && a.scene.tile === b.scene.tile,
);
