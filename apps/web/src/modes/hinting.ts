import type { Weighed } from '@dustfront/ai';
import type { Message } from '@dustfront/kernel';
import type { Choice } from '../session/choice.ts';
import type { OpenQuestion, OptionRow } from '../session/table.ts';
import { said } from './advised.ts';
import type { Controller } from './controller.ts';
import type { Hint } from './hint.ts';

const isSame = (a: OpenQuestion, b: OpenQuestion): boolean => a.number === b.number && a.seat === b.seat;

/** Whether a hint can be asked for now. */
export const canHint = (c: Controller): boolean =>
  c.table.hint !== undefined && c.question.value !== null && !c.busy.value;

/** The hint for the question that is open, if one was asked for. */
export function hintOf(c: Controller): Hint | null {
  const hint = c.hint.value;
  const question = c.question.value;
  return hint === null || question === null || c.busy.value || !isSame(hint.question, question) ? null : hint;
}

/** What the hint would answer, for marking it on the table. */
export function hinted(c: Controller): OptionRow | null {
  const hint = hintOf(c);
  if (hint === null || typeof hint.choice === 'string') return null;
  const { option } = hint.choice;
  return hint.question.options.find(({ id }) => id === option) ?? null;
}

/** The class of what an answer is given with, marked where the hint means it. */
export const marked = (c: Controller, row: OptionRow | undefined, name: string): string =>
  row !== undefined && hinted(c)?.id === row.id ? `${name} hinted`.trimStart() : name;

/** Asks for a hint, or puts it away. It never answers anything. */
export async function toggleHint(c: Controller): Promise<void> {
  const question = c.question.peek();
  const { hint } = c.table;
  if (hintOf(c) !== null) return putHintAway(c);
  if (question === null || hint === undefined || c.busy.peek()) return;
  const asked: Hint = { question, choice: 'thinking', after: [] };
  c.hint.value = asked;
  const advised = await adviceOn(c, asked, hint).catch((): Hint => ({ ...asked, choice: 'none' }));
  if (c.hint.peek() !== asked) return;
  c.hint.value = advised;
  const whole = await followed(c, advised, hint).catch(() => advised);
  if (c.hint.peek() === advised) c.hint.value = whole;
}

type Ask = (question: OpenQuestion, after: readonly string[]) => Promise<Choice>;

/** No answer has more parts than this. */
const PARTS = 12;

/** What a plan leads to: where its unit goes and whom it attacks. */
const aims = [
  ['ai.move', 'to'],
  ['ai.attack', 'target'],
] as const;

/** Whether words are of a plan that leads elsewhere than the one that was advised first. */
const saysOtherwise = (words: readonly Message[], before: readonly Message[]): boolean =>
  aims.some(([key, what]) => {
    const now = said(words, key, what);
    return now !== undefined && now !== said(before, key, what);
  });

/** The hint with what follows from its answer, where the questions after it only say more of the same. */
async function followed(c: Controller, advised: Hint, hint: Ask): Promise<Hint> {
  const { choice, question } = advised;
  if (typeof choice === 'string') return advised;
  const then: OptionRow[] = [];
  let { words } = choice;
  while (then.length < PARTS) {
    const answers = [...advised.after, choice.option, ...then.map(({ id }) => id)];
    const next = await c.table.foresee(question.seat, answers);
    if (next === null || next.free || c.face.follows?.(next) !== true) break;
    const further = await hint(next, answers);
    const row = next.options.find(({ id }) => id === further.option);
    if (row === undefined) break;
    then.push(row);
    if (saysOtherwise(further.words, words)) words = further.words;
  }
  return { ...advised, choice: { ...choice, words }, then };
}

/** What is advised; where it is an answer that goes without saying, what is advised for the question after it. */
async function adviceOn(c: Controller, asked: Hint, hint: Ask): Promise<Hint> {
  const { question } = asked;
  const choice = await hint(question, []);
  if (c.face.unasked?.(question) !== choice.option) return { ...asked, choice };
  const after = [choice.option];
  const next = await c.table.foresee(question.seat, after);
  if (next === null) return { ...asked, choice };
  return { question: { ...next, number: question.number }, choice: await hint(next, after), after };
}

/** Does what is advised. */
export function doHinted(c: Controller, { after, then = [] }: Hint, option: string): void {
  const answers = [...after, option, ...then.map(({ id }) => id)];
  if (answers.length === 1) void c.submit(option);
  else c.run(answers);
}

export function putHintAway(c: Controller): void {
  c.hint.value = null;
}

/** From so many games played on a share of victories is told; fewer say nothing. */
const ENOUGH = 24;
/** Points that are within what weighing may be wrong by. */
const POINTS_ERROR = 0.25;

const playsOf = (words: readonly Message[]): number | null => {
  const plays = words.find(({ key }) => key === 'ai.search')?.params?.plays;
  return typeof plays === 'number' ? plays : null;
};

/** What is told of a choice: no share of victories that comes from a handful of games. */
export const told = (words: readonly Message[]): readonly Message[] =>
  words.filter((word) => word.key !== 'ai.search' || (playsOf([word]) ?? 0) >= ENOUGH);

/** How a way compares with the best: as good as far as can be told, worse, or hardly tried. */
export type Compared = 'equal' | 'less' | 'untried';

function compared(measure: Choice['measure'], less: number, best: Weighed, way: Weighed): Compared {
  if (measure === 'points') return less <= POINTS_ERROR ? 'equal' : 'less';
  const plays = playsOf(way.words);
  if (plays !== null && plays < ENOUGH) return 'untried';
  const games = Math.max(1, Math.min(plays ?? 100, playsOf(best.words) ?? 100));
  return less <= 1 / Math.sqrt(games) ? 'equal' : 'less';
}

/** Other answers that were weighed, next best first, with what they are worth. */
export function alternatives(
  { option, weighed, measure }: Choice,
  { options }: OpenQuestion,
): readonly {
  readonly row: OptionRow;
  readonly value: number;
  readonly less: number;
  readonly compared: Compared;
}[] {
  const best = weighed.find((way) => way.option === option);
  if (best === undefined) return [];
  const seen = new Set([option]);
  return weighed
    .flatMap((way) => {
      const row = options.find(({ id }) => id === way.option);
      if (row === undefined || seen.has(way.option) || way.value > best.value) return [];
      seen.add(way.option);
      const less = best.value - way.value;
      return [{ row, value: way.value, less, compared: compared(measure, less, best, way) }];
    })
    .slice(0, 2);
}
