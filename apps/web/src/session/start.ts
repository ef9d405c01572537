import { type Json, RULES_FAILED } from '@dustfront/kernel';
import { signal } from '@preact/signals';
import type { GameFace } from '../games/face.ts';
import { roundsOf } from '../games/rounds.ts';
import { t } from '../i18n/index.ts';
import { place } from '../router.ts';
import type { Beginning } from './beginning.ts';
import { calledAt, watched } from './called.ts';
import { holdMatch } from './hold.ts';
import { LocalTable } from './local.ts';
import type { Begun } from './local-host.ts';
import { type Kept, keep } from './saved.ts';
import type { OpenQuestion, SeatKind } from './table.ts';
import { tailOf } from './tail.ts';
import type { TimeKept, TimePlan } from './time.ts';
import { unnamed } from './unnamed.ts';

const newId = (): string => crypto.randomUUID().slice(0, 8);
/** Luck, unless the address names a seed: `/setup/dust-tactics?seed=tuesday` plays the same dice every time. */
const newSeed = (): string => place.peek().query.get('seed') ?? crypto.randomUUID();

/** Tables open in this page, by id: leaving the page of a table does not end it. */
const open = new Map<
  string,
  { readonly table: LocalTable; readonly keeper: Keeper; readonly trialOf: string | undefined }
>();

/** Matches that were open here until another tab of this browser took them over. */
export const elsewhere = signal<ReadonlySet<string>>(new Set());

function summaryOf(face: GameFace, { state }: Begun): { summary: string; picture: string } {
  const status = face.status(state.view);
  const points = status.sides.map((side) => side.points).join(' : ');
  return {
    summary: roundsOf(face)('table.summary', { round: status.round, points }),
    picture: face.picture(state.view),
  };
}

interface Keeper {
  readonly onChange: (table: LocalTable, begun: Begun) => void;
  /** Resolves once everything told so far is stored. */
  settled(): Promise<void>;
}

function keeper(face: GameFace, id: string, title: string, seed: string, trialOf?: string): Keeper {
  let writing: Promise<void> = Promise.resolve();
  let last: { readonly of: Begun; readonly kept: Kept } | null = null;
  /** The record as it is stored. */
  let stored: readonly string[] = [];
  const store = async (match: Kept, lines: readonly string[]): Promise<void> => {
    if (await keep(match, tailOf(stored, lines))) stored = lines;
  };
  const keptOf = (table: LocalTable, begun: Begun): Kept => {
    const { state, position } = begun;
    const { seats } = table;
    const time = table.time?.keep();
    const { summary, picture } = summaryOf(face, begun);
    return {
      id,
      game: face.id,
      title,
      seed,
      position,
      seats,
      ...(time === undefined ? {} : { time }),
      ...(trialOf === undefined ? {} : { trialOf }),
      at: state.at,
      changed: Date.now(),
      ...(state.outcome?.reason === RULES_FAILED ? { isEnded: true } : {}),
      ended: state.outcome !== null ? t('table.ended') : time?.fallen != null ? t('clock.lost') : null,
      summary,
      myMove: state.questions.some(({ seat }) => seats[seat]?.kind === 'person'),
      picture,
    };
  };
  const onChange = (table: LocalTable, begun: Begun): void => {
    const time = table.time?.keep();
    // Only the clocks or the seats have changed: that must be kept at once, for the page may be going away.
    if (last !== null && last.of === begun && time !== undefined && time.fallen === null) {
      const kept = { ...last.kept, time, seats: table.seats };
      last = { of: begun, kept };
      writing = Promise.all([writing, store(kept, begun.kept)]).then(() => undefined);
      return;
    }
    writing = writing
      .then(async () => {
        const kept = keptOf(table, begun);
        last = { of: begun, kept };
        await store(kept, begun.kept);
      })
      .catch(() => undefined);
  };
  return { onChange, settled: () => writing };
}

/** Another tab wants the match: what is under way is finished and stored, then it is nothing of ours. */
async function giveAway(id: string): Promise<void> {
  const here = open.get(id);
  open.delete(id);
  elsewhere.value = new Set([...elsewhere.peek(), id]);
  if (here === undefined) return;
  here.table.paused.value = true;
  // The worker answers in order: whatever was sent to it before this has come back then.
  await here.table.record();
  await here.keeper.settled();
  here.table.close();
}

/** Makes a match this tab's own, until another one wants it. */
export async function takeOver(id: string): Promise<void> {
  elsewhere.value = new Set([...elsewhere.peek()].filter((other) => other !== id));
  await holdMatch(id, () => giveAway(id));
}

export async function openTable(
  face: GameFace,
  id: string,
  beginning: Beginning,
  seats: readonly SeatKind[],
  title: string,
  time: TimePlan | TimeKept | null = null,
  trialOf?: string,
): Promise<LocalTable> {
  const own = keeper(face, id, title, beginning.seed, trialOf);
  const { pace } = face;
  const opens = (question: OpenQuestion): boolean => face.mode(question) === 'pick';
  const table = await LocalTable.open({ id, beginning, seats, time, pace, opens, onChange: own.onChange });
  if (elsewhere.peek().has(id)) {
    table.close();
    throw new Error('another tab has taken the match over');
  }
  open.set(id, { table, keeper: own, trialOf });
  return table;
}

export async function startMatch(
  face: GameFace,
  setup: Json,
  chosen: readonly SeatKind[],
  title: string,
  time: TimePlan | null = null,
): Promise<string> {
  const id = newId();
  const seats = chosen.map(unnamed);
  const beginning: Beginning = {
    kind: 'new',
    game: face.id,
    setup,
    seats: seats.map(calledAt),
    seed: newSeed(),
  };
  await takeOver(id);
  await openTable(face, id, beginning, seats, title, time);
  return id;
}

/** The table with this id, if it is open in this page. */
export const runningTable = (id: string): LocalTable | undefined => open.get(id)?.table;

/** From where an open table is tried on, if it is a trial. */
export const trialOf = (id: string): string | undefined => open.get(id)?.trialOf;

/** A private table that begins at a moment of another match; the dice after it are new. */
export async function branch(
  face: GameFace,
  record: string,
  until: number,
  seats: readonly SeatKind[],
  title: string,
  trialOf: string,
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
  await takeOver(id);
  await openTable(face, id, beginning, seats, title, null, trialOf);
  return id;
}

/** Keeps a match only when it is over, so that it can be walked through. */
export function keptWhenOver(face: GameFace, id: string, title: string, seed: string): Keeper['onChange'] {
  const { onChange } = keeper(face, id, title, seed);
  return (table, begun) => {
    if (begun.state.outcome !== null) onChange(table, begun);
  };
}

/** Opens a record for looking only; nothing is kept. */
export function watch(face: GameFace, record: string, seats: readonly SeatKind[]): Promise<LocalTable> {
  return LocalTable.open({
    id: newId(),
    beginning: { kind: 'record', game: face.id, record, until: null, seed: newSeed(), position: {} },
    seats: seats.map(watched),
  });
}
