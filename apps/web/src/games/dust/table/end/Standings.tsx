import type { DustView } from '@dustfront/dust';
import { type Outcome, RULES_FAILED } from '@dustfront/kernel';
import { useState } from 'preact/hooks';
import { ArmyMark } from '../../../../drawings/emblems.tsx';
import { type Params, t } from '../../../../i18n/index.ts';
import type { Controller } from '../../../../modes/controller.ts';
import { AfterMatch } from '../../../../pages/table/AfterMatch.tsx';
import { levelOf } from '../../../../pages/table/Sides.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { RuleLink } from '../../../../ui/RuleLink.tsx';
import { SignIcon } from '../../drawings/glyphs.tsx';
import { armyOf, unitList } from '../../model.ts';
import { seatName } from '../../names.ts';
import { plus } from '../../story/read.ts';
import { w } from '../../words.ts';
import { decidedBy, type Losses, lossesOf, worthOf } from './account.ts';
import { LuckLine } from './LuckLine.tsx';
import { PointsByRound } from './PointsByRound.tsx';
import './standings.css';

interface EndProps {
  readonly onShare: () => void;
  readonly c: Controller;
  readonly view: DustView;
  readonly names: readonly string[];
  readonly outcome: Outcome;
}

/** What decided the war, in one or two sentences. */
function decided({ view, names, outcome }: EndProps, order: readonly number[]): string {
  const [first, second] = order;
  if (first === undefined || second === undefined || outcome.reason === RULES_FAILED) return '';
  const named = (
    key: 'over.byPoints' | 'over.byUnits' | 'over.decided',
    seat: number,
    rest: Params,
  ): string =>
    names[seat] === t('seat.you') ? w(`${key}You`, rest) : w(key, { ...rest, name: names[seat] ?? '' });
  const why = named(outcome.reason === 'points' ? 'over.byPoints' : 'over.byUnits', first, {
    round: view.round,
    points: outcome.scores[first] ?? 0,
  });
  const most = decidedBy(view, first, second);
  if (most === null) return why;
  const what = w(most.part === 'capitals' ? 'victory.capitalsOf' : `victory.${most.part}`);
  return `${why} ${named('over.decided', second, { what, by: most.by })}`;
}

const heldBy = (view: DustView, seat: number): number =>
  view.areas.filter(({ holder }) => holder === seat).length;
const capitalsOf = (view: DustView, seat: number): number =>
  view.areas.filter(({ holder, capital }) => holder === seat && capital).length;

/** Who fell, as figures with their number. */
function Fallen({ losses }: { losses: Losses | undefined }) {
  const units = (losses?.lost ?? []).reduce<Parameters<typeof plus>[0]>(
    (sum, unit) => plus(sum, { [unit]: 1 }),
    {},
  );
  return (
    <span class="d-fallen num">
      {unitList(units).length > 0 && <i>{w('over.lost')}</i>}
      {unitList(units).map(({ kind, count }) => (
        <span key={kind}>
          <SignIcon sign={kind} size={12} /> {count}
        </span>
      ))}
    </span>
  );
}

function Place({ props, seat, losses }: { props: EndProps; seat: number; losses: Losses | undefined }) {
  const { c, view, names, outcome } = props;
  const level = levelOf(c.table.seats[seat]);
  return (
    <li class={outcome.places[seat] === 0 ? 'first' : ''}>
      <span class="num">{(outcome.places[seat] ?? 0) + 1}.</span>
      <ArmyMark army={armyOf(view, seat)} size={28} />
      <span>
        <b>{names[seat]}</b>{' '}
        {names[seat] !== seatName(view, seat) && <span class="muted">{seatName(view, seat)}</span>}{' '}
        {level !== '' && <span class="muted">{level}</span>}
        <small>
          {w('over.fought', {
            taken: losses?.taken ?? 0,
            destroyed: worthOf(losses?.destroyed ?? []),
            lost: worthOf(losses?.lost ?? []),
          })}
        </small>
        <Fallen losses={losses} />
      </span>
      <span class="d-holds num" title={w('over.capitals')}>
        <SignIcon sign="star" size={13} /> {capitalsOf(view, seat)}
        <span class="vh">{w('over.capitals')}</span>
      </span>
      <span class="d-holds num">{w('over.areas', { count: heldBy(view, seat) })}</span>
      <b class="num">{w('points.short', { count: outcome.scores[seat] ?? 0 })}</b>
    </li>
  );
}

function titleOf({ outcome }: EndProps, winners: readonly string[]): string {
  if (outcome.reason === RULES_FAILED) return t('over.noResult');
  const [only] = winners;
  if (winners.length !== 1 || only === undefined) return w('over.shared', { names: winners.join(', ') });
  return only === t('seat.you') ? w('over.youWin') : w('over.wins', { name: only });
}

/**
 * How the war ended: what decided it, everybody in order with losses, points by round, luck in a line, and once more.
 */
export function Standings(props: EndProps) {
  const { c, view, names, outcome } = props;
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const order = view.players
    .map(({ seat }) => seat)
    .sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
  const winners = order.filter((seat) => outcome.places[seat] === 0).map((seat) => names[seat] ?? '');
  const losses = lossesOf(c.table.state.value?.log ?? [], view.players.length);
  return (
    <Dialog title={titleOf(props, winners)} onClose={() => setOpen(false)} called={false} wide>
      <p class="d-decided">
        {decided(props, order)} {outcome.rule !== undefined && <RuleLink id={outcome.rule} />}
      </p>
      <ol class="d-standings">
        {order.map((seat) => (
          <Place key={seat} props={props} seat={seat} losses={losses[seat]} />
        ))}
      </ol>
      <PointsByRound view={view} names={names} />
      <LuckLine c={c} names={names} />
      <AfterMatch c={c} onLook={() => setOpen(false)} onShare={props.onShare} />
    </Dialog>
  );
}
