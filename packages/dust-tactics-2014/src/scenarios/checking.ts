import type { Params } from '@dustfront/kernel';
import type { Code } from '../problem.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { OwnScenario, Square } from './own.ts';

/** What the checks of a part are given: the map, how to call a square, where to say what is wrong. */
export interface Checking {
  readonly own: OwnScenario;
  readonly width: number;
  readonly height: number;
  isOn(square: unknown): square is Square;
  letter(square: Square): string;
  name(square: Square): string;
  fault(at: string, code: Code, about?: { square?: Square; params?: Params; rule?: RuleId }): void;
}
