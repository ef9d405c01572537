import { px, py, unit } from './geometry.ts';
import { type Alarm, type GridScene, squaresByKey } from './scene.ts';
import { middle, type Point, silent, useWordSize } from './signs.ts';
import './alarms.css';

/** Squares on which somebody may fire first: hatched, below the pieces. */
export function AlarmGround({
  scene,
  alarms,
  id,
}: {
  scene: GridScene;
  alarms: readonly Alarm[];
  id: string;
}) {
  const byKey = squaresByKey(scene);
  const squares = [...new Set(alarms.map(({ square }) => square))].flatMap((key) => byKey.get(key) ?? []);
  return (
    <g {...silent}>
      <pattern
        id={`${id}-alarm`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V9" class="al-hatch" />
      </pattern>
      {squares.map(({ key, x, y }) => (
        <rect
          key={key}
          x={px(x) + 4}
          y={py(y) + 4}
          width={unit - 8}
          height={unit - 8}
          rx="3"
          class="al-ground"
          fill={`url(#${id}-alarm)`}
        />
      ))}
    </g>
  );
}

function Tag({ at, text, scene }: { at: Point; text: string; scene: GridScene }) {
  const size = useWordSize();
  const w = text.length * 7 + 16;
  const half = (w / 2) * size;
  const x = Math.max(px(0) + half, Math.min(at.x, px(scene.columns) - half));
  return (
    <g transform={`translate(${x} ${at.y}) scale(${size})`}>
      <rect x={-w / 2} y="-11" width={w} height="22" rx="3" class="al-tag" />
      <text y="4.6" text-anchor="middle" class="al-tag-text">
        {text}
      </text>
    </g>
  );
}

function Shot({ from, to }: { from: Point; to: Point }) {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const share = Math.max(0.3, 1 - (unit * 0.52) / length);
  const tip = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return (
    <>
      <path class="al-line-under" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path class="al-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <g transform={`translate(${tip.x} ${tip.y})`}>
        <path class="al-sign" d="M0 -17L18 14H-18Z" />
        <path class="al-bang" d="M0 -7V4M0 8.5V9.5" />
      </g>
    </>
  );
}

/** From whom shots may come: long dashes and a triangle before the square, in words once for the square. */
export function Alarms({ scene, alarms }: { scene: GridScene; alarms: readonly Alarm[] }) {
  const byKey = squaresByKey(scene);
  const sizeAt = (square: string): number =>
    scene.pieces.find((piece) => piece.square === square && !piece.small)?.size ?? 1;
  return (
    <g {...silent} class="alarms">
      {alarms.map(({ from, square, label }) => {
        const at = byKey.get(square);
        if (at === undefined) return null;
        const to = middle(at);
        return (
          <g key={square}>
            {from.map((key) => {
              const start = byKey.get(key);
              return start === undefined ? null : (
                <Shot key={key} from={middle(start, sizeAt(key))} to={to} />
              );
            })}
            <Tag at={{ x: to.x, y: to.y + unit / 2 - 8 }} text={label} scene={scene} />
          </g>
        );
      })}
    </g>
  );
}
