import type { DustView } from '@dustfront/dust';
import type { Outcome } from '@dustfront/kernel';
import { useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { href } from '../../../router.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { ArmyMark } from '../drawings/ArmyMark.tsx';
import { armyOf } from '../model.ts';
import { seatName } from '../names.ts';
import { w } from '../words/index.ts';

/** How the war ended, everybody in order. */
export function Standings({ c, view, outcome }: { c: Controller; view: DustView; outcome: Outcome }) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const seats = view.players
    .map(({ seat }) => seat)
    .sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
  const winners = seats.filter((seat) => outcome.places[seat] === 0);
  return (
    <Dialog
      title={t('over.wins', {
        side: winners
          .map((seat) => `${c.table.seats[seat]?.name ?? ''} (${seatName(view, seat)})`)
          .join(', '),
      })}
      onClose={() => setOpen(false)}
    >
      <ol class="d-standings over">
        {seats.map((seat) => (
          <li key={seat}>
            <span class="num">{(outcome.places[seat] ?? 0) + 1}.</span>
            <ArmyMark army={armyOf(view, seat)} size={28} />
            <b>{c.table.seats[seat]?.name}</b>
            <span>{seatName(view, seat)}</span>
            <span class="num">{w('points.short', { count: outcome.scores[seat] ?? 0 })}</span>
          </li>
        ))}
      </ol>
      {outcome.rule !== undefined && <RuleLink id={outcome.rule} />}
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
      </div>
    </Dialog>
  );
}
