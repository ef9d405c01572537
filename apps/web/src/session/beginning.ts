import type { Json } from '@dustfront/kernel';

/** What begins a match of one's own: a set-up, a position, or a record to be taken up. */
export type Beginning =
  | {
      readonly kind: 'new';
      readonly game: string;
      readonly setup: Json;
      readonly seats: readonly string[];
      readonly seed: string;
    }
  /** A position as text, for lessons and tries. */
  | {
      readonly kind: 'position';
      readonly game: string;
      readonly position: string;
      readonly seats: readonly string[];
      readonly seed: string;
      /** Answers that were given before, as a record that began there with the same dice. */
      readonly record?: string;
    }
  | {
      readonly kind: 'record';
      readonly game: string;
      readonly record: string;
      readonly until: number | null;
      readonly seed: string;
      readonly position: Readonly<Record<string, number>>;
      /** It was ended without a result. */
      readonly isEnded?: boolean;
    };

/** What is told of a match elsewhere: its server tells the rest. */
export interface Elsewhere {
  readonly kind: 'elsewhere';
  readonly game: string;
  /** The rules version that is played. */
  readonly version: string | undefined;
}
