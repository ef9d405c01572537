import { useMemo, useRef, useState } from 'preact/hooks';
import { GridBoard } from '../../board/GridBoard.tsx';
import { height, width } from '../../board/geometry.ts';
import { type GridScene, squaresByKey } from '../../board/scene.ts';
import type { Camera } from '../../camera/camera.ts';
import type { EditorKit, Square } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import type { History } from './history.ts';
import { isDone, line, paintAll, rectangle, type Tool } from './paint.ts';
import { type Mode, toolName } from './ToolBox.tsx';
import { draftScene, squareName } from './view.ts';

interface Stroke {
  readonly tag: string;
  readonly put: boolean;
  readonly from: Square;
  last: Square;
  pointer: number;
}

/** The square of the board under a point of the screen. */
function squareUnder(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-square]');
  return found?.getAttribute('data-square') ?? null;
}

/** The board under the brush: click, drag, or arrow keys and Enter; two fingers still zoom. */
export function BoardPane({
  kit,
  history,
  camera,
  tool,
  mode,
}: {
  kit: EditorKit;
  history: History;
  camera: Camera;
  tool: Tool;
  mode: Mode;
}) {
  const { draft, change } = history;
  const goal = tool.do === 'goal' ? tool.goal : null;
  const drawn = useRef<GridScene | undefined>(undefined);
  const scene = useMemo(() => {
    drawn.current = draftScene(kit, draft, goal, drawn.current);
    return drawn.current;
  }, [kit, draft, goal]);
  const stroke = useRef<Stroke | null>(null);
  const fingers = useRef(new Set<number>());
  /** A click that follows a stroke says nothing new. */
  const stale = useRef(false);
  const [corner, setCorner] = useState<Square | null>(null);
  const [over, setOver] = useState<Square | null>(null);
  const squareOf = (key: string | null): Square | null => {
    const found = squaresByKey(scene).get(key ?? '');
    return found === undefined ? null : [found.x, found.y];
  };
  // Single places are set, not smeared.
  const single = tool.do === 'unit' || tool.do === 'fort';
  const apply = (squares: readonly Square[], put: boolean, tag: string): void =>
    change((now) => paintAll(kit, now, squares, tool, put), tag);
  const fill = (to: Square): void => {
    if (corner === null) return;
    const put = !isDone(kit, draft, corner, tool);
    apply(rectangle(corner, to), put, `fill ${Date.now()}`);
    setCorner(null);
    setOver(null);
  };

  const onDown = (event: PointerEvent): void => {
    fingers.current.add(event.pointerId);
    const at = squareOf(squareUnder(event));
    if (mode === 'hand' || at === null || event.button > 0 || fingers.current.size > 1) {
      stroke.current = null;
      return;
    }
    stale.current = true;
    const put = !isDone(kit, draft, at, tool);
    stroke.current = { tag: `stroke ${Date.now()}`, put, from: at, last: at, pointer: event.pointerId };
    if (mode === 'rectangle' && !single) {
      if (corner === null) {
        setCorner(at);
        setOver(at);
      }
    } else apply([at], put, stroke.current.tag);
  };
  const onMove = (event: PointerEvent): void => {
    const now = stroke.current;
    if (now === null || now.pointer !== event.pointerId || fingers.current.size > 1) return;
    // The board must not take it for a wish to move the map.
    event.stopPropagation();
    const at = squareOf(squareUnder(event));
    if (at === null || (at[0] === now.last[0] && at[1] === now.last[1])) return;
    if (mode === 'rectangle' && !single) setOver(at);
    else if (!single) apply(line(now.last, at), now.put, now.tag);
    now.last = at;
  };
  const onUp = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    const now = stroke.current;
    stroke.current = null;
    if (now === null || mode !== 'rectangle' || single || corner === null) return;
    const moved = now.last[0] !== now.from[0] || now.last[1] !== now.from[1];
    const second = corner[0] !== now.from[0] || corner[1] !== now.from[1];
    if (moved || second) fill(now.last);
  };
  const onSquare = (key: string): void => {
    const at = squareOf(key);
    if (stale.current) {
      stale.current = false;
      return;
    }
    if (at === null || mode === 'hand') return;
    if (mode === 'rectangle' && !single) {
      if (corner === null) {
        setCorner(at);
        setOver(at);
      } else fill(at);
    } else apply([at], !isDone(kit, draft, at, tool), `key ${Date.now()}`);
  };
  const choices = useMemo(
    () => new Set(mode === 'hand' ? [] : scene.squares.map((square) => square.key)),
    [mode, scene.columns, scene.rows],
  );
  const hint = mode === 'hand' ? '' : toolName(tool, kit, draft);
  const preview =
    corner === null || over === null
      ? null
      : new Set(rectangle(corner, over).map((square) => squareName(square)));
  return (
    <div
      class={`editor-board ${mode}`}
      style={{ '--ratio': (width(scene) / height(scene)).toFixed(4) }}
      onPointerDownCapture={onDown}
      onPointerMoveCapture={onMove}
      onPointerUpCapture={onUp}
      onPointerCancelCapture={onUp}
      onKeyDownCapture={() => {
        stale.current = false;
      }}
    >
      <GridBoard
        scene={scene}
        camera={camera}
        marks={{
          sign: 'neutral',
          choices,
          ...(preview === null ? {} : { reach1: preview }),
        }}
        label={t('board.label', { columns: scene.columns, rows: scene.rows })}
        onSquare={onSquare}
        onPiece={(piece) => {
          const square = scene.pieces.find((one) => one.key === piece)?.square;
          if (square !== undefined) onSquare(square);
        }}
        onHover={(key) => {
          if (corner !== null && stroke.current === null && key !== null) setOver(squareOf(key));
        }}
        hint={() => hint}
      />
    </div>
  );
}
