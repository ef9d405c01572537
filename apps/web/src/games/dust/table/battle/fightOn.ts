import { effect, type Signal, signal } from '@preact/signals';
import type { Desk } from '../desk.ts';
import { isBattleQuestion } from '../questions.ts';
import { adviceOf, bestOf, chanceOf } from './best.ts';

/** Below these chances one may want to be asked again. */
export const limits = [70, 50, 30, 10] as const;

/** Fights a battle on by the best answers, until its player's chance falls below what he said. */
export class FightOn {
  /** The least chance in percent; null where every question is asked. */
  readonly least: Signal<number | null> = signal(null);
  /** The chance at which it stopped by itself. */
  readonly stopped: Signal<number | null> = signal(null);
  private answered = -1;
  private readonly stop: () => void;

  constructor(desk: Desk) {
    this.stop = effect(() => this.goOn(desk));
  }

  dispose(): void {
    this.stop();
  }

  order(least: number | null): void {
    this.stopped.value = null;
    this.least.value = least;
  }

  private goOn(desk: Desk): void {
    const view = desk.view.value;
    const question = desk.c.question.value;
    const weighed = desk.solver.result.value;
    const least = this.least.value;
    if (view !== null && view.battle === null && view.special === null) {
      this.least.value = null;
      this.stopped.value = null;
    }
    if (least === null || view === null || !isBattleQuestion(question) || question === null) return;
    if (weighed.state === 'working' || question.number === this.answered || view.battle === null) return;
    const advice = adviceOf(weighed);
    const chance = advice === null ? null : chanceOf(advice.now, view.battle.acting ?? 'attacker');
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
    queueMicrotask(() => void desk.c.submit(best));
  }
}
