import { isGameId } from '@dustfront/games';
import { useEffect } from 'preact/hooks';
import { Icon, type IconName, ThemeIcon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';
import { calls, keepLooking, readCalls } from '../online/own.ts';
import { detect, online } from '../online/server.ts';
import { href, place } from '../router.ts';
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

/** A page of the house: its sign, and its name where there is room. */
function Way({
  icon,
  page,
  game,
  words,
  count = 0,
}: {
  icon: IconName;
  page: 'learn' | 'rules' | 'lobby' | 'account';
  game?: string | undefined;
  words: string;
  count?: number;
}) {
  return (
    <a
      class="btn small"
      href={game === undefined ? href(page) : href(page, game)}
      title={words}
      aria-label={count === 0 ? words : `${words}: ${t('common.waiting', { count })}`}
      aria-current={place.value.name === page ? 'page' : undefined}
    >
      <Icon name={icon} size={18} />
      <span class="top-word">{words}</span>
      {count > 0 && <span class="newcount num">{count}</span>}
    </a>
  );
}

/**
 * The quiet bar above every page that is not a table: the ways to everywhere, about the game one reads of. Those that
 * are known only when a server has answered come first, and so push nothing away under a finger.
 */
export function TopBar() {
  useEffect(() => keepLooking(async () => (await detect()) && readCalls()), []);
  const game = place.value.parts.find(isGameId);
  return (
    <header class="topbar">
      <a class="wordmark" href={href('')}>
        Dustfront
      </a>
      <span class="grow" />
      <nav class="topways" aria-label={t('common.ways')}>
        {online.value === true && (
          <>
            <Way icon="lobby" page="lobby" words={t('online.lobby')} count={calls.value.size} />
            <Way icon="people" page="account" words={t('online.account')} />
          </>
        )}
        <Way icon="cap" page="learn" game={game} words={t('common.learn')} />
        <Way icon="book" page="rules" game={game} words={t('common.rules')} />
      </nav>
      <ThemeButton />
      <a class="iconbtn" href={href('settings')} title={t('settings.title')} aria-label={t('settings.title')}>
        <Icon name="gear" />
      </a>
    </header>
  );
}
