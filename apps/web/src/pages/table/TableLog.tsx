import type { Say } from '@dustfront/kernel';
import type { Controller } from '../../modes/controller.ts';
import { Log } from '../../panels/Log.tsx';
import { youOf } from '../../session/called.ts';
import { accountsOf } from './account.ts';
import { goTo } from './goto.ts';
import { reasonsOf } from './reasons.ts';

/** The log up to the moment that is shown. It follows answers alone, not every look at a square around it. */
export function TableLog({
  c,
  say,
  turnedTo,
  watching = false,
}: {
  c: Controller;
  say: Say;
  turnedTo: boolean;
  watching?: boolean;
}) {
  const state = c.table.state.value;
  const shown = c.stage.told.value ?? c.shown.value;
  if (state === null || shown === null) return null;
  const log = shown.at >= state.at ? state.log : state.log.filter((line) => line.after < shown.at);
  return (
    <Log
      turnedTo={turnedTo}
      lines={c.face.story(log)}
      whole={log}
      face={c.face}
      view={shown.view}
      setup={state.header.setup}
      you={watching ? null : youOf(c.seats.value)}
      say={say}
      onGo={(at) => goTo(c, at, watching)}
      account={accountsOf(c)}
      why={reasonsOf(c)}
    />
  );
}
