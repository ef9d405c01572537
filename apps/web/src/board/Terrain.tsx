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
import { Mines, Smoke, Trench, Water, Wire } from '../drawings/works.tsx';
import { px, py } from './geometry.ts';
import type { SquareModel, Terrain } from './scene.ts';

const frame = { x: -20, y: -20, size: 120 } as const;

const edgesOf = (goesOn: string): Edges => ({
  n: goesOn.includes('n'),
  e: goesOn.includes('e'),
  s: goesOn.includes('s'),
  w: goesOn.includes('w'),
});

function Thing({ kind, square, goesOn }: { kind: Terrain; square: SquareModel; goesOn: string }) {
  switch (kind) {
    case 'wall':
      return <WallSquare open={edgesOf(goesOn)} indoor={square.ground === 'indoor'} />;
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

/**
 * What a piece of terrain looks like depends on its neighbours for walls, on the square for trees, which lean eleven
 * ways.
 */
function lookOf(kind: Terrain, square: SquareModel, goesOn: string): string {
  if (kind === 'tree') return `tree ${((square.x * 7 + square.y) * 37) % 11}`;
  return kind === 'wall' ? `wall ${square.ground} ${goesOn}` : kind;
}

interface Ground {
  readonly square: SquareModel;
  /** Where a wall goes on in the next square: `ne`. */
  readonly goesOn: string;
}

function Standing({ square, goesOn }: Ground) {
  const at = { x: px(square.x), y: py(square.y) };
  return (
    <>
      {square.objective !== undefined && (
        <g transform={`translate(${at.x} ${at.y})`}>
          <ObjectiveMark label={square.objective} />
        </g>
      )}
      {square.terrain.map((kind) => (
        <Picture
          key={kind}
          look={lookOf(kind, square, goesOn)}
          draw={() => <Thing kind={kind} square={square} goesOn={goesOn} />}
          sign="neutral"
          frame={frame}
          at={at}
        />
      ))}
    </>
  );
}

/** What stands in one row of squares. It is drawn again when one of them, or the end of a wall in it, has changed. */
const TerrainRow = memo(
  function TerrainRow({ row }: { row: readonly Ground[] }) {
    return (
      <>
        {row.map((ground) => (
          <Standing key={ground.square.key} {...ground} />
        ))}
      </>
    );
  },
  (a, b) =>
    a.row.length === b.row.length &&
    a.row.every(({ square, goesOn }, i) => square === b.row[i]?.square && goesOn === b.row[i]?.goesOn),
);

const isWall = (square: SquareModel | undefined): boolean => square?.terrain.includes('wall') === true;

/** Crates, trees, walls, objectives: everything that stands on the squares. */
export function AllTerrain({ squares, columns }: { squares: readonly SquareModel[]; columns: number }) {
  const goesOn = (square: SquareModel, i: number): string => {
    if (!isWall(square)) return '';
    const n = isWall(squares[i - columns]) ? 'n' : '';
    const e = square.x + 1 < columns && isWall(squares[i + 1]) ? 'e' : '';
    const s = isWall(squares[i + columns]) ? 's' : '';
    return n + e + s + (square.x > 0 && isWall(squares[i - 1]) ? 'w' : '');
  };
  const rows: Ground[][] = [];
  squares.forEach((square, i) => {
    if (square.terrain.length === 0 && square.objective === undefined) return;
    rows[square.y] ??= [];
    rows[square.y]?.push({ square, goesOn: goesOn(square, i) });
  });
  return (
    <>
      {rows.map((row) => (
        <TerrainRow key={row[0]?.square.y} row={row} />
      ))}
    </>
  );
}
