import { type Json, RULES_FAILED } from '@dustfront/kernel';
import type { GameFace } from '../games/face.ts';
import { t } from '../i18n/index.ts';
import { place } from '../router.ts';
import { LocalTable } from './local.ts';
import type { Beginning, Begun } from './protocol.ts';
import { type Kept, keep } from './shelf.ts';
import type { SeatKind } from './table.ts';
import type { TimeKept, TimePlan } from './time.ts';

const newId = (): string => crypto.randomUUID().slice(0, 8);
/** Luck, unless the address names a seed: `/setup/dust-tactics?seed=tuesday` plays the same dice every time. */
const newSeed = (): string => place.peek().query.get('seed') ?? crypto.randomUUID();

/** Tables open in this page, by id: leaving the page of a table does not end it. */
const open = new Map<string, LocalTable>();

function summaryOf(face: GameFace, { state }: Begun): { summary: string; picture: string } {
  const status = face.status(state.view);
  const points = status.sides.map((side) => side.points).join(' : ');
  return { summary: t('table.summary', { round: status.round, points }), picture: face.picture(state.view) };
}

function keeper(face: GameFace, id: string, title: string, seed: string) {
  let writing: Promise<void> = Promise.resolve();
  let last: { readonly of: Begun; readonly kept: Kept } | null = null;
  const keptOf = async (table: LocalTable, begun: Begun): Promise<Kept> => {
    const { state, position } = begun;
    const { seats } = table;
    const time = table.time?.keep();
    const record = await table.record();
    const { summary, picture } = summaryOf(face, begun);
    return {
      id,
      game: face.id,
      title,
      record,
      seed,
      position,
      seats,
      ...(time === undefined ? {} : { time }),
      at: state.at,
      changed: Date.now(),
      ...(state.outcome?.reason === RULES_FAILED ? { isEnded: true } : {}),
      ended: state.outcome !== null ? t('table.ended') : time?.fallen != null ? t('clock.lost') : null,
      summary,
      myMove: state.questions.some(({ seat }) => seats[seat]?.kind === 'person'),
      picture,
    };
  };
  return (table: LocalTable, begun: Begun): void => {
    const time = table.time?.keep();
    // Only the clocks or the seats have changed: that must be kept at once, for the page may be going away.
    if (last !== null && last.of === begun && time !== undefined && time.fallen === null) {
      const kept = { ...last.kept, time, seats: table.seats };
      last = { of: begun, kept };
      void keep(kept);
      return;
    }
    writing = writing
      .then(async () => {
        const kept = await keptOf(table, begun);
        last = { of: begun, kept };
        await keep(kept);
      })
      .catch(() => undefined);
  };
}

export async function openTable(
  face: GameFace,
  id: string,
  beginning: Beginning,
  seats: readonly SeatKind[],
  title: string,
  time: TimePlan | TimeKept | null = null,
): Promise<LocalTable> {
  const table = await LocalTable.open({
    id,
    beginning,
    seats,
    time,
    pace: face.pace,
    onChange: keeper(face, id, title, beginning.seed),
  });
  open.set(id, table);
  return table;
}

export async function startMatch(
  face: GameFace,
  setup: Json,
  seats: readonly SeatKind[],
  title: string,
  time: TimePlan | null = null,
): Promise<string> {
  const id = newId();
  const beginning: Beginning = {
    kind: 'new',
    game: face.id,
    setup,
    seats: seats.map(({ name }) => name),
    seed: newSeed(),
  };
  await openTable(face, id, beginning, seats, title, time);
  return id;
}

/** The table with this id, if it is open in this page. */
export const runningTable = (id: string): LocalTable | undefined => open.get(id);

/** A private table that begins at a moment of another match; the dice after it are new. */
export async function branch(
  face: GameFace,
  record: string,
  until: number,
  seats: readonly SeatKind[],
  title: string,
): Promise<string> {
  const id = newId();
  const beginning: Beginning = {
    kind: 'record',
    game: face.id,
    record,
    until,
    seed: newSeed(),
    position: {},
  };
  await openTable(face, id, beginning, seats, title);
  return id;
}

/** Opens a record for looking only; nothing is kept. */
export function watch(face: GameFace, record: string, seats: readonly SeatKind[]): Promise<LocalTable> {
  return LocalTable.open({
    id: newId(),
    beginning: { kind: 'record', game: face.id, record, until: null, seed: newSeed(), position: {} },
    seats: seats.map((seat) => ({ kind: 'person', name: seat.name })),
  });
}
