import type { DustView } from '@dustfront/dust';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Controller } from '../../../../modes/controller.ts';
import type { Solver, Weighed } from '../../odds/solver.ts';
import { isBattleQuestion } from '../questions.ts';
import { adviceOf, bestOf, chanceOf } from './best.ts';

/** Below these chances one may want to be asked again. */
export const limits = [70, 50, 30, 10] as const;

/** How likely it is that a battle ends as the side at it wants; null while that is not known. */
export function chanceNow(view: DustView, weighed: Weighed): number | null {
  const advice = adviceOf(weighed);
  return advice === null || view.battle === null
    ? null
    : chanceOf(advice.now, view.battle.acting ?? 'attacker');
}

/** Where a battle is asked about, and its odds are worked out. */
interface Fight {
  readonly c: Controller;
  readonly solver: Solver;
  readonly view: ReadonlySignal<DustView | null>;
}

/** Fights a battle on by the best answers, until its player's chance falls below what he said. */
export class FightOn {
  /** The least chance in percent; null where every question is asked. */
  readonly least: Signal<number | null> = signal(null);
  /** The chance at which it stopped by itself. */
  readonly stopped: Signal<number | null> = signal(null);
  private answered = -1;
  private readonly stop: () => void;

  constructor(fight: Fight) {
    this.stop = effect(() => this.goOn(fight));
  }

  dispose(): void {
    this.stop();
  }

  order(least: number | null): void {
    this.stopped.value = null;
    this.least.value = least;
  }

  private goOn({ view: seen, c, solver }: Fight): void {
    const view = seen.value;
    const question = c.question.value;
    const weighed = solver.result.value;
    const least = this.least.value;
    if (view !== null && view.battle === null && view.special === null) {
      this.least.value = null;
      this.stopped.value = null;
    }
    if (least === null || view === null || !isBattleQuestion(question) || question === null) return;
    if (weighed.state === 'working' || question.number === this.answered || view.battle === null) return;
    const chance = chanceNow(view, weighed);
    if (chance !== null && chance * 100 < least) {
      this.least.value = null;
      this.stopped.value = chance;
      return;
    }
    const best = bestOf(question, view, weighed);
    if (best === null) {
      this.least.value = null;
      return;
    }
    this.answered = question.number;
    queueMicrotask(() => void c.submit(best));
  }
}
