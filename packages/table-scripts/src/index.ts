export type { Fault } from './fault.ts';
export { difference } from './match.ts';
export { type Failure, type Result, runScript } from './run.ts';
export { readScript, rulesOf, type Script, type ScriptFault, STEP_WORDS, type Step } from './script.ts';
