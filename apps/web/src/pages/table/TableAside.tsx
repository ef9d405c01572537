import type { Say } from '@dustfront/kernel';
import type { ComponentChildren } from 'preact';
import type { Camera } from '../../camera/camera.ts';
import { Icon } from '../../drawings/icons.tsx';
import type { GoalsModel, StatusModel } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { hasNews, News } from '../../panels/News.tsx';
import { Timeline } from '../../panels/Timeline.tsx';
import { UnitCard } from '../../panels/UnitCard.tsx';
import type { Moment, TableState } from '../../session/table.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Goals } from './Goals.tsx';
import { goTo } from './goto.ts';
import { Handle } from './Handle.tsx';
import { Layers } from './Layers.tsx';
import { Looking } from './Looking.tsx';
import { MomentTools } from './Moments.tsx';
import { Orders } from './Orders.tsx';
import { TableLog } from './TableLog.tsx';
import { ticksOf } from './ticks.ts';

export type Tab = 'orders' | 'card' | 'log' | 'goals' | 'layers';

const tabs: readonly Tab[] = ['orders', 'card', 'log', 'goals', 'layers'];

interface AsideProps {
  readonly c: Controller;
  readonly say: Say;
  readonly state: TableState;
  readonly shown: Moment;
  readonly status: StatusModel;
  readonly goals: GoalsModel | null;
  readonly tab: Tab;
  readonly camera: Camera;
  readonly lesson: ComponentChildren;
  readonly onTab: (tab: Tab) => void;
  readonly onLit: (squares: readonly string[]) => void;
  readonly onShare: () => void;
  readonly onHelp: () => void;
}

/** What is open beside the board where there is no room for everything at once. */
function Tabs({ c, goals, tab, onTab }: Pick<AsideProps, 'c' | 'goals' | 'tab' | 'onTab'>) {
  return (
    <nav class="tabs" aria-label={t('table.parts')}>
      {tabs
        .filter((part) => part !== 'goals' || goals !== null)
        .map((part) => (
          <button
            type="button"
            key={part}
            class={`to-${part}`}
            aria-pressed={tab === part}
            onClick={() => onTab(part)}
          >
            {part === 'goals' ? t('goals.tab') : t(`table.${part}`)}
          </button>
        ))}
      <button
        type="button"
        class="iconbtn"
        aria-label={t('orders.undo')}
        aria-disabled={!c.canUndo}
        onClick={() => void c.undo()}
      >
        <Icon name="undo" />
      </button>
    </nav>
  );
}

/** The card that is looked at, or the news where nobody's is; and the orders below. */
function CardAndOrders({ c, say, shown, lesson }: Pick<AsideProps, 'c' | 'say' | 'shown' | 'lesson'>) {
  const regarded = c.aim.value === null ? (c.looked.value ?? c.selected.value) : c.selected.value;
  const card = regarded === null ? null : c.face.card(shown.view, regarded);
  const aimed = c.aim.value === null ? null : c.face.card(shown.view, c.aim.value.target);
  const hot = aimed === null || card === null ? null : card.columns.indexOf(aimed.stats[0]?.value ?? '');
  const newsInFront = hasNews(c) && (card === null || c.question.value === null);
  return (
    <>
      <div class={`cardbox part-card${aimed === null ? '' : ` aimed-${aimed.sign}`}`}>
        {newsInFront ? (
          <News c={c} say={say} />
        ) : card === null ? (
          <p class="sheet nocard muted">{t('card.choose')}</p>
        ) : (
          <>
            <Looking c={c} />
            <UnitCard card={card} hot={hot} />
          </>
        )}
      </div>
      <div class={`part-orders${newsInFront ? '' : ' telling'}`}>
        {lesson}
        <News c={c} say={say} brief />
        <Orders c={c} say={say} />
      </div>
    </>
  );
}

/** What wins, and what happened. */
function Story({ c, say, state, status, goals, tab, onLit }: AsideProps) {
  const over = state.outcome !== null || c.table.time?.fallen.value != null;
  return (
    <div class="story">
      {goals !== null && (
        <Goals
          goals={goals}
          sides={status.sides}
          over={over}
          sources={c.face.sources(state.header.setup)}
          onShow={onLit}
        />
      )}
      <section class="rec sheet part-log" aria-label={t('log.title')}>
        <h2 class="eyebrow">{t('log.title')}</h2>
        <TableLog c={c} say={say} turnedTo={tab === 'log'} />
      </section>
    </div>
  );
}

/** Everything beside the board: card, orders, goals, record; on a phone one of them at a time. */
export function TableAside(props: AsideProps) {
  const { c, state, shown, camera, onShare, onHelp } = props;
  return (
    <aside class="right">
      <Handle />
      <Tabs {...props} />
      <CardAndOrders {...props} />
      <Story {...props} />
      <div class="part-layers sheet">
        <Elsewhere game={c.face.id} onHelp={onHelp} />
        <Layers c={c} camera={camera} />
        <Timeline ticks={ticksOf(state, c.face)} last={state.at} at={shown.at} onGo={(at) => goTo(c, at)} />
        <MomentTools c={c} onShare={onShare} onNow={() => goTo(c, state.at)} />
      </div>
    </aside>
  );
}
