import type { ComponentType } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { t } from './i18n/index.ts';
import { isOnlineId } from './online/server.ts';
import { Guarded } from './pages/Broken.tsx';
import { Lost } from './pages/Lost.tsx';
import { StartPage } from './pages/Start.tsx';
import { place } from './router.ts';

// Each page is loaded when it is first opened.
const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));

const TablePage = page(() => import('./pages/table/TablePage.tsx').then((m) => m.TablePage));
const SetupPage = page(() => import('./pages/setup/SetupPage.tsx').then((m) => m.SetupPage));
const RulesPage = page(() => import('./pages/rules/RulesPage.tsx').then((m) => m.RulesPage));
const ArmyPage = page(() => import('./pages/army/ArmyPage.tsx').then((m) => m.ArmyPage));
const EditorPage = page(() => import('./pages/editor/EditorPage.tsx').then((m) => m.EditorPage));
const ReplayPage = page(() => import('./pages/replay/ReplayPage.tsx').then((m) => m.ReplayPage));
const RecordsPage = page(() => import('./pages/replay/RecordsPage.tsx').then((m) => m.RecordsPage));
const LearnPage = page(() => import('./pages/learn/LearnPage.tsx').then((m) => m.LearnPage));
const LessonPage = page(() => import('./pages/learn/LessonPage.tsx').then((m) => m.LessonPage));
const SettingsPage = page(() => import('./pages/Settings.tsx').then((m) => m.SettingsPage));
const OnlinePages = page(() => import('./pages/online/OnlinePages.tsx').then((m) => m.OnlinePages));

function Page() {
  const { name, parts, query, broken } = place.value;
  const first = parts[0] ?? null;
  if (broken !== undefined)
    return <Lost title={t('common.brokenAddress')} text={t('common.brokenAddressText', { part: broken })} />;
  switch (name) {
    case '':
      return <StartPage />;
    case 'table':
      if (isOnlineId(first)) return <OnlinePages name={name} first={first} query={query} />;
      return <TablePage key={parts[0]} id={parts[0] ?? ''} />;
    case 'setup':
      return <SetupPage game={first ?? 'dust-tactics'} army={query.get('army')} />;
    case 'rules':
      return <RulesPage game={first ?? 'dust-tactics'} id={parts[1] ?? null} />;
    case 'army':
      return <ArmyPage packed={first} />;
    case 'editor':
      return <EditorPage packed={first} />;
    case 'replay':
      return <ReplayPage key={first} id={first} packed={null} />;
    case 'record':
      return <ReplayPage key={first} id={null} packed={first} />;
    case 'records':
      return <RecordsPage />;
    case 'learn':
      return <LearnPage />;
    case 'lesson':
      return <LessonPage key={first} id={first ?? ''} />;
    case 'lobby':
    case 'invite':
    case 'join':
    case 'account':
    case 'player':
    case 'mail':
    case 'verify':
      return <OnlinePages name={name} first={first} second={parts[1] ?? ''} query={query} />;
    case 'settings':
      return <SettingsPage />;
    default:
      return <Lost />;
  }
}

export function App() {
  return (
    <Suspense fallback={<p class="page muted">{t('common.loading')}</p>}>
      {/* Another address is another try. */}
      <Guarded key={`${place.value.name}/${place.value.parts.join('/')}`}>
        <Page />
      </Guarded>
    </Suspense>
  );
}
