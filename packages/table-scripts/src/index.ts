export { difference } from './match.ts';
export { type Failure, type Result, runScript } from './run.ts';
export { readScript, rulesOf, type Script, STEP_WORDS, type Step } from './script.ts';
