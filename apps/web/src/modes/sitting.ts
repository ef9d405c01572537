import type { Seat } from '@dustfront/kernel';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameFace, Scene } from '../games/face.ts';
import type { Moment, OpenQuestion, Table, TableState } from '../session/table.ts';
import type { Stage } from '../stage/stage.ts';
import type { Aim } from './aim.ts';
import type { Wanted } from './answer-queue.ts';
import type { Foresight } from './foresight.ts';

/** One person's place at a table, as those see it who help the controller: what is there, asked, chosen and shown. */
export interface Sitting {
  readonly table: Table;
  readonly face: GameFace;
  readonly ahead: Foresight;
  readonly stage: Stage;
  readonly state: TableState | null;
  readonly past: Signal<Moment | null>;
  readonly shown: ReadonlySignal<Moment | null>;
  readonly scene: ReadonlySignal<Scene | null>;
  readonly seats: ReadonlySignal<readonly Seat[]>;
  readonly question: ReadonlySignal<OpenQuestion | null>;
  readonly selected: Signal<string | null>;
  readonly preview: Signal<string | null>;
  readonly aim: Signal<Aim | null>;
  /** Answers that were given without a click. */
  readonly byItself: ReadonlySet<number>;
  /** The answer with which the click began that led to an answer. */
  clickOf(at: number): number;
  run(wanted: readonly Wanted[]): void;
}
