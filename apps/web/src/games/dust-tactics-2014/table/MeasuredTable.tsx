import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useTableCamera } from '../../../board/camera.ts';
import { MARGIN, type TableScene } from '../../../board/tabletop.ts';
import { ZoomButtons } from '../../../camera/ZoomButtons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { BattleFrame, useParts } from '../../../pages/table/BattleFrame.tsx';
import { useKeys } from '../../../pages/table/frame/keys.ts';
import { squaresKeys } from '../../../pages/table/squares-keys.ts';
import type { TableProps } from '../../face.ts';
import { DraftPanel } from './DraftPanel.tsx';
import { Draft } from './draft.ts';
import { Pieces } from './Pieces.tsx';
import { Prospects } from './Prospects.tsx';
import { RangeBar } from './RangeBar.tsx';
import { Ranges } from './ranges.ts';
import { Surface } from './Surface.tsx';
import { Shots } from './shots.ts';
import { UnitList } from './UnitList.tsx';
import './beside.css';
import './room.css';

/** What is asked anew is read from its top; only what the same question shows stays where it was scrolled to. */
function useTop(c: Controller, draft: Draft, part: string): void {
  const number = c.question.value?.number;
  const isOpen = draft.isOpen.value;
  useLayoutEffect(() => {
    const orders = document.querySelector('.measured .part-orders');
    if (orders !== null) orders.scrollTop = 0;
  }, [number, isOpen, part]);
}

/** A match measured on a table: the same card, orders, goals and record beside it as beside a board of squares. */
export function MeasuredTable(props: TableProps<Controller>) {
  const { c, lesson, say } = props;
  // Who only watches gives no orders: the record is what he came for.
  const open = useParts(c.seats.peek().length === 0 && c.table.waiting === undefined ? 'log' : 'orders');
  const scene = c.scene.value as TableScene;
  const camera = useTableCamera(scene);
  const draft = useMemo(() => new Draft(c), [c]);
  const ranges = useMemo(() => new Ranges(c, draft), [c]);
  const shots = useMemo(() => new Shots(c, draft), [c]);
  const common = squaresKeys(c);
  useKeys(c, {
    ...common,
    camera,
    help: open.onHelp,
    commit: () => draft.commit() || shots.fire() || common.commit(),
    back: () => (draft.choice.peek() !== null ? draft.clear() : shots.clear() || common.back()),
    letters: { b: () => ranges.toggle() },
  });
  useSignalEffect(() => {
    if (c.aim.value !== null || draft.isOpen.value || shots.at.value !== null) open.onPart('orders');
  });
  useTop(c, draft, open.part);
  const held = c.stage.held.value;
  const layers = () => (
    <div class="layers">
      <UnitList c={c} />
      <ZoomButtons camera={camera} all={t('board.fitTable')} />
    </div>
  );
  const before = (
    <>
      {lesson}
      <Pieces draft={draft} />
      <DraftPanel c={c} draft={draft} say={say} />
      <Prospects c={c} draft={draft} shots={shots} />
      <RangeBar ranges={ranges} />
    </>
  );
  return (
    <BattleFrame
      {...props}
      look="squares measured"
      ratio={(scene.width + 2 * MARGIN) / (scene.height + 2 * MARGIN)}
      open={open}
      surface={
        <Surface c={c} scene={held?.kind === 'table' ? held : scene} {...{ camera, draft, ranges, shots }} />
      }
      layers={layers}
      before={before}
      onLit={() => undefined}
    />
  );
}
