import { useEffect } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import { planned } from '../../online/planned.ts';
import { detect, games, online } from '../../online/server.ts';
import { href } from '../../router.ts';

/** On the start page, where there is a server: invite somebody, or look who is there. */
export function OnlineChoices({ game }: { game: string }) {
  useEffect(() => void detect(), []);
  if (online.value !== true || !games.value.some(({ id }) => id === game)) return null;
  return (
    <>
      <a
        class="choice-btn"
        href={href('invite', game)}
        onClick={() => {
          planned.value = null;
        }}
      >
        <Icon name="link" size={28} />
        <span>
          <b>{t('online.invite')}</b>
          <span>{t('online.inviteText')}</span>
        </span>
      </a>
      <a class="choice-btn" href={href('lobby')}>
        <Icon name="lobby" size={28} />
        <span>
          <b>{t('online.lobby')}</b>
          <span>{t('online.lobbyText')}</span>
        </span>
      </a>
    </>
  );
}

/** Beside the settings. */
export function AccountButton() {
  if (online.value !== true) return null;
  return (
    <a class="iconbtn" href={href('account')} title={t('online.account')} aria-label={t('online.account')}>
      <Icon name="people" />
    </a>
  );
}
