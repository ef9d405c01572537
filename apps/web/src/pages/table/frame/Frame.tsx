import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { KeysHelp } from '../../../panels/Keys.tsx';
import { trialOf } from '../../../session/start.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { ShareDialog } from '../Moments.tsx';
import { Aside, type Tabs } from './Aside.tsx';
import { Bar } from './Bar.tsx';
import { CoverScreen } from './CoverScreen.tsx';
import './frame.css';

/** What is open over the table. */
export type Opened = 'help' | 'share' | null;

export interface FrameProps<Id extends string> {
  readonly c: Controller;
  readonly title: string;
  /** Classes of the whole table, and how wide its board is for its height. */
  readonly look?: string;
  readonly ratio?: number;
  /** Whether what is shown may change by itself; asked anew whenever that changes, without drawing the table. */
  readonly busy: () => boolean;
  readonly subtitle: string;
  /** Who plays and how they stand, in the bar; and what else spans the table. */
  readonly status: ComponentChildren;
  readonly strip?: ComponentChildren;
  /** The board or the map, with what lies on it. */
  readonly surface: ComponentChildren;
  /** Under it, where there is room. */
  readonly below?: ComponentChildren;
  readonly tabs: Tabs<Id>;
  readonly aside: ComponentChildren;
  readonly opened: Opened;
  readonly onOpen: (what: Opened) => void;
  /** What everybody may see before the device changes hands. */
  readonly uncovered?: ComponentChildren;
  /** A record that is only looked at: nothing is covered. */
  readonly watching?: boolean;
  /** In front of everything: a battle, how it ended. */
  readonly children?: ComponentChildren;
}

/**
 * The one table that every game is played at: a bar, a board or a map, what stands beside it, what comes in front of
 * it.
 */
export function Frame<Id extends string>(props: FrameProps<Id>) {
  const { c, look = '', ratio = 1, uncovered = null, watching = false, opened, onOpen } = props;
  const busy = useComputed(props.busy);
  const asked = useComputed(() => c.question.value !== null && !watching);
  usePageTitle(asked.value ? `${t('start.yourMove')} · ${props.title}` : props.title);
  if (c.handOver.value !== null && !watching)
    return uncovered === null ? (
      <CoverScreen c={c} />
    ) : (
      <div class={`table covered ${look}`}>{uncovered}</div>
    );
  const failure = c.table.failure.value;
  const trial = trialOf(c.table.id) === undefined ? '' : ' on-trial';
  return (
    <div
      class={`table tab-${props.tabs.open}${trial} ${look}`}
      aria-busy={busy}
      style={{ '--ratio': ratio.toFixed(4) }}
    >
      <Bar c={c} subtitle={props.subtitle} onHelp={() => onOpen('help')}>
        {props.status}
      </Bar>
      {props.strip}
      <main class="left">
        <h1 class="vh">{props.title}</h1>
        <div class="surface">{props.surface}</div>
        {props.below}
      </main>
      <Aside c={c} tabs={props.tabs}>
        {props.aside}
      </Aside>
      {failure !== null && (
        <p class="failure" role="alert">
          {t('common.failed')}: {c.table.failureText?.(failure) ?? failure}
        </p>
      )}
      {opened === 'help' && <KeysHelp c={c} onClose={() => onOpen(null)} />}
      {opened === 'share' && <ShareDialog c={c} onClose={() => onOpen(null)} />}
      {props.children}
    </div>
  );
}
