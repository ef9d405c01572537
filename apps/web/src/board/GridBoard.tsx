import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';
import { compare, finish, play } from './anim.ts';
import { Ground } from './Ground.tsx';
import { held, px, py, unit, type ViewBox, whole, zoomed } from './geometry.ts';
import { InFront } from './InFront.tsx';
import { Overlays, Signs } from './Overlays.tsx';
import { Piece } from './Piece.tsx';
import type { GridScene, Marks, PieceModel, SquareModel, Turns as TurnsModel } from './scene.ts';
import { Turns } from './Turns.tsx';
import './board.css';

export interface BoardProps {
  readonly scene: GridScene;
  readonly marks: Marks;
  /** What can be done with a square, in words, for those who hear the board. */
  readonly hint?: (square: SquareModel) => string;
  /** A square was clicked, or tapped with a finger. */
  readonly onSquare: (square: string, touch: boolean) => void;
  readonly onPiece?: (piece: string, touch: boolean) => void;
  readonly onHover?: (square: string | null) => void;
  /** An arrow that turns a piece was chosen, or is looked at. */
  readonly onTurn?: (id: string) => void;
  readonly onLook?: (way: number | null) => void;
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
const asRow = (y: number) => ({ role: 'row', 'aria-rowindex': y + 1 }) as const;

/** The board: it draws a scene and marks, and tells what was clicked. It contains no rule. */
export function GridBoard({
  scene,
  marks,
  hint,
  onSquare,
  onPiece,
  onHover,
  onTurn,
  onLook,
  label,
}: BoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const all = whole(scene);
  const [box, setBox] = useState<ViewBox>(all);
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

  useEffect(() => setBox(whole(scene)), [scene.columns, scene.rows]);
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
  const inSquare = (key: string): readonly PieceModel[] => [
    ...(bySquare.get(key) ?? []),
    ...broad.filter((piece) => piece.square !== key && piece.squares?.includes(key)),
  ];
  const rows: SquareModel[][] = Array.from({ length: scene.rows }, (_, y) =>
    scene.squares.filter((s) => s.y === y),
  );

  const moveFocus = (square: SquareModel, [dx, dy]: readonly [number, number]): void => {
    const next = scene.squares.find((s) => s.x === square.x + dx && s.y === square.y + dy);
    if (next === undefined) return;
    setFocus(next.key);
    svg.current?.querySelector<SVGElement>(`[data-square="${next.key}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent, square: SquareModel): void => {
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
    }
  };
  const toBoard = (clientX: number, clientY: number): { x: number; y: number } => {
    const rect = svg.current?.getBoundingClientRect();
    if (rect === undefined) return { x: 0, y: 0 };
    return {
      x: box.x + ((clientX - rect.left) / rect.width) * box.w,
      y: box.y + ((clientY - rect.top) / rect.height) * box.h,
    };
  };
  const zoom = (factor: number, cx = box.x + box.w / 2, cy = box.y + box.h / 2): void =>
    setBox((now) => zoomed(now, all, factor, cx, cy));
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = toBoard(event.clientX, event.clientY);
    zoom(event.deltaY > 0 ? 1.12 : 1 / 1.12, x, y);
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
        if (is > 0 && was > 0) zoom(was / is, middle.x, middle.y);
        if (drag.current !== null) drag.current.moved = true;
      }
    } else if (drag.current !== null) {
      const dx = event.clientX - drag.current.x;
      const dy = event.clientY - drag.current.y;
      if (drag.current.moved || Math.hypot(dx, dy) > 8) {
        drag.current = { x: event.clientX, y: event.clientY, moved: true };
        setBox((now) =>
          held({ ...now, x: now.x - (dx / rect.width) * now.w, y: now.y - (dy / rect.height) * now.h }, all),
        );
      }
    }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onUp = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  const clicked = (square: SquareModel): void => {
    if (drag.current?.moved === true) return;
    setFocus(square.key);
    onSquare(square.key, finger.current);
  };
  const label1 = (square: SquareModel): string => {
    const pieces = inSquare(square.key).map((piece) => piece.label);
    const can = hint?.(square) ?? '';
    return [square.key, square.label, ...pieces, can].filter((part) => part !== '').join('. ');
  };
  const asCell = (square: SquareModel) =>
    ({
      role: 'gridcell',
      'aria-colindex': square.x + 1,
      'aria-label': label1(square),
      'aria-selected': inSquare(square.key).some((p) => p.key === marks.selected),
      tabIndex: square.key === focus ? 0 : -1,
      onClick: () => clicked(square),
      onKeyDown: (event: KeyboardEvent) => onKey(event, square),
      onFocus: () => {
        setFocus(square.key);
        onHover?.(square.key);
      },
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') onHover?.(square.key);
      },
    }) as const;
  /** A click on a unit; the keyboard reaches it through its square. */
  const pieceClick = (piece: string, square: string) => ({
    onClick: (event: MouseEvent): void => {
      if (onPiece === undefined || drag.current?.moved === true) return;
      event.stopPropagation();
      setFocus(square);
      onPiece(piece, finger.current);
    },
  });
  const smaller = box.w < all.w - 1;

  return (
    <div class="bd">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would hang a tooltip over the whole board; its name is in aria-label */}
      <svg
        ref={svg}
        class={`board${smaller ? ' zoomed' : ''}`}
        viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
        preserveAspectRatio="xMidYMin meet"
        {...asGrid(label, scene.rows, scene.columns)}
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
        {rows.map((row, y) => (
          <g {...asRow(y)} key={row[0]?.key ?? y}>
            {row.map((square) => {
              const choice =
                marks.choices?.has(square.key) === true ||
                inSquare(square.key).some((p) => marks.targets?.has(p.key));
              return (
                <g
                  key={square.key}
                  {...asCell(square)}
                  data-square={square.key}
                  class={`cell${choice ? ' choice' : ''}`}
                  transform={`translate(${px(square.x)} ${py(square.y)})`}
                >
                  <rect class="hit" width={unit} height={unit} />
                  {(bySquare.get(square.key) ?? []).map((piece) => (
                    <g
                      key={piece.key}
                      data-piece={piece.key}
                      class="piece-hold"
                      {...pieceClick(piece.key, square.key)}
                    >
                      <Piece
                        piece={piece}
                        selected={piece.key === marks.selected}
                        target={marks.targets?.has(piece.key) === true}
                      />
                    </g>
                  ))}
                  {inSquare(square.key).length > 0 && <InFront terrain={square.terrain} />}
                </g>
              );
            })}
          </g>
        ))}
        <Signs scene={scene} marks={marks} />
        {marks.turns != null && onTurn !== undefined && (
          <Turns
            sign={marks.sign}
            turns={marks.turns}
            scene={scene}
            scale={box.w / Math.max(1, svg.current?.clientWidth ?? box.w)}
            onTurn={(id) => {
              if (drag.current?.moved !== true) onTurn(id);
            }}
            onLook={(way) => onLook?.(way)}
          />
        )}
      </svg>
      <div class="bd-zoom">
        <button
          type="button"
          class="iconbtn"
          aria-label={t('board.zoomIn')}
          title={t('board.zoomIn')}
          onClick={() => zoom(0.75)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="iconbtn"
          aria-label={t('board.zoomOut')}
          title={t('board.zoomOut')}
          aria-disabled={!smaller}
          onClick={() => zoom(1.34)}
        >
          <Icon name="minus" />
        </button>
        {smaller && (
          <button
            type="button"
            class="iconbtn"
            aria-label={t('board.fit')}
            title={t('board.fit')}
            onClick={() => setBox(all)}
          >
            <Icon name="fit" />
          </button>
        )}
      </div>
    </div>
  );
}
