import type { SideSign } from '../drawings/emblems.tsx';
import { left, px, py, top, unit } from './geometry.ts';
import type { GridScene, Turns as TurnsModel } from './scene.ts';

const turned = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The arrows of a piece: how large they are, and how far from its middle. */
interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly reach: number;
  /** On the piece itself: then each has a quarter of its squares. */
  readonly inside: boolean;
}

/** Whether one may go to a square beside the piece, on which an arrow would lie. */
function isHemmedIn(turns: TurnsModel, scene: GridScene, open: ReadonlySet<string>): boolean {
  const at = scene.squares.find(({ key }) => key === turns.square);
  if (at === undefined) return false;
  const beside = ({ x, y }: { x: number; y: number }): boolean =>
    x >= at.x - 1 && x <= at.x + turns.size && y >= at.y - 1 && y <= at.y + turns.size;
  const under = ({ x, y }: { x: number; y: number }): boolean =>
    x >= at.x && x < at.x + turns.size && y >= at.y && y < at.y + turns.size;
  return scene.squares.some((square) => open.has(square.key) && beside(square) && !under(square));
}

/**
 * Where the four arrows stand: round the piece, or as near to it as the edge of the board lets them; on the piece
 * where one may also go to the squares around it, for nothing may lie on those.
 */
export function ringOf(turns: TurnsModel, scene: GridScene, size: number, open: ReadonlySet<string>): Ring {
  const square = scene.squares.find(({ key }) => key === turns.square);
  const half = (turns.size * unit) / 2;
  const middle = { cx: px(square?.x ?? 0) + half, cy: py(square?.y ?? 0) + half };
  if (isHemmedIn(turns, scene, open)) {
    const r = Math.min(size, half * 0.27);
    return { ...middle, r, reach: half - r, inside: true };
  }
  const reach = half + size * 0.9;
  const hold = (at: number, from: number, to: number): number =>
    Math.min(to - reach - size, Math.max(from + reach + size, at));
  return {
    cx: hold(middle.cx, left, px(scene.columns)),
    cy: hold(middle.cy, top, py(scene.rows)),
    r: size,
    reach,
    inside: false,
  };
}

/** An arrow of the drawing that answers like a button. */
const asButton = (label: string, onPress: () => void, onLook: (isLooked: boolean) => void) =>
  ({
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      onPress();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      onPress();
    },
    onFocus: () => onLook(true),
    onBlur: () => onLook(false),
    onPointerEnter: () => onLook(true),
    onPointerLeave: () => onLook(false),
  }) as const;

/** Which way a piece shall face: four arrows on the board, as large as a finger needs and the way leaves room for. */
export function Turns({
  turns,
  sign,
  scene,
  scale,
  open,
  onTurn,
  onLook,
}: {
  turns: TurnsModel;
  sign: SideSign;
  scene: GridScene;
  /** Units of the drawing to a pixel of the screen. */
  scale: number;
  /** Squares that a click goes to. */
  open: ReadonlySet<string>;
  onTurn: (id: string) => void;
  onLook: (way: number | null) => void;
}) {
  const ring = ringOf(turns, scene, Math.min(46, Math.max(17, 19 * scale)), open);
  const { cx, cy, r, reach } = ring;
  return (
    <g class={`bd-turns side-${sign}`}>
      {turns.ways.map(({ way, id, label }) => {
        const [dx, dy] = turned[way] ?? turned[0];
        return (
          <g
            key={id}
            class={`bd-turn${way === turns.now ? ' now' : ''}`}
            data-way={way}
            {...asButton(
              label,
              () => onTurn(id),
              (isLooked) => onLook(isLooked ? way : null),
            )}
            transform={`translate(${cx + dx * reach} ${cy + dy * reach})`}
          >
            {ring.inside && (
              <path
                class="bd-turn-hit"
                transform={`rotate(${way * 90}) translate(0 ${reach})`}
                d={`M0 0L${-reach - r} ${-reach - r}H${reach + r}Z`}
              />
            )}
            <circle r={r} />
            <path transform={`rotate(${way * 90}) scale(${r / 17})`} d="M-7 4 L0 -6 L7 4 M0 -5 V8" />
          </g>
        );
      })}
    </g>
  );
}
