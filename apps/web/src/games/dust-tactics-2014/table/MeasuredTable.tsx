import { useMemo, useState } from 'preact/hooks';
import { useTableCamera } from '../../../board/camera.ts';
import { MARGIN, type TableScene } from '../../../board/tabletop.ts';
import { ZoomButtons } from '../../../camera/ZoomButtons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { Frame, type Opened } from '../../../pages/table/frame/Frame.tsx';
import { useKeys } from '../../../pages/table/frame/keys.ts';
import { Time } from '../../../pages/table/frame/Time.tsx';
import { OverDialog } from '../../../pages/table/over/OverDialog.tsx';
import { Sides } from '../../../pages/table/Sides.tsx';
import { type Part, SquaresAside } from '../../../pages/table/SquaresAside.tsx';
import { squaresKeys } from '../../../pages/table/squares-keys.ts';
import type { TableProps } from '../../face.ts';
import { DraftPanel } from './DraftPanel.tsx';
import { Draft } from './draft.ts';
import { Pieces } from './Pieces.tsx';
import { Prospects } from './Prospects.tsx';
import { Surface } from './Surface.tsx';
import { UnitList } from './UnitList.tsx';
import './beside.css';

const parts: readonly Part[] = ['orders', 'card', 'log', 'goals', 'layers'];

/** A match measured on a table: the same card, orders, goals and record beside it as beside a board of squares. */
export function MeasuredTable({ c, title, say, lesson }: TableProps<Controller>) {
  const [part, setPart] = useState<Part>('orders');
  const [opened, setOpened] = useState<Opened>(null);
  const scene = c.scene.value as TableScene;
  const camera = useTableCamera(scene);
  const draft = useMemo(() => new Draft(c), [c]);
  const common = squaresKeys(c);
  useKeys(c, {
    ...common,
    camera,
    help: () => setOpened('help'),
    commit: () => draft.commit() || common.commit(),
    back: () => (draft.choice.peek() === null ? common.back() : draft.clear()),
    letters: {},
  });
  const state = c.table.state.value;
  const view = c.shown.value?.view ?? null;
  if (state === null || view === null) return null;
  const status = c.face.status(view);
  const goals = lesson === undefined ? (c.face.goals?.(view) ?? null) : null;
  const onShare = (): void => setOpened('share');
  const held = c.stage.held.value;
  const layers = (
    <div class="layers">
      <UnitList c={c} />
      <ZoomButtons camera={camera} />
    </div>
  );
  const orders = (
    <>
      {lesson}
      <Pieces draft={draft} />
      <DraftPanel draft={draft} />
      <Prospects c={c} draft={draft} />
    </>
  );
  return (
    <Frame
      c={c}
      title={title}
      look="squares measured"
      ratio={(scene.width + 2 * MARGIN) / (scene.height + 2 * MARGIN)}
      busy={c.unsettled}
      subtitle={status.subtitle}
      status={<Sides c={c} status={status} />}
      surface={<Surface c={c} scene={held?.kind === 'table' ? held : scene} camera={camera} draft={draft} />}
      below={
        <div class="underboard">
          {layers}
          <Time c={c} inLine onShare={onShare} />
        </div>
      }
      tabs={{
        all: parts
          .filter((id) => id !== 'goals' || goals !== null)
          .map((id) => ({ id, word: id === 'goals' ? t('goals.tab') : t(`table.${id}`) })),
        open: part,
        onOpen: setPart,
      }}
      aside={
        <SquaresAside
          {...{ c, say, status, goals, part, layers, onShare }}
          lesson={orders}
          onLit={() => undefined}
          onHelp={() => setOpened('help')}
        />
      }
      opened={opened}
      onOpen={setOpened}
    >
      {state.outcome !== null && c.past.value === null && (
        <OverDialog c={c} outcome={state.outcome} say={say} onShare={onShare} />
      )}
    </Frame>
  );
}
