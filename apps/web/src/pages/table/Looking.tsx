import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import './looking.css';

/** Says that the card is another's than of whoever acts, and leads back. */
export function Looking({ c }: { c: Controller }) {
  const view = c.shown.value?.view ?? null;
  const { value: looked } = c.looked;
  const acting = c.selected.value;
  if (view === null || looked === null || acting === null || c.aim.value !== null) return null;
  const [other, own] = [c.face.card(view, looked), c.face.card(view, acting)];
  if (other === null || own === null) return null;
  return (
    <p class="looking">
      <span>{t('refuse.looking', { name: other.name })}</span>
      <button
        type="button"
        class="btn small"
        onClick={() => {
          c.looked.value = null;
          c.objection.value = null;
        }}
      >
        {t('refuse.back', { name: own.name })}
      </button>
    </p>
  );
}
