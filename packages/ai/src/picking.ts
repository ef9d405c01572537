/** A number below another one. */
export type Pick = (n: number) => number;

/** One of a list. */
export const anyOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)]!;

/** Several of a list, each at most once. */
export function someOf<T>(list: readonly T[], count: number, pick: Pick): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(pick(left.length), 1)[0]!);
}
