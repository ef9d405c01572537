import { Icon } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Draft } from './draft.ts';
import { centimetres } from './geometry.ts';

/** What has been pointed out, how much of the way is left, and the button that gives the answer. */
export function DraftPanel({ draft }: { draft: Draft }) {
  const ghost = draft.ghost.value;
  if (ghost === null && !draft.vain.value) return null;
  const told =
    ghost === null
      ? t(draft.piece.value === null ? 'tactics14.measured.vain' : 'tactics14.measured.noRoom')
      : ghost.allowance === 0
        ? t(ghost.laid === null ? 'tactics14.measured.place' : 'tactics14.measured.laid')
        : t('tactics14.measured.left', {
            length: centimetres(ghost.length),
            left: centimetres(ghost.allowance - ghost.length),
            of: centimetres(ghost.allowance),
          });
  return (
    <section
      class={`sheet mt-draft side-${ghost?.sign ?? 'neutral'}`}
      aria-label={t('tactics14.measured.draft')}
    >
      <p role="status">{told}</p>
      {ghost !== null && (
        <div class="mt-draft-buttons">
          <button type="button" class="commit" onClick={() => draft.commit()}>
            {t(ghost.allowance === 0 ? 'tactics14.measured.here' : 'tactics14.measured.go')}
            <kbd>Enter</kbd>
          </button>
          {ghost.heading !== null && (
            <>
              <button
                type="button"
                class="btn"
                onClick={() => draft.turn(-4)}
                aria-label={t('tactics14.measured.turnLeft')}
              >
                ⟲ <kbd>Q</kbd>
              </button>
              <button
                type="button"
                class="btn"
                onClick={() => draft.turn(4)}
                aria-label={t('tactics14.measured.turnRight')}
              >
                ⟳ <kbd>E</kbd>
              </button>
            </>
          )}
          <button type="button" class="btn" onClick={() => draft.clear()}>
            <Icon name="close" size={14} /> {t('common.cancel')}
          </button>
        </div>
      )}
      <small class="muted">{t('tactics14.measured.keys')}</small>
    </section>
  );
}
