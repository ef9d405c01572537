import type { DustView } from '@dustfront/dust';
import { type Outcome, RULES_FAILED } from '@dustfront/kernel';
import { useState } from 'preact/hooks';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { AfterMatch } from '../../../pages/table/AfterMatch.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { SignIcon } from '../drawings/glyphs.tsx';
import { armyOf } from '../model.ts';
import { seatName } from '../names.ts';
import { w } from '../words.ts';
import './standings.css';

/** How the war ended, everybody in order, with what each still holds. */
export function Standings({
  c,
  view,
  names,
  outcome,
}: {
  c: Controller;
  view: DustView;
  names: readonly string[];
  outcome: Outcome;
}) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const seats = view.players
    .map(({ seat }) => seat)
    .sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
  const winners = seats.filter((seat) => outcome.places[seat] === 0).map((seat) => names[seat] ?? '');
  const held = (seat: number): number => view.areas.filter(({ holder }) => holder === seat).length;
  const capitals = (seat: number): number =>
    view.areas.filter(({ holder, capital }) => holder === seat && capital).length;
  return (
    <Dialog
      title={
        outcome.reason === RULES_FAILED
          ? t('over.noResult')
          : winners.length === 1
            ? winners[0] === t('seat.you')
              ? w('over.youWin')
              : w('over.wins', { name: winners[0] ?? '' })
            : w('over.shared', { names: winners.join(', ') })
      }
      onClose={() => setOpen(false)}
    >
      <p class="muted">
        {w('over.after', { round: view.round })}{' '}
        {outcome.rule !== undefined && <RuleLink id={outcome.rule} />}
      </p>
      <ol class="d-standings">
        {seats.map((seat) => (
          <li key={seat} class={outcome.places[seat] === 0 ? 'first' : ''}>
            <span class="num">{(outcome.places[seat] ?? 0) + 1}.</span>
            <ArmyMark army={armyOf(view, seat)} size={28} />
            <span>
              <b>{names[seat]}</b>{' '}
              {names[seat] !== seatName(view, seat) && <span class="muted">{seatName(view, seat)}</span>}
            </span>
            <span class="d-holds num" title={w('over.capitals')}>
              <SignIcon sign="capital" size={13} /> {capitals(seat)}
              <span class="vh">{w('over.capitals')}</span>
            </span>
            <span class="d-holds num">{w('over.areas', { count: held(seat) })}</span>
            <b class="num">{w('points.short', { count: outcome.scores[seat] ?? 0 })}</b>
          </li>
        ))}
      </ol>
      <AfterMatch id={c.table.id} onLook={() => setOpen(false)} />
    </Dialog>
  );
}
