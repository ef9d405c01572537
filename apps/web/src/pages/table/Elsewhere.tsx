import { t } from '../../i18n/index.ts';
import { href } from '../../router.ts';
import { SoundButton } from '../../ui/SoundButton.tsx';
import { ThemeButton } from '../../ui/TopBar.tsx';
import './elsewhere.css';

/** Ways away from the table, where its bar has no room for them. */
export function Elsewhere({ game, onHelp }: { game: string; onHelp: () => void }) {
  return (
    <nav class="elsewhere" aria-label={t('table.elsewhere')}>
      <a class="btn" href={href('')}>
        {t('common.home')}
      </a>
      <a class="btn" href={href('rules', game)}>
        {t('common.rules')}
      </a>
      <button type="button" class="btn" aria-label={t('keys.title')} onClick={onHelp}>
        ?
      </button>
      <a class="btn" href={href('settings')}>
        {t('settings.title')}
      </a>
      <SoundButton />
      <ThemeButton />
    </nav>
  );
}
