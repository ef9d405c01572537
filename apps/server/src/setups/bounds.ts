import type { Json, Problem } from '@dustfront/kernel';
import { problem } from './problem.ts';

/** What a set-up of one's own may hold at most: several times what the largest printed one does. */
export const BOUNDS = { values: 6000, depth: 12, list: 400, text: 20_000, number: 100_000 } as const;

/** What is too large about a set-up, before any rule looks at it. The walk itself is bounded by the first limit. */
export function boundProblem(setup: Json): Problem | null {
  const waiting: { value: Json; at: string; depth: number }[] = [{ value: setup, at: 'setup', depth: 1 }];
  for (let seen = 1; waiting.length > 0; seen++) {
    const { value, at, depth } = waiting.pop()!;
    if (seen > BOUNDS.values) return problem('setup', 'many-values', { most: BOUNDS.values });
    if (depth > BOUNDS.depth) return problem(at, 'deep', { most: BOUNDS.depth });
    if (typeof value === 'string' && value.length > BOUNDS.text)
      return problem(at, 'long-text', { most: BOUNDS.text });
    if (typeof value === 'number' && Math.abs(value) > BOUNDS.number)
      return problem(at, 'large-number', { most: BOUNDS.number });
    if (typeof value !== 'object' || value === null) continue;
    const parts = Object.entries(value);
    if (parts.length > BOUNDS.list) return problem(at, 'many-parts', { most: BOUNDS.list });
    for (const [key, part] of parts)
      waiting.push({ value: part as Json, at: `${at}.${key}`.slice(0, 100), depth: depth + 1 });
  }
  return null;
}

/** Names and small numbers only: everything it stands for is ours and known to be playable. */
export function isPrinted(setup: Json): boolean {
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return false;
  return Object.values(setup).every(
    (value) =>
      typeof value === 'boolean' ||
      value === null ||
      (typeof value === 'number' && Math.abs(value) <= 200) ||
      (typeof value === 'string' && value.length <= 60),
  );
}
