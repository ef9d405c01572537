import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { href } from '../../router.ts';
import { SoundButton } from '../../ui/SoundButton.tsx';
import { ThemeButton } from '../../ui/TopBar.tsx';
import './tools.css';

/** The tools of every table: take back, rules, light or dark, keys, settings. */
export function Tools({ c, onHelp }: { c: Controller; onHelp: () => void }) {
  return (
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
        class="iconbtn"
        href={href('rules', c.face.id)}
        title={t('common.rules')}
        aria-label={t('common.rules')}
      >
        <Icon name="book" />
      </a>
      <SoundButton />
      <ThemeButton />
      <button
        type="button"
        class="iconbtn"
        title={t('keys.title')}
        aria-label={t('keys.title')}
        onClick={onHelp}
      >
        ?
      </button>
      <a class="iconbtn" href={href('settings')} title={t('settings.title')} aria-label={t('settings.title')}>
        <Icon name="gear" />
      </a>
    </div>
  );
}
