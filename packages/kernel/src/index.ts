export { advance, KernelError, printStack, Running, type Witness } from './advance.ts';
export * from './decision.ts';
export * from './dice.ts';
export type { Fault } from './fault.ts';
export { englishGrammar, fill, type Grammar, type PluralForm, sayIn } from './fill.ts';
export {
  type AnyFrameRules,
  type AskAllStep,
  type AskStep,
  call,
  done,
  type FrameRules,
  frameRules,
  frameTable,
  type Next,
  type RollStep,
  type RunStep,
  type Step,
} from './frame.ts';
export * from './game.ts';
export { hashJson } from './hash.ts';
export { imagine } from './imagine.ts';
export { cloneJson, type Json, notJson } from './json.ts';
export type { Happening } from './keeper.ts';
export {
  type Failure,
  findOption,
  Match,
  type PublicEntry,
  type Reply,
  SetupError,
  type Snapshot,
} from './match.ts';
export { quietest } from './passive.ts';
export { askedSeats, drawOption, Play, playRandomly, questionFor } from './play.ts';
export { asProblems, type Problem, type ProblemCode, problemsOf, Unreadable } from './problem.ts';
export {
  type Aside,
  type Entry,
  type Header,
  type MatchRecord,
  type Opening,
  parseEntry,
  parseRecord,
  printEntry,
  printRecord,
  RecordError,
} from './record.ts';
export { type Divergence, isDivergence, replay } from './replay.ts';
export { shown, shownFrame } from './shown.ts';
export * from './state.ts';
export * from './words.ts';
