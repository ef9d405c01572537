import type { Notation } from '@dustfront/kernel';
import type { DustState } from '../state.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';
import { questions } from './questions.ts';

/** Hits and blanks by letter; of the six faces the two highest hit. */
const FACE_LETTERS: Readonly<Record<string, number>> = { H: 5, M: 0, B: 0, '.': 0 };

export const notation: Notation<DustState> = {
  printPosition,
  parsePosition,
  parseFace: (letter) => FACE_LETTERS[letter] ?? null,
  questions,
  // Battles are solved as decision problems by `@dustfront/odds`, from `battlePlan`; they are no single dice plan.
  plan: null,
};
