import { effect } from '@preact/signals';
import type { GameFace, QuickStart } from '../games/face.ts';
import { loadFace } from '../games/faces.ts';
import { gameShort } from '../games/list.ts';
import { type Key, t } from '../i18n/index.ts';
import type { Controller } from '../modes/controller.ts';
import { go, href } from '../router.ts';
import type { Beginning } from './beginning.ts';
import type { LocalTable } from './local.ts';
import { take } from './saved.ts';
import { openTable, runningTable, startMatch, takeOver } from './start.ts';
import type { SeatKind } from './table.ts';
import { titleOf } from './unnamed.ts';

/** Gives the answers of an opening, one after the other, until something else is asked of a person. */
function open(table: LocalTable, face: GameFace<Controller>, opening: QuickStart['opening']): Promise<void> {
  return new Promise<void>((resolve) => {
    const stop = effect(() => {
      const question = table.state.value?.questions.find(({ seat }) => table.seats[seat]?.kind === 'person');
      const answer = question === undefined ? undefined : opening[question.name];
      const begun = (table.state.value?.log ?? []).some((line) => face.deed?.(line) === 'opens');
      if (question !== undefined && answer !== undefined && !begun)
        queueMicrotask(() => void table.submit(question.seat, question.number, answer));
      else if (question !== undefined || begun || table.state.value?.outcome != null) {
        resolve();
        queueMicrotask(() => stop());
      }
    });
  });
}

/** How a battle is begun with one click: against the computer, also on a measured table, or at one screen. */
export type QuickWay = 'computer' | 'table' | 'hotseat';

const titled: Readonly<Record<QuickWay, Key>> = {
  computer: 'seat.againstComputer',
  table: 'start.table',
  hotseat: 'start.hotseat',
};

/** One click on the start page: a battle, at once. */
export async function startQuick(game: string, how: QuickWay): Promise<void> {
  const face = await loadFace(game);
  const { setup, level, opening } = how === 'table' && face.quickTable ? face.quickTable() : face.quick();
  const isAlone = how !== 'hotseat';
  const seats: SeatKind[] = face
    .seats(setup)
    .map(({ name }, i) =>
      isAlone && i > 0
        ? { kind: 'computer', level, name: '' }
        : { kind: 'person', name: isAlone ? '' : name },
    );
  const id = await startMatch(face, setup, seats, `${gameShort(game)}, ${t(titled[how])}`);
  const table = runningTable(id);
  if (isAlone && table !== undefined && Object.keys(opening).length > 0) await open(table, face, opening);
  go(href('match', id));
}

/** The table with this id: still open in this page, or taken up from what was kept. */
export async function resume(
  id: string,
): Promise<{ table: LocalTable; face: GameFace<Controller>; title: string } | null> {
  const running = runningTable(id);
  // Nothing is read before the tab that had it has stored its last.
  if (running === undefined) await takeOver(id);
  const kept = await take(id).catch(() => undefined);
  if (running !== undefined)
    return {
      table: running,
      face: await loadFace(running.game),
      title: kept === undefined ? '' : titleOf(kept),
    };
  if (kept === undefined) return null;
  const face = await loadFace(kept.game);
  const beginning: Beginning = {
    kind: 'record',
    game: kept.game,
    record: kept.record,
    until: null,
    seed: kept.seed,
    position: kept.position,
    ...(kept.isEnded === true ? { isEnded: true } : {}),
  };
  const { seats, title, time = null, trialOf } = kept;
  const table = await openTable(face, id, beginning, seats, title, time, trialOf);
  return { table, face, title: titleOf(kept) };
}
