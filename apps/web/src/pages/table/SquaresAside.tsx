import type { Say } from '@dustfront/kernel';
import type { ComponentChildren } from 'preact';
import type { GoalsModel, StatusModel } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import { isHit } from '../../modes/ask.ts';
import type { Controller } from '../../modes/controller.ts';
import { hasNews, News } from '../../panels/News.tsx';
import { UnitCard } from '../../panels/UnitCard.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Time } from './frame/Time.tsx';
import { Goals } from './Goals.tsx';
import { Looking } from './Looking.tsx';
import { Orders } from './Orders.tsx';
import { TableLog } from './TableLog.tsx';

/** What stands beside a board, one at a time on a phone. */
export type Part = 'orders' | 'card' | 'log' | 'goals' | 'layers';

interface AsideProps {
  readonly c: Controller;
  readonly say: Say;
  readonly status: StatusModel;
  readonly goals: GoalsModel | null;
  readonly part: Part;
  /** What is shown on the board, and how much of it. */
  readonly layers: ComponentChildren;
  readonly lesson: ComponentChildren;
  readonly onLit: (squares: readonly string[]) => void;
  readonly onShare: () => void;
  readonly onHelp: () => void;
}

/** The card that is looked at, or the news where nobody's is; and the orders below. */
function CardAndOrders({ c, say, lesson }: Pick<AsideProps, 'c' | 'say' | 'lesson'>) {
  const view = c.shown.value?.view ?? null;
  const question = c.question.value;
  // Who may be fired at just now is looked at by itself.
  const intruder = question === null || view === null ? null : c.face.reaction(question, view)?.intruder;
  const regarded =
    c.aim.value === null ? (c.looked.value ?? c.selected.value ?? intruder ?? null) : c.selected.value;
  const card = regarded === null || view === null ? null : c.face.card(view, regarded);
  const aimed = c.aim.value === null || view === null ? null : c.face.card(view, c.aim.value.target);
  const hot = aimed === null || card === null ? null : card.columns.indexOf(aimed.stats[0]?.value ?? '');
  // What hit him is seen while it is asked who takes the hit.
  const newsInFront = hasNews(c) && (card === null || c.question.value === null || isHit(c));
  return (
    <>
      <div class={`cardbox part part-card${aimed === null ? '' : ` aimed-${aimed.sign}`}`}>
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
      <div class={`part part-orders${newsInFront ? '' : ' telling'}`}>
        {lesson}
        {/* While something is aimed at the room is the odds'; the record and the board still tell it. */}
        {c.aim.value === null && <News c={c} say={say} brief />}
        <Orders c={c} say={say} />
      </div>
    </>
  );
}

/** What wins, and what happened. */
function Story({ c, say, status, goals, part, onLit }: AsideProps) {
  const state = c.table.state.value;
  if (state === null) return null;
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
      <section class="rec sheet part part-log" aria-label={t('log.title')}>
        <h2 class="eyebrow">{t('log.title')}</h2>
        <TableLog c={c} say={say} turnedTo={part === 'log'} />
      </section>
    </div>
  );
}

/** Everything beside the board: card, orders, goals, record; on a phone one of them at a time. */
export function SquaresAside(props: AsideProps) {
  const { c, part, layers, onShare, onHelp } = props;
  return (
    <>
      <CardAndOrders {...props} />
      <Story {...props} />
      <div class="part part-layers sheet">
        {part === 'layers' && (
          <>
            <Elsewhere game={c.face.id} onHelp={onHelp} />
            {layers}
            <Time c={c} onShare={onShare} />
          </>
        )}
      </div>
    </>
  );
}
