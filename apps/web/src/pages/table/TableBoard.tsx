import type { Say } from '@dustfront/kernel';
import { GridBoard } from '../../board/GridBoard.tsx';
import type { GridScene, Marks } from '../../board/scene.ts';
import type { Camera } from '../../camera/camera.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { clickPiece, clickSquare } from './clicks.ts';
import { litMarks } from './Goals.tsx';
import { withHint } from './hintmarks.ts';
import { marksOf, whileShown } from './marks.ts';

/** The piece that a click is about: the unit of which it is a part, where that one may be chosen and it may not. */
function meant(c: Controller, scene: GridScene, { targets }: Marks, clicked: string): string {
  const whole = scene.pieces.find((piece) => piece.key === clicked)?.of;
  const open = (key: string): boolean =>
    targets?.has(key) === true || c.ahead.aims.value.some(({ target }) => target === key);
  return whole !== undefined && open(whole) && !open(clicked) ? whole : clicked;
}

/** What a square offers, for those who hear the board. */
function hintOf(scene: GridScene, marks: Marks, key: string): string {
  if (marks.reach1?.has(key)) return t('hint.reach1');
  if (marks.reach2?.has(key)) return t('hint.reach2');
  return scene.pieces.some((piece) => piece.square === key && marks.targets?.has(piece.key))
    ? t('hint.target')
    : '';
}

interface TableBoardProps {
  readonly c: Controller;
  readonly say: Say;
  readonly scene: GridScene;
  /** Squares that somebody wants to be shown. */
  readonly lit: readonly string[];
  readonly camera: Camera;
  /** Something on the board was clicked or tapped. */
  readonly onTouched: () => void;
}

/**
 * The board of a table: what lies on it, what is marked, what a click does. What the pointer looks at changes marks and
 * nothing else of the table, so they are made here.
 */
export function TableBoard({ c, say, scene, lit, camera, onTouched }: TableBoardProps) {
  const marks = litMarks(withHint(c, marksOf(c, say)), lit);
  const held = c.stage.held.value;
  const shown = held?.kind === 'grid' ? held : scene;
  return (
    <GridBoard
      scene={shown}
      playing={c.stage.playing.value}
      marks={held === null ? marks : whileShown(shown, marks)}
      camera={camera}
      hint={({ key }) => hintOf(scene, marks, key)}
      label={t('board.label', { columns: scene.columns, rows: scene.rows })}
      onSquare={(square, touch) => {
        onTouched();
        clickSquare(c, square, touch);
      }}
      onPiece={(clicked, touch) => {
        onTouched();
        clickPiece(c, meant(c, scene, marks, clicked), touch);
      }}
      onHover={(square) => {
        c.hover.value = square;
      }}
      onTurn={(id) => void c.submit(id)}
      onLook={(way) => {
        c.turning.value = way;
      }}
    />
  );
}
