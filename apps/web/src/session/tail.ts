/** A list that mostly grows at its end: how much of it still holds, and what follows. */
export interface Tail<T> {
  readonly kept: number;
  readonly more: readonly T[];
}

/** What has to be told to somebody who knows the list as it was. */
export function tailOf<T>(
  before: readonly T[],
  now: readonly T[],
  isSame: (a: T, b: T) => boolean = Object.is,
): Tail<T> {
  const most = Math.min(before.length, now.length);
  let kept = 0;
  while (kept < most && isSame(before[kept] as T, now[kept] as T)) kept++;
  return { kept, more: now.slice(kept) };
}

/** The list after a change; the same one where nothing has changed. */
export const follow = <T>(before: readonly T[], { kept, more }: Tail<T>): readonly T[] =>
  more.length === 0 && kept === before.length ? before : [...before.slice(0, kept), ...more];
