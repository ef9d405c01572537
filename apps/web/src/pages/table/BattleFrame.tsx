import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TableProps } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { Frame, type Opened } from './frame/Frame.tsx';
import { Time } from './frame/Time.tsx';
import { Latest } from './Latest.tsx';
import { OverDialog } from './over/OverDialog.tsx';
import { Sides } from './Sides.tsx';
import { type Part, SquaresAside } from './SquaresAside.tsx';

const parts: readonly Part[] = ['orders', 'card', 'log', 'goals', 'layers'];

/** Which part beside the battle is open, and what lies over it. */
export function useParts(first: Part = 'orders') {
  const [part, onPart] = useState(first);
  const [opened, onOpen] = useState<Opened>(null);
  return { part, onPart, opened, onOpen, onHelp: () => onOpen('help') };
}

interface BattleProps extends TableProps<Controller> {
  readonly look: string;
  readonly ratio: number;
  readonly open: ReturnType<typeof useParts>;
  readonly surface: ComponentChildren;
  readonly layers: () => ComponentChildren;
  /** What stands before the orders. */
  readonly before?: ComponentChildren;
  readonly onLit: (squares: readonly string[]) => void;
}

/** A battle of two sides: unit card, orders, goals and record beside its surface, layers and time under it. */
export function BattleFrame({ c, title, say, lesson, open, surface, layers, onLit, ...rest }: BattleProps) {
  const { part, onPart, opened, onOpen, onHelp } = open;
  const state = c.table.state.value;
  const view = c.shown.value?.view ?? null;
  if (state === null || view === null) return null;
  const { look, ratio, before = lesson, quietEnd = false } = rest;
  // What is still being shown is told when it has been seen.
  const untold = c.stage.told.value;
  const status = c.face.status(untold?.view ?? view);
  const goals = lesson === undefined ? (c.face.goals?.(view) ?? null) : null;
  const onShare = (): void => onOpen('share');
  const all = parts
    .filter((id) => id !== 'goals' || goals !== null)
    .map((id) => ({ id, word: id === 'goals' ? t('goals.tab') : t(`table.${id}`) }));
  return (
    <Frame
      {...{ c, title, look, ratio, opened, onOpen }}
      busy={() => c.unsettled}
      subtitle={status.subtitle}
      status={<Sides c={c} status={status} />}
      surface={surface}
      below={
        <div class="underboard">
          {layers()}
          <Time c={c} inLine onShare={onShare} />
          <Latest c={c} />
        </div>
      }
      tabs={{ all, open: part, onOpen: onPart }}
      aside={
        <SquaresAside
          {...{ c, say, status, goals, part, onLit, onHelp, onShare }}
          lesson={before}
          layers={layers()}
        />
      }
    >
      {state.outcome !== null && c.past.value === null && untold === null && !quietEnd && (
        <OverDialog c={c} outcome={state.outcome} say={say} onShare={onShare} />
      )}
    </Frame>
  );
}
