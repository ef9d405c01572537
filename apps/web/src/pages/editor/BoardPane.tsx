import { useMemo, useRef } from 'preact/hooks';
import { GridBoard } from '../../board/GridBoard.tsx';
import { height, width } from '../../board/geometry.ts';
import { type GridScene, squaresByKey } from '../../board/scene.ts';
import type { Camera } from '../../camera/camera.ts';
import type { Draft, EditorKit, Square } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { useBrush } from './brush.ts';
import type { History } from './history.ts';
import type { Tool } from './paint.ts';
import { type Mode, toolName } from './ToolBox.tsx';
import { draftScene, squareName } from './view.ts';

/** The draft as a board, of which as much as possible stays the same from stroke to stroke. */
function useDrawn(kit: EditorKit, draft: Draft, goal: number | null): GridScene {
  const drawn = useRef<GridScene | undefined>(undefined);
  return useMemo(() => {
    drawn.current = draftScene(kit, draft, goal, drawn.current);
    return drawn.current;
  }, [kit, draft, goal]);
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
  const { draft } = history;
  const scene = useDrawn(kit, draft, tool.do === 'goal' ? tool.goal : null);
  const squareOf = (key: string | null): Square | null => {
    const found = squaresByKey(scene).get(key ?? '');
    return found === undefined ? null : [found.x, found.y];
  };
  const brush = useBrush({ kit, history, tool, mode, squareOf });
  const choices = useMemo(
    () => new Set(mode === 'hand' ? [] : scene.squares.map((square) => square.key)),
    [mode, scene.columns, scene.rows],
  );
  const hint = mode === 'hand' ? '' : toolName(tool, kit, draft);
  const preview = brush.rectangle?.map(squareName);
  return (
    <div
      class={`editor-board ${mode}`}
      style={{ '--ratio': (width(scene) / height(scene)).toFixed(4) }}
      onPointerDownCapture={brush.onDown}
      onPointerMoveCapture={brush.onMove}
      onPointerUpCapture={brush.onUp}
      onPointerCancelCapture={brush.onUp}
      onKeyDownCapture={brush.onKey}
    >
      <GridBoard
        scene={scene}
        camera={camera}
        marks={{
          sign: 'neutral',
          choices,
          ...(preview === undefined ? {} : { reach1: new Set(preview) }),
        }}
        label={t('board.label', { columns: scene.columns, rows: scene.rows })}
        onSquare={brush.onSquare}
        onPiece={(piece) => {
          const square = scene.pieces.find((one) => one.key === piece)?.square;
          if (square !== undefined) brush.onSquare(square);
        }}
        onHover={brush.onHover}
        hint={() => hint}
      />
    </div>
  );
}
