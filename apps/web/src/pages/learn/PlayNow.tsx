import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import { type QuickWay, startQuick } from '../../session/quick.ts';

/** What comes after the lessons: a battle against the computer, at once. */
export const PlayNow = ({
  game,
  how = 'computer',
  small = false,
}: {
  game: string;
  how?: QuickWay;
  small?: boolean;
}) => (
  <button
    type="button"
    class={small ? 'btn small primary' : 'btn primary'}
    onClick={() => void startQuick(game, how)}
  >
    <Icon name="play" size={16} /> {t('start.now')}
  </button>
);
