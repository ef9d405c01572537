import type { SideSign } from '../drawings/emblems.tsx';
import { left, px, py, top, unit } from './geometry.ts';
import type { GridScene, Turns as TurnsModel } from './scene.ts';

const turned = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Where the four arrows stand: round the piece, or as near to it as the edge of the board lets them. */
function placed(turns: TurnsModel, scene: GridScene, r: number): { cx: number; cy: number; reach: number } {
  const square = scene.squares.find(({ key }) => key === turns.square);
  const half = (turns.size * unit) / 2;
  const reach = half + r * 0.9;
  const hold = (at: number, from: number, to: number): number =>
    Math.min(to - reach - r, Math.max(from + reach + r, at));
  return {
    cx: hold(px(square?.x ?? 0) + half, left, px(scene.columns)),
    cy: hold(py(square?.y ?? 0) + half, top, py(scene.rows)),
    reach,
  };
}

/** Which way a piece shall face: four arrows on the board, as large as a finger needs. */
export function Turns({
  turns,
  sign,
  scene,
  scale,
  onTurn,
  onLook,
}: {
  turns: TurnsModel;
  sign: SideSign;
  scene: GridScene;
  /** Units of the drawing to a pixel of the screen. */
  scale: number;
  onTurn: (id: string) => void;
  onLook: (way: number | null) => void;
}) {
  const r = Math.min(46, Math.max(17, 19 * scale));
  const { cx, cy, reach } = placed(turns, scene, r);
  const button = (id: string, way: number, label: string) =>
    ({
      role: 'button',
      tabindex: 0,
      'aria-label': label,
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        onTurn(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        onTurn(id);
      },
      onFocus: () => onLook(way),
      onBlur: () => onLook(null),
      onPointerEnter: () => onLook(way),
      onPointerLeave: () => onLook(null),
    }) as const;
  return (
    <g class={`bd-turns side-${sign}`}>
      {turns.ways.map(({ way, id, label }) => {
        const [dx, dy] = turned[way] ?? turned[0];
        return (
          <g
            key={id}
            class={`bd-turn${way === turns.now ? ' now' : ''}`}
            data-way={way}
            {...button(id, way, label)}
            transform={`translate(${cx + dx * reach} ${cy + dy * reach})`}
          >
            <circle r={r} />
            <path transform={`rotate(${way * 90}) scale(${r / 17})`} d="M-7 4 L0 -6 L7 4 M0 -5 V8" />
          </g>
        );
      })}
    </g>
  );
}
