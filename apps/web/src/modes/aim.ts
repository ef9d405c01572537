import type { FiringLine } from '@dustfront/advice';
import type { Wanted } from './answer-queue.ts';

/** An ability that may be called with an attack, once in a match. */
export interface Call {
  readonly skill: string;
  readonly answer: string;
}

/** A target under consideration: which lines would fire, with how many shots. */
export interface Aim {
  readonly unit: string;
  readonly from: string;
  readonly target: string;
  readonly lines: readonly (FiringLine & {
    readonly on: boolean;
    readonly most: number;
    readonly close: boolean;
  })[];
  readonly sustained: boolean;
  /** Abilities that are called with it, by the answers that call them. */
  readonly calls?: readonly Call[];
  /** Answers that lead to the question where lines are declared. */
  readonly before: readonly Wanted[];
}

export const lineKey = (line: Pick<FiringLine, 'unit' | 'line'>): string => `${line.unit}/${line.line}`;
