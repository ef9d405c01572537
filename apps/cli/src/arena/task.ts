import type { PairResult, PairSpec } from '@dustfront/ai';
import type { Json } from '@dustfront/kernel';

/** One game between computer players, as plain data. */
export interface GameTask {
  readonly game: string;
  readonly setup: Json;
  /** Levels by seat. */
  readonly players: readonly string[];
  readonly seed: string;
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export interface GameReport {
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  readonly reason: string;
  readonly answers: number;
  /** What each seat was, where that matters: its colour in DUST. */
  readonly tags: readonly (string | null)[];
}

/** What a worker thread is sent. */
export type Task = { readonly pair: PairSpec } | { readonly single: GameTask };
export type TaskResult = { readonly pair: PairResult } | { readonly single: GameReport };
export type Reply = { readonly result: TaskResult } | { readonly failed: string };
