import type { ComponentChildren } from 'preact';
import { Icon, ThemeIcon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';
import { href } from '../router.ts';
import { change, isDark } from '../settings.ts';

export const ThemeButton = () => (
  <button
    type="button"
    class="iconbtn"
    title={t('common.theme')}
    aria-label={t('common.theme')}
    onClick={() => change({ theme: isDark() ? 'light' : 'dark' })}
  >
    <ThemeIcon />
  </button>
);

/** The quiet bar above every page that is not a table. */
export function TopBar({ children }: { children?: ComponentChildren }) {
  return (
    <header class="topbar">
      <a class="wordmark" href={href('')}>
        Dustfront
      </a>
      <span class="grow" />
      {children}
      <a class="iconbtn" href={href('rules')} title={t('common.rules')} aria-label={t('common.rules')}>
        <Icon name="book" />
      </a>
      <ThemeButton />
      <a class="iconbtn" href={href('settings')} title={t('settings.title')} aria-label={t('settings.title')}>
        <Icon name="gear" />
      </a>
    </header>
  );
}
