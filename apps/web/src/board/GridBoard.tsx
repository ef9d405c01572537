import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Camera } from '../camera/camera.ts';
import { useGestures, useSpace } from '../camera/gestures.ts';
import type { Playing } from '../stage/stage.ts';
import { compare, finish, play, type UnderWay } from './anim.ts';
import { Drawn } from './Drawn.tsx';
import { height, width } from './geometry.ts';
import { onBoardKey } from './keys.ts';
import type { GridScene, Marks, SquareModel } from './scene.ts';
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

// A drawing cannot be made of table elements; these roles give it the same meaning for those who hear it.
const asGrid = (label: string, rows: number, columns: number) =>
  ({ role: 'grid', 'aria-label': label, 'aria-rowcount': rows, 'aria-colcount': columns }) as const;

const named = (at: EventTarget | null, what: 'square' | 'piece'): string | null =>
  at instanceof Element ? (at.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null) : null;

/** The first square with somebody on it, or the first of all. */
const firstSquare = ({ squares, pieces }: GridScene): string =>
  (squares.find(({ key }) => pieces.some(({ square }) => square === key)) ?? squares[0])?.key ?? '';
/** Squares that a click goes to. */
const openSquares = ({ choices, reach1, reach2 }: Marks): ReadonlySet<string> =>
  new Set([...(choices ?? []), ...(reach1 ?? []), ...(reach2 ?? [])]);
/** Pieces that moved since the scene before glide to where they are now. */
function useGlide(svg: RefObject<SVGSVGElement | null>, scene: GridScene): void {
  const previous = useRef(scene);
  const under = useRef<UnderWay>(new Map());
  useLayoutEffect(() => {
    if (previous.current !== scene && svg.current !== null)
      play(svg.current, compare(previous.current, scene), under.current);
    previous.current = scene;
  }, [scene]);
}

/** Where the keyboard stands on the board, and what its keys do there. */
function useKeyboard(svg: RefObject<SVGSVGElement | null>, props: BoardProps) {
  const { scene, camera, marks, onSquare, onTurn } = props;
  const [focus, setFocus] = useState(() => firstSquare(scene));
  const byKey = (event: KeyboardEvent): void =>
    onBoardKey(event, named(event.target, 'square'), {
      scene,
      camera,
      turns: marks.turns ?? null,
      onSquare: ({ key }) => {
        setFocus(key);
        svg.current?.querySelector<SVGElement>(`[data-square="${key}"]`)?.focus();
      },
      onEnter: ({ key }) => onSquare(key, false),
      onTurn: (way) => onTurn?.(way),
    });
  return { focus, setFocus, byKey };
}

/** The board: it draws a scene and marks, and tells what was clicked. It contains no rule. */
export function GridBoard(props: BoardProps) {
  const { scene, marks, camera, hint, onSquare, onPiece, onHover, onTurn, onLook, playing = null } = props;
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const { focus, setFocus, byKey } = useKeyboard(svg, props);
  useGlide(svg, scene);
  useSpace(svg, camera);
  /** A tap on a unit may mean the unit; the keyboard reaches it through its square. */
  const tap = (at: EventTarget | null, byFinger: boolean): void => {
    const square = named(at, 'square');
    const piece = named(at, 'piece');
    if (square === null) return;
    setFocus(square);
    if (piece !== null && onPiece !== undefined) onPiece(piece, byFinger);
    else onSquare(square, byFinger);
  };
  const hands = useGestures(svg, camera, {
    onStart: () => svg.current !== null && finish(svg.current),
    onTap: tap,
  });
  const frame = camera?.frame.value ?? { x: 0, y: 0, width: width(scene), height: height(scene), scale: 1 };
  const turns = onTurn === undefined ? null : (marks.turns ?? null);
  const press = (way: string): void => {
    if (!hands.hasDragged) onTurn?.(way);
  };
  return (
    <div class="bd">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would hang over the whole board; aria-label names it */}
      <svg
        ref={svg}
        class={`board${camera === undefined ? ' still' : camera.isClose ? ' zoomed' : ''}`}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMidYMin meet"
        {...asGrid(props.label, scene.rows, scene.columns)}
        onKeyDown={byKey}
        onFocusIn={({ target }) => {
          const square = named(target, 'square');
          if (square === null) return;
          setFocus(square);
          onHover?.(square);
        }}
        onPointerOver={({ target, pointerType }) => {
          const square = named(target, 'square');
          if (square !== null && pointerType === 'mouse') onHover?.(square);
        }}
        onPointerLeave={() => onHover?.(null)}
      >
        <Drawn {...{ scene, marks, playing, focus, hint, id }} />
        {turns !== null && (
          <Turns
            {...{ sign: marks.sign, turns, scene, open: openSquares(marks), onTurn: press }}
            scale={1 / frame.scale}
            onLook={(way) => onLook?.(way)}
          />
        )}
      </svg>
    </div>
  );
}
