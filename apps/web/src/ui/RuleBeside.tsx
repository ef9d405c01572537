import type { GameId } from '@dustfront/games';
import { createPortal } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { Icon } from '../drawings/icons.tsx';
import { loadRules } from '../games/register.ts';
import { t } from '../i18n/index.ts';
import { Rule } from '../pages/rules/Rule.tsx';
import { useLoaded } from './loaded.ts';
import './rulebeside.css';

/** One rule of the register over the corner of whatever is open: nobody leaves the table to read it. */
export function RuleBeside({ id, game, onClose }: { id: string; game: GameId; onClose: () => void }) {
  const rules = useLoaded(game, loadRules);
  const rule = rules?.find((row) => row.id === id);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  return createPortal(
    <section class="rulebeside sheet" role="dialog" aria-label={id} aria-live="polite">
      <button type="button" class="iconbtn" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {rules === null ? (
        <p>{t('common.loading')}</p>
      ) : rule === undefined ? (
        <p>{t('rules.none')}</p>
      ) : (
        <Rule rule={rule} open={false} game={game} />
      )}
    </section>,
    document.querySelector('dialog[open]') ?? document.body,
  );
}
