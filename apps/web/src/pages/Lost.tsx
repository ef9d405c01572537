import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { href } from '../router.ts';
import { TopBar } from '../ui/TopBar.tsx';

/** Nothing to show: why not, and the way home. */
export function Lost({
  title,
  text,
  children,
}: {
  title?: string;
  text?: string;
  children?: ComponentChildren;
}) {
  return (
    <>
      <TopBar />
      <main class="page">
        <div class="pagehead">
          <h1>{title ?? t('common.notFound')}</h1>
        </div>
        <p class="muted">{text ?? t('common.notFoundText')}</p>
        <p class="lost-way">
          {children}
          <a class="btn" href={href('')}>
            {t('common.home')}
          </a>
        </p>
      </main>
    </>
  );
}
