import type { PairResult, PairSpec, SeatingResult, SeatingSpec } from '@dustfront/ai';
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
  /** The round in which it ended, where the game counts them. */
  readonly rounds: number | null;
  /** What each seat was, where that matters: its colour in DUST. */
  readonly tags: readonly (string | null)[];
  /** The capital that each seat began with, in DUST. */
  readonly capitals: readonly (string | null)[];
}

/** What a worker thread is sent. */
export type Task =
  | { readonly pair: PairSpec }
  | { readonly seating: SeatingSpec }
  | { readonly single: GameTask };
export type TaskResult =
  | { readonly pair: PairResult }
  | { readonly seating: SeatingResult }
  | { readonly single: GameReport };
export type Reply = { readonly result: TaskResult } | { readonly failed: string };
