import type { Controller } from '../../../modes/controller.ts';
import { Timeline } from '../../../panels/Timeline.tsx';
import { goTo } from '../goto.ts';
import { MomentTools } from '../Moments.tsx';
import { ticksOf } from '../ticks.ts';

/** The match as a line to walk along, and what can be done with the moment that is shown. */
export function Time({
  c,
  most,
  inLine = false,
  watching = false,
  marks,
  onShare,
}: {
  c: Controller;
  /** How many rounds may be marked. */
  most?: number;
  /** The tools stand at the end of the line, not under it. */
  inLine?: boolean;
  watching?: boolean;
  /** Moments that a review points at. */
  marks?: readonly number[];
  onShare: () => void;
}) {
  const state = c.table.state.value;
  const shown = c.shown.value;
  if (state === null || shown === null) return null;
  const go = (at: number): void => goTo(c, at, watching);
  const tools = <MomentTools c={c} onShare={onShare} onNow={() => go(state.at)} />;
  return (
    <>
      <Timeline
        ticks={ticksOf(state, c.face, most)}
        last={state.at}
        at={shown.at}
        onGo={go}
        {...(marks && { marks })}
      >
        {inLine && tools}
      </Timeline>
      {!inLine && tools}
    </>
  );
}
