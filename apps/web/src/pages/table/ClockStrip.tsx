import type { Controller } from '../../modes/controller.ts';
import { Clocks } from '../../panels/ClockFace.tsx';
import './clockstrip.css';

/** The clocks of a game that has a table of its own: over its lower edge. */
export function ClockStrip({ c }: { c: Controller }) {
  const { time, seats } = c.table;
  const view = c.shown.value?.view ?? null;
  if (time === undefined || view === null) return null;
  return (
    <div class="clockstrip sheet">
      {c.face.status(view).sides.map((side) => (
        <span key={side.name} class={side.army === undefined ? `side-${side.sign}` : `army-${side.army}`}>
          <i /> {side.name} <Clocks time={time} of={side.seats} seats={seats} />
        </span>
      ))}
    </div>
  );
}
