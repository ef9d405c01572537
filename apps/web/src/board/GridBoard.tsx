import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Effects } from '../stage/Effects.tsx';
import type { Playing } from '../stage/stage.ts';
import { AlarmGround, Alarms } from './Alarms.tsx';
import { compare, finish, play } from './anim.ts';
import type { Camera } from './camera.ts';
import { Ghost } from './Ghost.tsx';
import { Ground } from './Ground.tsx';
import { px, py, whole } from './geometry.ts';
import { Overlays, Signs } from './Overlays.tsx';
import { Rings } from './Rings.tsx';
import { type Cell, Row } from './Row.tsx';
import {
  type GridScene,
  type Marks,
  type PieceModel,
  type SquareModel,
  squaresByKey,
  type Turns as TurnsModel,
} from './scene.ts';
import { Traces } from './Traces.tsx';
import { Turns } from './Turns.tsx';
import './board.css';

export interface BoardProps {
  readonly scene: GridScene;
  readonly marks: Marks;
  /** What of it is in sight; without one the board is a picture that stays as it is. */
  readonly camera?: Camera;
  /** What can be done with a square, in words, for those who hear the board. */
  readonly hint?: (square: SquareModel) => string;
  /** A square was clicked, or tapped with a finger. */
  readonly onSquare: (square: string, touch: boolean) => void;
  readonly onPiece?: (piece: string, touch: boolean) => void;
  readonly onHover?: (square: string | null) => void;
  /** An arrow that turns a piece was chosen, or is looked at. */
  readonly onTurn?: (id: string) => void;
  readonly onLook?: (way: number | null) => void;
  /** What is being shown on it. */
  readonly playing?: Playing | null;
  readonly label: string;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The answer that turns a piece the way of an arrow key. */
const turnFor = (turns: TurnsModel | null, [dx, dy]: readonly [number, number]): string | undefined =>
  turns?.ways.find(({ way }) => way === (dy < 0 ? 0 : dx > 0 ? 1 : dy > 0 ? 2 : 3))?.id;

// A drawing cannot be made of table elements; these roles give it the same meaning for those who hear it.
const asGrid = (label: string, rows: number, columns: number) =>
  ({ role: 'grid', 'aria-label': label, 'aria-rowcount': rows, 'aria-colcount': columns }) as const;

/** What of the board was meant by an event: a square, and the piece on it. */
function under(event: Event): { readonly square: string | null; readonly piece: string | null } {
  const at = event.target instanceof Element ? event.target : null;
  const named = (what: 'square' | 'piece'): string | null =>
    at?.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;
  return { square: named('square'), piece: named('piece') };
}

const nobody: readonly PieceModel[] = [];

/** The board: it draws a scene and marks, and tells what was clicked. It contains no rule. */
export function GridBoard({
  scene,
  marks,
  camera,
  hint,
  onSquare,
  onPiece,
  onHover,
  onTurn,
  onLook,
  playing = null,
  label,
}: BoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const box = camera?.box.value ?? whole(scene);
  const [focus, setFocus] = useState(
    () =>
      scene.squares.find((s) => scene.pieces.some((p) => p.square === s.key))?.key ??
      scene.squares[0]?.key ??
      '',
  );
  const previous = useRef(scene);
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const finger = useRef(false);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  useLayoutEffect(() => {
    if (previous.current !== scene && svg.current !== null)
      play(svg.current, compare(previous.current, scene));
    previous.current = scene;
  }, [scene]);

  const bySquare = new Map<string, PieceModel[]>();
  for (const piece of scene.pieces) {
    const list = bySquare.get(piece.square);
    if (list === undefined) bySquare.set(piece.square, [piece]);
    else list.push(piece);
  }
  const broad = scene.pieces.filter((piece) => piece.squares !== undefined);
  /** Who is in a square, those included whose base reaches into it. */
  const inSquare = (key: string): readonly PieceModel[] => {
    const here = bySquare.get(key) ?? nobody;
    const reaching = broad.filter((piece) => piece.square !== key && piece.squares?.includes(key));
    return reaching.length === 0 ? here : [...here, ...reaching];
  };
  const cellOf = (square: SquareModel): Cell => {
    const { key, label } = square;
    const there = inSquare(key);
    const words = [key, label, ...there.map((piece) => piece.label), hint?.(square) ?? ''];
    return {
      square,
      label: words.filter((part) => part !== '').join('. '),
      choice: marks.choices?.has(key) === true || there.some((p) => marks.targets?.has(p.key)),
      inTurn: key === focus,
      selected: there.some((p) => p.key === marks.selected),
      taken: there.length > 0,
      pieces: bySquare.get(key) ?? nobody,
    };
  };
  const rows = Array.from({ length: scene.rows }, (_, y) =>
    scene.squares.slice(y * scene.columns, (y + 1) * scene.columns).map(cellOf),
  );
  const moveFocus = (square: SquareModel, [dx, dy]: readonly [number, number]): void => {
    const next = scene.squares.find((s) => s.x === square.x + dx && s.y === square.y + dy);
    if (next === undefined) return;
    setFocus(next.key);
    camera?.reveal(px(next.x), py(next.y));
    svg.current?.querySelector<SVGElement>(`[data-square="${next.key}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    const square = squaresByKey(scene).get(under(event).square ?? '');
    if (square === undefined) return;
    const arrow = arrows[event.key];
    const turn = event.shiftKey && arrow !== undefined ? turnFor(marks.turns ?? null, arrow) : undefined;
    if (turn !== undefined) {
      event.preventDefault();
      onTurn?.(turn);
    } else if (arrow !== undefined) {
      event.preventDefault();
      moveFocus(square, arrow);
    } else if ((event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      onSquare(square.key, false);
    } else if (event.key === '+' || event.key === '-') camera?.zoom(event.key === '+' ? 0.75 : 1.34);
  };
  const toBoard = (clientX: number, clientY: number): { x: number; y: number } => {
    const rect = svg.current?.getBoundingClientRect();
    if (rect === undefined) return { x: 0, y: 0 };
    return {
      x: box.x + ((clientX - rect.left) / rect.width) * box.w,
      y: box.y + ((clientY - rect.top) / rect.height) * box.h,
    };
  };
  const onWheel = (event: WheelEvent): void => {
    if (camera === undefined) return;
    event.preventDefault();
    camera.zoom(event.deltaY > 0 ? 1.12 : 1 / 1.12, toBoard(event.clientX, event.clientY));
  };
  const onDown = (event: PointerEvent): void => {
    if (svg.current !== null) finish(svg.current);
    finger.current = event.pointerType === 'touch';
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    drag.current = { x: event.clientX, y: event.clientY, moved: false };
  };
  const onMove = (event: PointerEvent): void => {
    const known = fingers.current.get(event.pointerId);
    const rect = svg.current?.getBoundingClientRect();
    if (known === undefined || rect === undefined) return;
    if (fingers.current.size === 2) {
      const other = [...fingers.current].find(([key]) => key !== event.pointerId)?.[1];
      if (other !== undefined) {
        const was = Math.hypot(known.x - other.x, known.y - other.y);
        const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        const middle = toBoard((event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
        if (is > 0 && was > 0) camera?.zoom(was / is, middle);
        if (drag.current !== null) drag.current.moved = true;
      }
    } else if (drag.current !== null) {
      const dx = event.clientX - drag.current.x;
      const dy = event.clientY - drag.current.y;
      if (drag.current.moved || Math.hypot(dx, dy) > 8) {
        drag.current = { x: event.clientX, y: event.clientY, moved: true };
        camera?.pan(dx / rect.width, dy / rect.height);
      }
    }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onUp = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  /** A click on a unit may mean the unit; the keyboard reaches it through its square. */
  const onClick = (event: MouseEvent): void => {
    const { square, piece } = under(event);
    if (square === null || drag.current?.moved === true) return;
    setFocus(square);
    if (piece !== null && onPiece !== undefined) onPiece(piece, finger.current);
    else onSquare(square, finger.current);
  };
  const onFocus = (event: FocusEvent): void => {
    const { square } = under(event);
    if (square === null) return;
    setFocus(square);
    onHover?.(square);
  };
  const onOver = (event: PointerEvent): void => {
    const { square } = under(event);
    if (square !== null && event.pointerType === 'mouse') onHover?.(square);
  };
  return (
    <div class="bd">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would hang a tooltip over the whole board; its name is in aria-label */}
      <svg
        ref={svg}
        class={`board${camera === undefined ? ' still' : camera.close ? ' zoomed' : ''}`}
        viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
        preserveAspectRatio="xMidYMin meet"
        {...asGrid(label, scene.rows, scene.columns)}
        onClick={onClick}
        onKeyDown={onKey}
        onFocusIn={onFocus}
        onPointerOver={onOver}
        onWheel={onWheel}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
        onPointerLeave={(event) => {
          onUp(event);
          onHover?.(null);
        }}
      >
        <Ground scene={scene} clip={`${id}-clip`} />
        <Overlays scene={scene} marks={marks} id={id} />
        {marks.alarms !== undefined && <AlarmGround scene={scene} alarms={marks.alarms} id={id} />}
        {rows.map((cells, y) => (
          <Row
            key={cells[0]?.square.key ?? y}
            y={y}
            cells={cells}
            selected={marks.selected ?? null}
            targets={marks.targets}
          />
        ))}
        {marks.rings !== undefined && <Rings scene={scene} rings={marks.rings} />}
        {marks.ghost !== undefined && <Ghost scene={scene} ghost={marks.ghost} />}
        {marks.alarms !== undefined && <Alarms scene={scene} alarms={marks.alarms} />}
        <Effects scene={scene} playing={playing} />
        {marks.traces !== undefined && <Traces scene={scene} traces={marks.traces} />}
        <Signs scene={scene} marks={marks} />
        {marks.turns != null && onTurn !== undefined && (
          <Turns
            sign={marks.sign}
            turns={marks.turns}
            scene={scene}
            scale={box.w / Math.max(1, svg.current?.clientWidth ?? box.w)}
            open={new Set([...(marks.choices ?? []), ...(marks.reach1 ?? []), ...(marks.reach2 ?? [])])}
            onTurn={(id) => {
              if (drag.current?.moved !== true) onTurn(id);
            }}
            onLook={(way) => onLook?.(way)}
          />
        )}
      </svg>
    </div>
  );
}
