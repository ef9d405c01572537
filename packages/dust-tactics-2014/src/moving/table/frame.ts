import type { Frame } from '@dustfront/kernel';
import type { Part } from '../../ground/table/written.ts';
import type { UnitId } from '../../state.ts';

/** A movement on a table: one answer for all miniatures that move together. */
export interface MarchFrame
  extends Frame<'march', 'look' | 'go' | 'hard' | 'mined' | 'settle' | 'mount' | 'end'> {
  unit: UnitId;
  /** The allowance in millimetres, and the points that a plane covers at least (dt14.ruling.aircraft.least). */
  length: number;
  least: number;
  march: boolean;
  /** What was answered. */
  parts: Part[];
  /** Miniatures for whom a die is rolled, by their number, once for each die. */
  tests: number[];
  /** Mines that are still to strike. */
  strikes: number;
  tangled: boolean;
  moved: boolean;
}

export const marchFrame = (unit: UnitId, length: number, least: number, march: boolean): MarchFrame => ({
  kind: 'march',
  step: 'look',
  unit,
  length,
  least,
  march,
  parts: [],
  tests: [],
  strikes: 0,
  tangled: false,
  moved: false,
});
