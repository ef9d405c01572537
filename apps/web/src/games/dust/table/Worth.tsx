import type { DustView, ShownHolder } from '@dustfront/dust';
import { worthOf } from '@dustfront/dust/query';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { num, percent, percentSign } from '../../../i18n/index.ts';
import { armyOf } from '../model.ts';
import { areaName, seatName } from '../names.ts';
import { w } from '../words.ts';
import type { Desk } from './desk.ts';
import type { Route } from './drafts.ts';
import './worth.css';

const signed = (count: number): string => (count > 0 ? '+' : '−') + num(Math.abs(count));

/** What a conquest would bring the conqueror each round, and cost whoever held the area. */
export function Worth({
  view,
  seat,
  route: { from, to },
  emptied,
}: {
  view: DustView;
  seat: number;
  route: Route;
  /** Whether nobody stays where the attack starts. */
  emptied: boolean;
}) {
  const holder = view.areas.find(({ id }) => id === to)?.holder;
  const otherwise = new Map<string, ShownHolder>([[to, seat]]);
  if (emptied && from !== null) otherwise.set(from, null);
  const [now, then] = [worthOf(view), worthOf(view, otherwise)];
  const sides = [seat, ...(typeof holder === 'number' ? [holder] : [])].flatMap((one) => {
    const points = (then[one]?.points ?? 0) - (now[one]?.points ?? 0);
    const income = (then[one]?.income ?? 0) - (now[one]?.income ?? 0);
    const parts = [
      points === 0 ? '' : w('points.short', { count: signed(points) }),
      income === 0 ? '' : w('load.income', { count: signed(income) }),
    ].filter((part) => part !== '');
    return parts.length === 0 ? [] : [{ seat: one, text: parts.join(', ') }];
  });
  if (sides.length === 0) return null;
  return (
    <p class="d-worth">
      <span>{w('load.falls')}</span>
      {sides.map(({ seat: one, text }) => (
        <b key={one} class="num">
          <ArmyMark army={armyOf(view, one)} size={16} />
          <span class="vh">{seatName(view, one)}</span> {text}
        </b>
      ))}
    </p>
  );
}

/** Whatever else could be attacked, with its odds: one click away. */
export function OtherTargets({ desk, view, route }: { desk: Desk; view: DustView; route: Route }) {
  const others = desk.attacks.best().filter(({ to }) => to !== route.to);
  if (others.length === 0) return null;
  return (
    <div class="d-others">
      <h3>{w('load.others')}</h3>
      <div>
        {others.map((other) => {
          const takes = desk.attacks.takes(other.id);
          return (
            <button
              type="button"
              class="btn small"
              key={other.id}
              data-other={other.to}
              onClick={() => void desk.choose(other)}
            >
              {areaName(view, other.to)}{' '}
              {takes !== undefined && <b class="num">{percent(takes) + percentSign()}</b>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
