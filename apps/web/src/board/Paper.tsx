import { memo } from 'preact/compat';
import { px, py, unit } from './geometry.ts';
import { columnName } from './scene.ts';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Contour lines of a staff map: the same for everybody, from the size of the board alone. */
function contours({ columns, rows }: Size): string[] {
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
          `${(px(0) + hx * w + Math.cos(a) * r * wobble).toFixed(1)} ` +
            `${(py(0) + hy * h + Math.sin(a) * r * wobble * 0.82).toFixed(1)}`,
        );
      }
      lines.push(`M${points.join('L')}`);
    }
  }
  return lines;
}

/**
 * The sheet that everything lies on. Each contour is a path of its own: a browser then skips those that a part of the
 * board lacks.
 */
export const Paper = memo(function Paper({ columns, rows, clip }: Size & { clip: string }) {
  const sheet = { x: px(0), y: py(0), width: columns * unit, height: rows * unit };
  return (
    <>
      <clipPath id={clip}>
        <rect {...sheet} />
      </clipPath>
      <rect {...sheet} class="bd-ground" />
      <g clip-path={`url(#${clip})`}>
        {contours({ columns, rows }).map((line) => (
          <path key={line} d={line} class="bd-contour" />
        ))}
      </g>
    </>
  );
});

/** Lines between squares and tiles, a dot in each square, letters and numbers round them. */
export const Grid = memo(function Grid({ columns, rows, tile }: Size & { tile: number }) {
  const w = columns * unit;
  const h = rows * unit;
  const lines = (step: number): string => {
    let d = '';
    for (let x = 0; x <= columns; x += step) d += `M${px(x)} ${py(0)}v${h}`;
    for (let y = 0; y <= rows; y += step) d += `M${px(0)} ${py(y)}h${w}`;
    return d;
  };
  let dots = '';
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      dots += `M${px(x) + unit / 2 - 2.3} ${py(y) + unit / 2}a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0`;
  return (
    <>
      <path d={lines(1)} class="bd-line" />
      {tile > 1 && <path d={lines(tile)} class="bd-tile" />}
      <path d={dots} class="bd-dot" />
      <rect x={px(0)} y={py(0)} width={w} height={h} class="bd-frame" />
      {Array.from({ length: columns }, (_, x) => (
        <text key={columnName(x)} x={px(x) + unit / 2} y={py(rows) + 20} text-anchor="middle" class="bd-co">
          {columnName(x)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, y) => (
        <text key={columnName(y)} x={px(0) - 12} y={py(y) + unit / 2 + 5} text-anchor="middle" class="bd-co">
          {y + 1}
        </text>
      ))}
    </>
  );
});
