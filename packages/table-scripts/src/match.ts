import type { Json } from '@dustfront/kernel';
import { type Fault, fault, part } from './fault.ts';

/**
 * Where `got` differs from what is expected, as a path with both values; null if it fits. Objects need only fit in the
 * fields named.
 */
export function difference(expected: Json, got: Json, path = ''): Fault | null {
  const differs = (): Fault =>
    fault('differs', {
      path: path === '' ? part('the-answer') : path,
      got: show(got),
      expected: show(expected),
    });
  if (typeof expected === 'number' && typeof got === 'number') {
    return Math.abs(expected - got) <= 1e-9 * Math.max(1, Math.abs(expected)) ? null : differs();
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return differs();
    for (let i = 0; i < expected.length; i++) {
      const inner = difference(expected[i]!, got[i]!, `${path}[${i}]`);
      if (inner) return inner;
    }
    return null;
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof got !== 'object' || got === null || Array.isArray(got)) return differs();
    for (const [key, value] of Object.entries(expected)) {
      const inner = difference(
        value as Json,
        ((got as Record<string, Json>)[key] ?? null) as Json,
        path === '' ? key : `${path}.${key}`,
      );
      if (inner) return inner;
    }
    return null;
  }
  return expected === got ? null : differs();
}

const show = (value: Json): string => JSON.stringify(value);
