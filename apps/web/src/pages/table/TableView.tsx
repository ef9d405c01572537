import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCamera } from '../../board/camera.ts';
import { height, width } from '../../board/geometry.ts';
import { language, t } from '../../i18n/index.ts';
import { sayOf } from '../../i18n/words.ts';
import type { Controller } from '../../modes/controller.ts';
import { KeysHelp } from '../../panels/Keys.tsx';
import { Timeline } from '../../panels/Timeline.tsx';
import { trialOf } from '../../session/start.ts';
import { CoverScreen } from './CoverScreen.tsx';
import { litMarks } from './Goals.tsx';
import { goTo } from './goto.ts';
import { withHint } from './hintmarks.ts';
import { useKeys } from './keys.ts';
import { Layers } from './Layers.tsx';
import { MomentTools, ShareDialog } from './Moments.tsx';
import { marksOf } from './marks.ts';
import { OverDialog } from './over/OverDialog.tsx';
import { type Tab, TableAside } from './TableAside.tsx';
import { TableBoard } from './TableBoard.tsx';
import { TableHeader } from './TableHeader.tsx';
import { ticksOf } from './ticks.ts';
import './table.css';

export interface TableViewProps {
  readonly c: Controller;
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
  /** Above the orders: the words of a lesson. */
  readonly lesson?: preact.ComponentChildren;
}

/** Everything around a board: sides, card, orders, record, layers and time. */
export function TableView({ c, title, words, lesson }: TableViewProps) {
  const [tab, setTab] = useState<Tab>('orders');
  const [help, setHelp] = useState(false);
  const [share, setShare] = useState(false);
  const [lit, setLit] = useState<readonly string[]>([]);
  const lang = language();
  const say = useMemo(() => sayOf(c.face.id, words), [words, lang, c.face]);
  const state = c.table.state.value;
  const shown = c.shown.value;
  const scene = c.scene.value;
  const camera = useCamera(scene?.kind === 'grid' ? scene : null);
  useKeys(c, { help: () => setHelp(true) });
  useEffect(() => {
    if (c.aim.value !== null) setTab('orders');
  }, [c.aim.value]);
  if (state === null || shown === null || scene === null)
    return <p class="page muted">{t('common.loading')}</p>;
  const status = c.face.status(shown.view);
  return (
    <div
      class={`table tab-${tab}${trialOf(c.table.id) === undefined ? '' : ' on-trial'}`}
      aria-busy={c.unsettled}
      style={{ '--ratio': scene.kind === 'grid' ? (width(scene) / height(scene)).toFixed(4) : '1' }}
    >
      <TableHeader c={c} status={status} onHelp={() => setHelp(true)} />
      <main class="left">
        <h1 class="vh">{title}</h1>
        <div class="boardbox">
          {scene.kind === 'grid' && (
            <TableBoard
              c={c}
              scene={scene}
              marks={litMarks(withHint(c, marksOf(c, say)), lit)}
              camera={camera}
            />
          )}
        </div>
        <div class="underboard">
          <Layers c={c} camera={camera} />
          <Timeline ticks={ticksOf(state, c.face)} last={state.at} at={shown.at} onGo={(at) => goTo(c, at)}>
            <MomentTools c={c} onShare={() => setShare(true)} onNow={() => goTo(c, state.at)} />
          </Timeline>
        </div>
      </main>
      <TableAside
        c={c}
        say={say}
        state={state}
        shown={shown}
        status={status}
        goals={lesson === undefined ? (c.face.goals?.(shown.view) ?? null) : null}
        tab={tab}
        camera={camera}
        lesson={lesson}
        onTab={setTab}
        onLit={setLit}
        onShare={() => setShare(true)}
        onHelp={() => setHelp(true)}
      />
      {c.table.failure.value !== null && (
        <p class="failure" role="alert">
          {t('common.failed')}: {c.table.failure.value}
        </p>
      )}
      {help && <KeysHelp c={c} onClose={() => setHelp(false)} />}
      {share && <ShareDialog c={c} onClose={() => setShare(false)} />}
      {c.handOver.value !== null && <CoverScreen c={c} />}
      {state.outcome !== null && c.past.value === null && (
        <OverDialog c={c} outcome={state.outcome} say={say} onShare={() => setShare(true)} />
      )}
    </div>
  );
}
