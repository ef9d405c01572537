import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { href } from '../../router.ts';

/** What else can be done after a match, where it was played with others. */
export const OverMore = createContext<ComponentChildren>(null);

/** Where to go when a match is over: on to the next, through it again, home, or back to the board. */
export function AfterMatch({
  c,
  onLook,
  onShare,
}: {
  c: Controller;
  onLook: () => void;
  onShare?: () => void;
}) {
  const more = useContext(OverMore);
  const { id } = c.table;
  return (
    <div class="moment-tools">
      {more}
      <a class="btn" href={href('replay', id)}>
        {t('over.replay')}
      </a>
      <a class="btn" href={`${href('replay', id)}?review`}>
        {t('review.title')}
      </a>
      <a class="btn" href={href('')}>
        {t('common.home')}
      </a>
      <button type="button" class="btn" onClick={onLook}>
        {t(c.scene.value?.kind === 'table' ? 'over.lookAtTable' : 'over.look')}
      </button>
      {onShare !== undefined && (
        <button type="button" class="btn" onClick={onShare}>
          {t('over.share')}
        </button>
      )}
    </div>
  );
}
