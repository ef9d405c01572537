/** Rows and columns of squares, for writing maps down. */
import type { Square } from './scenario.ts';

export function row(at: number, from: number, to: number): Square[] {
  return Array.from({ length: to - from + 1 }, (_, i) => [from + i, at] as const);
}

export function column(at: number, from: number, to: number): Square[] {
  return Array.from({ length: to - from + 1 }, (_, i) => [at, from + i] as const);
}
