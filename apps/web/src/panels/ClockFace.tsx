import type { Seat } from '@dustfront/kernel';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { calledAt } from '../session/called.ts';
import type { SeatKind } from '../session/table.ts';
import type { TableTime } from '../session/time.ts';
import { span } from '../ui/span.ts';
import './clock.css';

/** What a seat has left, counting while it runs. */
function ClockFace({ time, seat, name }: { time: TableTime; seat: Seat; name: string }) {
  const [, tick] = useState(0);
  const runs = time.book.value.running.includes(seat);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [runs]);
  const left = time.left(seat);
  const state = `${runs ? ' runs' : ''}${left <= 0 ? ' out' : left < 30_000 ? ' short' : ''}`;
  return (
    <span class={`clockface num${state}`} role="timer" aria-label={t('clock.of', { name })}>
      {span(left)}
    </span>
  );
}

/** The clocks of the people of one side; a computer needs none. */
export function Clocks({
  time,
  of,
  seats,
}: {
  time: TableTime | undefined;
  of: readonly Seat[];
  seats: readonly SeatKind[];
}) {
  if (time === undefined) return null;
  const people = of.filter((seat) => seats[seat]?.kind === 'person' || time.left(seat) <= 0);
  return (
    <>
      {people.map((seat) => (
        <ClockFace key={seat} time={time} seat={seat} name={calledAt(seats[seat])} />
      ))}
    </>
  );
}
