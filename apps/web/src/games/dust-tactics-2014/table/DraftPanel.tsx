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
      ? t(draft.piece.value === null ? 'tactics.measured.vain' : 'tactics.measured.noRoom')
      : ghost.allowance === 0
        ? t(ghost.laid === null ? 'tactics.measured.place' : 'tactics.measured.laid')
        : t('tactics.measured.left', {
            length: centimetres(ghost.length),
            left: centimetres(ghost.allowance - ghost.length),
            of: centimetres(ghost.allowance),
          });
  return (
    <section
      class={`sheet mt-draft side-${ghost?.sign ?? 'neutral'}`}
      aria-label={t('tactics.measured.draft')}
    >
      <p role="status">{told}</p>
      {ghost !== null && (
        <div class="mt-draft-buttons">
          <button type="button" class="commit" onClick={() => draft.commit()}>
            {t(ghost.allowance === 0 ? 'tactics.measured.here' : 'tactics.measured.go')}
            <kbd>Enter</kbd>
          </button>
          {ghost.heading !== null && (
            <>
              <button
                type="button"
                class="btn"
                onClick={() => draft.turn(-4)}
                aria-label={t('tactics.measured.turnLeft')}
              >
                ⟲ <kbd>Q</kbd>
              </button>
              <button
                type="button"
                class="btn"
                onClick={() => draft.turn(4)}
                aria-label={t('tactics.measured.turnRight')}
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
      <small class="muted">{t('tactics.measured.keys')}</small>
    </section>
  );
}
