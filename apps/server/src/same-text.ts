import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal; how long that takes does not tell how much of a guess was right. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
