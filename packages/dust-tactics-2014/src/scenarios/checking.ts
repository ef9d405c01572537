import type { Params } from '@dustfront/kernel';
import type { Code } from '../problem.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { OwnBattle, OwnScenario, Square } from './own.ts';

/** What the checks of every scenario are given: how to call a place, where to say what is wrong. */
export interface Checking<Own extends OwnBattle = OwnBattle> {
  readonly own: Own;
  /** Whether goals may be there: a square of the board, a marker or a place of the table. */
  isOn(square: unknown): square is Square;
  /** Nobody can stand there. */
  isClosed(square: Square): boolean;
  name(square: Square): string;
  fault(at: string, code: Code, about?: { square?: Square; params?: Params; rule?: RuleId }): void;
  /** How it is called that a goal names what is not there, or nothing. */
  readonly words: { readonly missing: Code; readonly none: Code };
}

export interface CheckingSquares extends Checking<OwnScenario> {
  letter(square: Square): string;
}
