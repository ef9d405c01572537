import { useMemo } from 'preact/hooks';
import { useTableCamera } from '../../../board/camera.ts';
import { MARGIN, type TableScene } from '../../../board/tabletop.ts';
import { ZoomButtons } from '../../../camera/ZoomButtons.tsx';
import type { Controller } from '../../../modes/controller.ts';
import { BattleFrame, useParts } from '../../../pages/table/BattleFrame.tsx';
import { useKeys } from '../../../pages/table/frame/keys.ts';
import { squaresKeys } from '../../../pages/table/squares-keys.ts';
import type { TableProps } from '../../face.ts';
import { DraftPanel } from './DraftPanel.tsx';
import { Draft } from './draft.ts';
import { Pieces } from './Pieces.tsx';
import { Prospects } from './Prospects.tsx';
import { Surface } from './Surface.tsx';
import { UnitList } from './UnitList.tsx';
import './beside.css';

/** A match measured on a table: the same card, orders, goals and record beside it as beside a board of squares. */
export function MeasuredTable(props: TableProps<Controller>) {
  const { c, lesson } = props;
  const open = useParts();
  const scene = c.scene.value as TableScene;
  const camera = useTableCamera(scene);
  const draft = useMemo(() => new Draft(c), [c]);
  const common = squaresKeys(c);
  useKeys(c, {
    ...common,
    camera,
    help: open.onHelp,
    commit: () => draft.commit() || common.commit(),
    back: () => (draft.choice.peek() === null ? common.back() : draft.clear()),
    letters: {},
  });
  const held = c.stage.held.value;
  const layers = () => (
    <div class="layers">
      <UnitList c={c} />
      <ZoomButtons camera={camera} />
    </div>
  );
  const before = (
    <>
      {lesson}
      <Pieces draft={draft} />
      <DraftPanel draft={draft} />
      <Prospects c={c} draft={draft} />
    </>
  );
  return (
    <BattleFrame
      {...props}
      look="squares measured"
      ratio={(scene.width + 2 * MARGIN) / (scene.height + 2 * MARGIN)}
      open={open}
      surface={() => (
        <Surface c={c} scene={held?.kind === 'table' ? held : scene} camera={camera} draft={draft} />
      )}
      layers={layers}
      before={before}
      onLit={() => undefined}
    />
  );
}
