import type { GameId } from '@dustfront/games';
import type { Json } from '@dustfront/kernel';
import type { GameFace } from '../games/face.ts';
import type { LogLine, TableState } from '../session/table.ts';

type Where = Readonly<Record<string, string | number>>;

/** An event with these fields, an answer of the learner's, or a question to him. */
export type Deed =
  | { readonly event: string; readonly where: Where }
  | { readonly answer: string }
  | { readonly asked: string };

/** How much had been told and answered when a step began. */
export interface Since {
  readonly log: number;
  readonly entries: number;
}

/** What must happen before a step is done: one of some events, or the end of the match; or it is only read. */
export type Until = readonly Deed[] | 'over' | 'read';

/** A step of a lesson: its words are `<lesson>.<step>`. */
export interface LessonStep {
  readonly words: string;
  readonly until: Until;
  /** Squares, areas, `unit 1a`, `thing hedge` of a table or, as `main`, the main button, that it speaks of. */
  readonly point: readonly string[];
  /** Answers that bring it about, in order; one that ends with `*` stands for any that begins so. */
  readonly solution: readonly string[];
}

/** A lesson is a table on which little happens, an opponent who does what is needed, and words. */
export interface Lesson {
  readonly id: string;
  readonly game: GameId;
  readonly begin: { readonly position: string } | { readonly setup: Json };
  /** A computer player's level, or a dummy that stands still. */
  readonly opponent: string;
  /** What a dummy does where it can, before it stands still. */
  readonly enemy?: readonly string[];
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

/** The opponent that only stands there. */
export const dummy = 'dummy';

/** What somebody answers who wants nothing to happen. */
export const stillness = [
  'do nothing',
  'nothing',
  'hold',
  'hold-fire',
  'stop',
  'pass',
  'keep',
  'done',
  'end',
];

/** A dummy's level says what it does where it can. */
export const levelOf = ({ opponent, enemy }: Lesson): string =>
  enemy === undefined ? opponent : `${opponent}:${enemy.join(';')}`;

/** Whether it is played on a table without squares. */
export const isMeasured = ({ begin }: Lesson): boolean =>
  'position' in begin && /^table /m.test(begin.position);

export const read = (words: string, ...point: readonly string[]): LessonStep => ({
  words,
  until: 'read',
  point,
  solution: [],
});

/** The learner does something: squares to point at, and the answers that bring it about. */
export const did = (
  words: string,
  event: string,
  where: Where,
  point: readonly string[],
  solution: readonly string[],
): LessonStep => ({ words, until: [{ event, where }], point, solution });

/** He gives one of these answers, for which the log has no line of its own. */
export const answered = (
  words: string,
  answers: readonly string[],
  point: readonly string[],
  solution: readonly string[],
): LessonStep => ({ words, until: answers.map((answer) => ({ answer })), point, solution });

const isDeed = (event: LogLine['event'], deed: Deed): boolean =>
  'event' in deed &&
  event.type === deed.event &&
  Object.entries(deed.where).every(([key, value]) => event[key] === value);

/** From where the next step counts if what a step asks for has happened since it began: right after it. Else null. */
export function doneAt({ until }: LessonStep, state: TableState, since: Since): Since | null {
  const now = { log: state.log.length, entries: state.at };
  if (until === 'read') return null;
  if (until === 'over') return state.outcome === null ? null : now;
  const told = state.log.slice(since.log).findIndex(({ event }) => until.some((deed) => isDeed(event, deed)));
  if (told >= 0) return { ...now, log: since.log + told + 1 };
  const mine = state.entries.slice(since.entries).filter(({ seat }) => seat === 0);
  const answers = until.flatMap((deed) => ('answer' in deed ? [deed.answer] : []));
  const asked = until.flatMap((deed) => ('asked' in deed ? [deed.asked] : []));
  if (state.questions.some(({ seat, name }) => seat === 0 && asked.includes(name))) return now;
  return mine.some(({ option }) => option !== null && answers.includes(option)) ? now : null;
}

/** Whether the learner has come to a new beginning without having done what the step asks for. */
export function hasStrayed(
  { until }: LessonStep,
  state: TableState,
  face: Pick<GameFace, 'mode'>,
  since: Since,
): boolean {
  if (until === 'read' || until === 'over') return false;
  if (state.outcome !== null) return true;
  const mine = state.entries.slice(since.entries).filter(({ seat }) => seat === 0).length;
  return (
    mine > 1 && state.questions.some((question) => question.seat === 0 && face.mode(question) === 'pick')
  );
}

/** The first answer of a list that a question offers. */
export function answerFrom(offered: readonly string[], wanted: readonly string[]): string | undefined {
  for (const one of wanted) {
    const found = one.endsWith('*')
      ? offered.find((id) => id.startsWith(one.slice(0, -1)))
      : offered.find((id) => id === one);
    if (found !== undefined) return found;
  }
  return undefined;
}
