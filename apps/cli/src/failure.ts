import { SetupError } from '@dustfront/kernel';

/** Something the user can put right: it is shown as a line, never as a stack. */
export class Failure extends Error {
  override name = 'Failure';
  /** 2 for wrong use (flags, names, files), 1 for work that did not succeed. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

interface SystemError extends Error {
  readonly code?: string;
  readonly path?: string;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'not permitted',
  EPERM: 'not permitted',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** `forces: the armies must be worth the same (dt1.ap.equal)`, with the rule if there is one. */
function problemText({ at, text, rule }: SetupError['problems'][number]): string {
  return `${at}: ${text}${rule === undefined ? '' : ` (${rule})`}`;
}

/** What to tell the user about anything that was thrown. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SetupError) return error.problems.map(problemText).join('\n  ');
  const { code, path, message } = error as SystemError;
  const reason = code === undefined ? undefined : reasons[code];
  if (reason !== undefined) return path === undefined ? reason : `${path}: ${reason}`;
  return message || error.name;
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof Failure) return error.exitCode;
  if (error instanceof SetupError) return 2;
  return (error as SystemError | null)?.code === 'ENOENT' ? 2 : 1;
}
