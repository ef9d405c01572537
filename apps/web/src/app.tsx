import type { ComponentType } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { t } from './i18n/index.ts';
import { Lost } from './pages/Lost.tsx';
import { StartPage } from './pages/Start.tsx';
import { place } from './router.ts';

// Each page is loaded when it is first opened.
const page = <P extends object>(load: () => Promise<ComponentType<P>>) => lazy(async () => ({ default: await load() }));

const TablePage = page(() => import('./pages/table/TablePage.tsx').then((m) => m.TablePage));
const SettingsPage = page(() => import('./pages/Settings.tsx').then((m) => m.SettingsPage));

function Page() {
  const { name, parts } = place.value;
  switch (name) {
    case '':
      return <StartPage />;
    case 'table':
      return <TablePage key={parts[0]} id={parts[0] ?? ''} />;
    case 'settings':
      return <SettingsPage />;
    default:
      return <Lost />;
  }
}

export function App() {
  return (
    <Suspense fallback={<p class="page muted">{t('common.loading')}</p>}>
      <Page />
    </Suspense>
  );
}
