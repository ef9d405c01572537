import type { DustView, RoundScore } from '@dustfront/dust';
import { useState } from 'preact/hooks';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { usePhone } from '../../../pages/table/frame/phone.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { armyOf } from '../model.ts';
import { holderName, seatName } from '../names.ts';
import { w } from '../words.ts';
import { above } from './lanes.ts';
import './track.css';

/** How wide a marker is, in pixels. */
const MARKER = 18;

/** So many markers stand in two rows, before the number. */
const isCrowded = (seats: readonly number[]): boolean => seats.length > 3;

function Marker({
  view,
  seats,
  left,
  isUp,
}: {
  view: DustView;
  seats: readonly number[];
  left: string;
  isUp: boolean;
}) {
  return (
    <span class={`d-marker${isCrowded(seats) ? ' many' : ''}${isUp ? ' up' : ''}`} style={{ left }}>
      {seats.map((seat) => (
        <ArmyMark key={seat} army={armyOf(view, seat)} size={16} />
      ))}
    </span>
  );
}

/** How far everybody is; a click tells how the points came about. */
export function Track({ view, names }: { view: DustView; names: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const goal = view.options.victoryPoints;
  const top = Math.max(goal, ...view.players.map(({ points }) => points));
  const x = (points: number): string => `${(100 * Math.max(0, points)) / top}%`;
  const step = goal <= 12 ? 2 : 10;
  const half = goal / 2;
  // The words at the half need the room of a number that follows at once.
  const stops = Array.from({ length: Math.floor(goal / step) + 1 }, (_, i) => i * step).filter(
    (stop) => stop <= half || stop - half >= goal * 0.12,
  );
  const groups = new Map<number, number[]>();
  for (const { seat, points } of view.players) groups.set(points, [...(groups.get(points) ?? []), seat]);
  const wide = (MARKER * top) / (usePhone() ? 330 : 1000);
  const up = above(
    [...groups].map(([points, { length: count }]) => ({ points, count })),
    wide,
  );
  const isCovered = (stop: number): boolean =>
    isCrowded(groups.get(stop) ?? []) ||
    [...up].some((points) => points > stop - wide / 2 && points < stop + wide * 1.5);
  return (
    <div class="d-track">
      <button type="button" class="d-track-open" onClick={() => setOpen(true)} title={w('victory.story')}>
        <span class="d-track-title">{w('victory.title')}</span>
        <span class="d-line" aria-hidden="true">
          {stops.map((stop) => (
            <span key={stop} class="d-stop" style={{ left: x(stop) }}>
              {isCovered(stop) ? '' : stop}
            </span>
          ))}
          <span class="d-stop half" style={{ left: x(half) }}>
            {!stops.includes(half) && half}
            <em>{w('victory.capitals')}</em>
          </span>
          {[...groups].map(([points, seats]) => (
            <Marker key={seats.join()} view={view} seats={seats} left={x(points)} isUp={up.has(points)} />
          ))}
        </span>
        <span class="d-goal">{w('victory.goal', { points: goal })}</span>
        <span class="vh">
          {view.players
            .map(({ seat, points }) => w('victory.marker', { name: names[seat] ?? '', points }))
            .join(', ')}
        </span>
      </button>
      {open && (
        <Dialog title={w('victory.story')} onClose={() => setOpen(false)} wide>
          <Story view={view} />
        </Dialog>
      )}
    </div>
  );
}

/** What a seat had for one round: capitals and sources counted, majorities named. */
function reasons(round: RoundScore, seat: number): string {
  const parts: string[] = [];
  if ((round.capitals[seat] ?? 0) > 0) parts.push(`${w('victory.capitalsOf')}: ${round.capitals[seat]}`);
  if ((round.sources[seat] ?? 0) > 0) parts.push(`${w('victory.sources')}: ${round.sources[seat]}`);
  for (const kind of ['production', 'sea', 'land'] as const)
    if (round.majorities[kind] === seat) parts.push(w(`victory.${kind}`));
  return parts.join('; ');
}

function Story({ view }: { view: DustView }) {
  const seats = view.players.map(({ seat }) => seat);
  const holders = {
    production: holderName(view, view.majorities.production),
    sea: holderName(view, view.majorities.sea),
    land: holderName(view, view.majorities.land),
  };
  return (
    <div class="d-story">
      {view.history.length === 0 ? (
        <p>{w('victory.none')}</p>
      ) : (
        <table class="num">
          <thead>
            <tr>
              <th scope="col">{w('victory.round')}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <ArmyMark army={armyOf(view, seat)} size={18} /> {seatName(view, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.history.map((round) => (
              <tr key={round.round}>
                <th scope="row">{round.round}</th>
                {seats.map((seat) => (
                  <td key={seat}>
                    <b>+{round.gained[seat]}</b>{' '}
                    <span>
                      {w('victory.total')} {round.totals[seat]}
                    </span>
                    <small>{reasons(round, seat)}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="muted">{w('victory.nowHolds', holders)}</p>
    </div>
  );
}
