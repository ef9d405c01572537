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

/** What to tell the user about anything that was thrown. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, message } = error as SystemError;
  const reason = code === undefined ? undefined : reasons[code];
  if (reason !== undefined) return path === undefined ? reason : `${path}: ${reason}`;
  return message || error.name;
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof Failure) return error.exitCode;
  return (error as SystemError | null)?.code === 'ENOENT' ? 2 : 1;
}
