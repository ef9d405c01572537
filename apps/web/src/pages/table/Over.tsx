import type { Outcome } from '@dustfront/kernel';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { SideMark } from '../../drawings/emblems.tsx';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { href } from '../../router.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import './over.css';

/** What else can be done after a match, where it was played with others. */
export const OverMore = createContext<ComponentChildren>(null);

/** How it ended, and where to go from here. */
export function OverDialog({ c, outcome }: { c: Controller; outcome: Outcome }) {
  const [open, setOpen] = useState(true);
  const more = useContext(OverMore);
  if (!open) return null;
  const view = c.shown.value?.view ?? null;
  if (view === null) return null;
  const { sides } = c.face.status(view);
  const best = sides.filter((side) => side.seats.some((seat) => outcome.places[seat] === 0));
  const draw = best.length !== 1;
  return (
    <Dialog
      title={draw ? t('over.draw') : t('over.wins', { side: best[0]?.name ?? '' })}
      onClose={() => setOpen(false)}
    >
      <div class="over">
        {sides.map((side) => (
          <div key={side.sign} class={`over-side side-${side.sign}`}>
            <SideMark sign={side.sign} size={44} />
            <b>{side.name}</b>
            <span class="over-points num">{outcome.scores[side.seats[0] ?? 0]}</span>
            <small>{side.pointsLabel}</small>
          </div>
        ))}
      </div>
      {outcome.rule !== undefined && (
        <p class="muted">
          <RuleLink id={outcome.rule} />
        </p>
      )}
      <div class="moment-tools">
        <a class="btn primary" href={href('replay', c.table.id)}>
          {t('over.replay')}
        </a>
        <a class="btn" href={href('')}>
          {t('common.home')}
        </a>
        <button type="button" class="btn" onClick={() => setOpen(false)}>
          {t('over.look')}
        </button>
        {more}
      </div>
    </Dialog>
  );
}
