import { DEFAULT_GAME } from '@dustfront/games';
import type { PageName } from '@dustfront/protocol';
import type { ComponentType, JSX } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import type { Place } from './address.ts';
import { t } from './i18n/index.ts';
import { isOnlineId } from './online/server.ts';
import { Guarded } from './pages/Broken.tsx';
import { Lost } from './pages/Lost.tsx';
import { StartPage } from './pages/Start.tsx';
import { place } from './router.ts';

// Pages are loaded when they are first opened, with those that share most with them.
const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));

const atTable = () => import('./pages/at-table.ts');
const beforeTable = () => import('./pages/before-table.ts');
const reference = () => import('./pages/reference.ts');
const learning = () => import('./pages/learning.ts');

const TablePage = page(() => atTable().then((m) => m.TablePage));
const ReplayPage = page(() => atTable().then((m) => m.ReplayPage));
const RecordsPage = page(() => atTable().then((m) => m.RecordsPage));
const LearnPage = page(() => learning().then((m) => m.LearnPage));
const LessonPage = page(() => learning().then((m) => m.LessonPage));
const CampaignPage = page(() => import('./pages/campaign/CampaignPage.tsx').then((m) => m.CampaignPage));
const SetupPage = page(() => beforeTable().then((m) => m.SetupPage));
const ArmyPage = page(() => beforeTable().then((m) => m.ArmyPage));
const EditorPage = page(() => beforeTable().then((m) => m.EditorPage));
const RulesPage = page(() => reference().then((m) => m.RulesPage));
const SettingsPage = page(() => reference().then((m) => m.SettingsPage));
const AboutPage = page(() => import('./pages/about/AboutPage.tsx').then((m) => m.AboutPage));
const OnlinePages = page(() => import('./pages/online/OnlinePages.tsx').then((m) => m.withWords()));

type Open = (place: Place, first: string | null) => JSX.Element;

const online: Open = (at, first) => <OnlinePages place={at} first={first} />;

const pages: Readonly<Record<PageName | '', Open>> = {
  '': () => <StartPage />,
  match: (at, first) => (isOnlineId(first) ? online(at, first) : <TablePage key={first} id={first ?? ''} />),
  setup: ({ query, data }, first) => (
    <SetupPage game={first ?? DEFAULT_GAME} army={query.get('army')} packed={data} />
  ),
  rules: ({ parts }, first) => <RulesPage game={first ?? DEFAULT_GAME} id={parts[1] ?? null} />,
  campaign: () => <CampaignPage />,
  army: ({ data }, first) => <ArmyPage packed={data ?? first} />,
  editor: ({ data }, first) => <EditorPage packed={data ?? first} />,
  replay: (_, first) => <ReplayPage key={first} id={first} packed={null} />,
  record: ({ data }) => <ReplayPage key={data} id={null} packed={data} />,
  records: () => <RecordsPage />,
  learn: (_, first) => <LearnPage game={first ?? DEFAULT_GAME} />,
  lesson: (_, first) => <LessonPage key={first} id={first ?? ''} />,
  settings: () => <SettingsPage />,
  about: ({ data }, first) => <AboutPage name={first} part={data} />,
  lobby: online,
  invite: online,
  join: online,
  account: online,
  player: online,
  mail: online,
  moderation: online,
  verify: online,
};

function Page() {
  const { name, parts, broken } = place.value;
  if (broken !== undefined)
    return <Lost title={t('common.brokenAddress')} text={t('common.brokenAddressText', { part: broken })} />;
  const open = Object.hasOwn(pages, name) ? pages[name as PageName] : undefined;
  return open === undefined ? <Lost /> : open(place.value, parts[0] ?? null);
}

export function App() {
  const { name, parts, data } = place.value;
  return (
    <Suspense fallback={<p class="page muted">{t('common.loading')}</p>}>
      {/* Another address is another try. */}
      <Guarded key={`${name}/${parts.join('/')}#${data ?? ''}`}>
        <Page />
      </Guarded>
    </Suspense>
  );
}
