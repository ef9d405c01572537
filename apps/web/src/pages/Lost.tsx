import { t } from '../i18n/index.ts';
import { href } from '../router.ts';
import { TopBar } from '../ui/TopBar.tsx';

export function Lost() {
  return (
    <>
      <TopBar />
      <main class="page">
        <div class="pagehead">
          <h1>{t('common.notFound')}</h1>
        </div>
        <p class="muted">{t('common.notFoundText')}</p>
        <p class="lost-way">
          <a class="btn" href={href('')}>
            {t('common.home')}
          </a>
        </p>
      </main>
    </>
  );
}
