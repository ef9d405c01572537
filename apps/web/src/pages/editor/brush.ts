import { useRef, useState } from 'preact/hooks';
import type { EditorKit, Square } from '../../games/draft.ts';
import type { History } from './history.ts';
import { isDone, line, paintAll, rectangle, type Tool } from './paint.ts';
import type { Mode } from './ToolBox.tsx';

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

const isSame = ([ax, ay]: Square, [bx, by]: Square): boolean => ax === bx && ay === by;

/** A rectangle that is being drawn: the corner it began with, and the one that follows the pointer. */
function useRectangle() {
  const [corner, setCorner] = useState<Square | null>(null);
  const [over, setOver] = useState<Square | null>(null);
  return {
    corner,
    squares: corner === null || over === null ? null : rectangle(corner, over),
    begin(at: Square): void {
      setCorner(at);
      setOver(at);
    },
    stretch: setOver,
    end(): void {
      setCorner(null);
      setOver(null);
    },
  };
}

interface Tools {
  readonly kit: EditorKit;
  readonly history: History;
  readonly tool: Tool;
  readonly mode: Mode;
}

/** What a tool does to the draft: square by square, along a stroke, or as a rectangle. */
function usePaint({ kit, history, tool, mode }: Tools) {
  const { draft, change } = history;
  const frame = useRectangle();
  // Single places are set, not smeared.
  const single = tool.do === 'unit' || tool.do === 'fort';
  const framing = mode === 'rectangle' && !single;
  const puts = (at: Square): boolean => !isDone(kit, draft, at, tool);
  const apply = (squares: readonly Square[], put: boolean, tag: string): void =>
    change((now) => paintAll(kit, now, squares, tool, put), tag);
  const fill = (from: Square, to: Square): void => {
    apply(rectangle(from, to), puts(from), `fill ${Date.now()}`);
    frame.end();
  };
  return {
    rectangle: frame.squares,
    start(at: Square, pointer: number): Stroke {
      const stroke = { tag: `stroke ${Date.now()}`, put: puts(at), from: at, last: at, pointer };
      if (!framing) apply([at], stroke.put, stroke.tag);
      else if (frame.corner === null) frame.begin(at);
      return stroke;
    },
    drag(stroke: Stroke, at: Square): void {
      if (framing) frame.stretch(at);
      else if (!single) apply(line(stroke.last, at), stroke.put, stroke.tag);
      stroke.last = at;
    },
    lift({ from, last }: Stroke): void {
      if (!framing || frame.corner === null) return;
      if (!isSame(last, from) || !isSame(frame.corner, from)) fill(frame.corner, last);
    },
    set(at: Square): void {
      if (!framing) apply([at], puts(at), `key ${Date.now()}`);
      else if (frame.corner === null) frame.begin(at);
      else fill(frame.corner, at);
    },
    hover(at: Square | null): void {
      if (frame.corner !== null) frame.stretch(at);
    },
  };
}

/** The brush in the hand: pointer, fingers and keys on the board. */
export function useBrush({
  squareOf,
  ...tools
}: Tools & { readonly squareOf: (key: string | null) => Square | null }) {
  const paint = usePaint(tools);
  const stroke = useRef<Stroke | null>(null);
  const fingers = useRef(new Set<number>());
  /** A click that follows a stroke says nothing new. */
  const stale = useRef(false);
  const isHand = tools.mode === 'hand';
  return {
    rectangle: paint.rectangle,
    onDown(event: PointerEvent): void {
      fingers.current.add(event.pointerId);
      const at = squareOf(squareUnder(event));
      stroke.current = null;
      if (isHand || at === null || event.button > 0 || fingers.current.size > 1) return;
      stale.current = true;
      stroke.current = paint.start(at, event.pointerId);
    },
    onMove(event: PointerEvent): void {
      const now = stroke.current;
      if (now === null || now.pointer !== event.pointerId || fingers.current.size > 1) return;
      // The board must not take it for a wish to move the map.
      event.stopPropagation();
      const at = squareOf(squareUnder(event));
      if (at !== null && !isSame(at, now.last)) paint.drag(now, at);
    },
    onUp(event: PointerEvent): void {
      fingers.current.delete(event.pointerId);
      const now = stroke.current;
      stroke.current = null;
      if (now !== null) paint.lift(now);
    },
    onSquare(key: string): void {
      const at = squareOf(key);
      const isNew = !stale.current;
      stale.current = false;
      if (isNew && at !== null && !isHand) paint.set(at);
    },
    onHover(key: string | null): void {
      if (stroke.current === null && key !== null) paint.hover(squareOf(key));
    },
    onKey(): void {
      stale.current = false;
    },
  };
}
