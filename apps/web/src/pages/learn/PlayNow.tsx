import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import { startQuick } from '../../session/quick.ts';

/** What comes after the lessons: a battle against the computer, at once. */
export const PlayNow = ({ game, small = false }: { game: string; small?: boolean }) => (
  <button
    type="button"
    class={small ? 'btn small primary' : 'btn primary'}
    onClick={() => void startQuick(game, 'computer')}
  >
    <Icon name="play" size={16} /> {t('start.now')}
  </button>
);
