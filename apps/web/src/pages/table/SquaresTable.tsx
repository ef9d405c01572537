import { useEffect, useState } from 'preact/hooks';
import { useCamera } from '../../board/camera.ts';
import { height, width } from '../../board/geometry.ts';
import type { GridScene } from '../../board/scene.ts';
import type { TableProps } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { Frame, type Opened } from './frame/Frame.tsx';
import { useKeys } from './frame/keys.ts';
import { Time } from './frame/Time.tsx';
import { litMarks } from './Goals.tsx';
import { withHint } from './hintmarks.ts';
import { Layers } from './Layers.tsx';
import { marksOf } from './marks.ts';
import { OverDialog } from './over/OverDialog.tsx';
import { Sides } from './Sides.tsx';
import { type Part, SquaresAside } from './SquaresAside.tsx';
import { squaresKeys } from './squares-keys.ts';
import { TableBoard } from './TableBoard.tsx';
import './squares.css';

const parts: readonly Part[] = ['orders', 'card', 'log', 'goals', 'layers'];

/** A board of squares on the table: unit card, orders, goals and record beside it, layers and time under it. */
export function SquaresTable({ c, title, say, lesson }: TableProps<Controller>) {
  const [part, setPart] = useState<Part>('orders');
  const [opened, setOpened] = useState<Opened>(null);
  const [lit, setLit] = useState<readonly string[]>([]);
  const scene = c.scene.value as GridScene;
  const camera = useCamera(scene);
  useKeys(c, { ...squaresKeys(c), camera, help: () => setOpened('help') });
  useEffect(() => {
    if (c.aim.value !== null) setPart('orders');
  }, [c.aim.value]);
  const state = c.table.state.value;
  const view = c.shown.value?.view ?? null;
  if (state === null || view === null) return null;
  const status = c.face.status(view);
  const goals = lesson === undefined ? (c.face.goals?.(view) ?? null) : null;
  const onShare = (): void => setOpened('share');
  return (
    <Frame
      c={c}
      title={title}
      look="squares"
      ratio={width(scene) / height(scene)}
      busy={c.unsettled}
      subtitle={status.subtitle}
      status={<Sides c={c} status={status} />}
      surface={
        <TableBoard c={c} scene={scene} marks={litMarks(withHint(c, marksOf(c, say)), lit)} camera={camera} />
      }
      below={
        <div class="underboard">
          <Layers c={c} camera={camera} />
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
          {...{ c, say, status, goals, part, lesson, onShare }}
          layers={<Layers c={c} camera={camera} />}
          onLit={setLit}
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
