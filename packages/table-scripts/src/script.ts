import type { Json } from '@dustfront/kernel';
import { type Fault, fault } from './fault.ts';

/** A table script: a position, dice, answers and questions, and what is expected. See docs/table-scripts.md. */
export interface Script {
  readonly title: string;
  readonly game: string;
  /** The rules it shows as a whole, by id; a step may name its own. */
  readonly rules: readonly string[];
  /** Where in a rulebook it comes from, in words. */
  readonly source?: string;
  /** Exactly one of the two. */
  readonly position?: string;
  readonly setup?: Json;
  /** The rule by which the set-up or position is refused; nothing can be played then. */
  readonly refused?: string;
  readonly dice: string;
  readonly steps: readonly Step[];
}

/** What every step may have beside its word: the rules that it shows, each of which makes it fail when broken. */
interface Showing {
  readonly shows?: readonly string[];
}

export type Step = Showing &
  (
    | { readonly answer: string; readonly seat?: number }
    | { readonly accept: string; readonly seat?: number }
    | { readonly nearest: string; readonly expect: string | null; readonly seat?: number }
    | { readonly refuse: string; readonly seat?: number; readonly rule?: string; readonly code?: string }
    | { readonly question: string | null; readonly seat?: number }
    | { readonly options: readonly string[]; readonly seat?: number }
    | { readonly include: readonly string[]; readonly exclude?: readonly string[]; readonly seat?: number }
    | { readonly exclude: readonly string[]; readonly seat?: number }
    | { readonly ask: Readonly<Record<string, Json>>; readonly expect: Json }
    | { readonly odds: Json; readonly expect: Json }
    | { readonly event: Json }
    | { readonly dice: string }
    | { readonly note: string }
    | { readonly over: Json }
  );

/** The rules that a step shows: those it names, and the one by which it is refused. */
export const rulesOf = (step: Step): readonly string[] => [
  ...new Set([...(step.shows ?? []), ...('rule' in step && step.rule !== undefined ? [step.rule] : [])]),
];

/** The word that says what a step does; each has exactly one. */
export const STEP_WORDS = [
  'answer',
  'accept',
  'refuse',
  'nearest',
  'question',
  'options',
  'include',
  'exclude',
  'ask',
  'odds',
  'event',
  'dice',
  'note',
  'over',
] as const;

const FIELDS = ['title', 'game', 'rules', 'source', 'position', 'setup', 'refused', 'dice', 'steps'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a script, and where. */
export interface ScriptFault extends Fault {
  readonly at: string;
}

type Wrong = (at: string, ...of: Parameters<typeof fault>) => void;

/** A script from parsed YAML or JSON, or everything that is wrong with it. A plain text step is an answer. */
export function readScript(value: unknown): Script | ScriptFault[] {
  if (!isObject(value)) return [{ at: 'script', ...fault('fields') }];
  const problems: ScriptFault[] = [];
  const wrong: Wrong = (at, ...of) => problems.push({ at, ...fault(...of) });
  for (const field of Object.keys(value))
    if (!FIELDS.includes(field)) wrong(field, 'field', { fields: FIELDS });
  if (typeof value.title !== 'string') wrong('title', 'title');
  if (typeof value.game !== 'string') wrong('game', 'game');
  if (value.rules !== undefined && !isTexts(value.rules)) wrong('rules', 'rules');
  if ((value.position === undefined) === (value.setup === undefined)) wrong('position', 'either');
  if (value.position !== undefined && typeof value.position !== 'string') wrong('position', 'position');
  if (value.dice !== undefined && typeof value.dice !== 'string') wrong('dice', 'dice');
  if (value.refused !== undefined && typeof value.refused !== 'string') wrong('refused', 'refused');
  if (value.refused === undefined ? !Array.isArray(value.steps) : value.steps !== undefined)
    wrong('steps', 'steps');
  const steps = (Array.isArray(value.steps) ? value.steps : []).map((step, i) =>
    readStep(step, `steps.${i + 1}`, wrong),
  );
  if (problems.length > 0) return problems;
  return {
    title: value.title as string,
    game: value.game as string,
    rules: (value.rules as string[] | undefined) ?? [],
    dice: (value.dice as string | undefined) ?? '',
    steps: steps as Step[],
    ...(typeof value.source === 'string' ? { source: value.source } : {}),
    ...(typeof value.refused === 'string' ? { refused: value.refused } : {}),
    ...(value.position === undefined
      ? { setup: value.setup as Json }
      : { position: value.position as string }),
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function readStep(step: unknown, at: string, wrong: Wrong): Step | null {
  if (typeof step === 'string') return { answer: step };
  const words = isObject(step) ? STEP_WORDS.filter((word) => word in step) : [];
  if (!isObject(step) || words.length === 0) {
    wrong(at, 'step', { words: STEP_WORDS });
    return null;
  }
  if (('ask' in step || 'odds' in step || 'nearest' in step) && !('expect' in step)) wrong(at, 'expect');
  if ('ask' in step && (!isObject(step.ask) || Object.keys(step.ask).length !== 1)) wrong(at, 'ask');
  for (const word of ['options', 'include', 'exclude'])
    if (word in step && !isTexts(step[word])) wrong(at, 'options', { word });
  if ('shows' in step && !isTexts(step.shows)) wrong(at, 'shows');
  return step as unknown as Step;
}
