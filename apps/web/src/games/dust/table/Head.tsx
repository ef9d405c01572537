import type { ComponentChildren } from 'preact';
import { Icon } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { href } from '../../../router.ts';
import { ThemeButton } from '../../../ui/TopBar.tsx';
import './head.css';

/** The bar at the top: where we are, everybody at the table, and the tools of every table. */
export function Head({
  c,
  status,
  onHelp,
  children,
}: {
  c: Controller;
  status: string;
  onHelp: () => void;
  children: ComponentChildren;
}) {
  return (
    <header class="d-head">
      <div class="d-brand">
        <a class="wordmark" href={href('')}>
          Dustfront
        </a>
        <small>{status}</small>
      </div>
      {children}
      <div class="tools">
        <button
          type="button"
          class="iconbtn"
          title={t('orders.undo')}
          aria-label={t('orders.undo')}
          aria-disabled={!c.canUndo}
          onClick={() => void c.undo()}
        >
          <Icon name="undo" />
        </button>
        <a
          class="iconbtn wide-only"
          href={href('rules', c.face.id)}
          title={t('common.rules')}
          aria-label={t('common.rules')}
        >
          <Icon name="book" />
        </a>
        <ThemeButton />
        <button
          type="button"
          class="iconbtn wide-only"
          title={t('keys.title')}
          aria-label={t('keys.title')}
          onClick={onHelp}
        >
          ?
        </button>
        <a
          class="iconbtn wide-only"
          href={href('settings')}
          title={t('settings.title')}
          aria-label={t('settings.title')}
        >
          <Icon name="gear" />
        </a>
      </div>
    </header>
  );
}
