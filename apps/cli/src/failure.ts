import { type Params, type Refusal, SetupError } from '@dustfront/kernel';
import { own, problemText } from './reader.ts';
import { type FaultCode, isFault } from './words/index.ts';

/** Something the user can put right: a code with what it is about, shown as a line, never as a stack. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: FaultCode;
  readonly params: Params;
  /** 2 for wrong use (flags, names, files), 1 for work that did not succeed. */
  readonly exitCode: 1 | 2;

  constructor(code: FaultCode, params: Params = {}, exitCode: 1 | 2 = 2) {
    super(own(code, params));
    this.code = code;
    this.params = params;
    this.exitCode = exitCode;
  }
}

/** A refusal that this program has words for. */
export function failureOf(kind: string, { code, params }: Refusal): Failure {
  const key = `${kind}.${code}`;
  return isFault(key) ? new Failure(key, params) : new Failure('said', { text: code });
}

interface SystemError extends Error {
  readonly code?: string;
  readonly path?: string;
}

/** `forces: the armies must be worth the same (dt1.ap.equal)`, with the rule if there is one. */
function problemLine(game: string, problem: SetupError['problems'][number]): string {
  const { at, rule } = problem;
  return `${at}: ${problemText(game, problem)}${rule === undefined ? '' : ` (${rule})`}`;
}

/** What to tell the user about anything that was thrown. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SetupError)
    return error.problems.map((problem) => problemLine(error.game, problem)).join('\n  ');
  const { code, path, message } = error as SystemError;
  const known = `system.${code}`;
  if (!isFault(known)) return message || error.name;
  const fault = own(known);
  return path === undefined ? fault : own('at.file', { file: path, fault });
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof Failure) return error.exitCode;
  if (error instanceof SetupError) return 2;
  return (error as SystemError | null)?.code === 'ENOENT' ? 2 : 1;
}
