import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { href } from '../router.ts';
import { Heading } from '../ui/Heading.tsx';
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
          <Heading title={title ?? t('common.notFound')} />
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
