import { type Signal, signal } from '@preact/signals';
import type { OpenQuestion, Table, TableState } from '../session/table.ts';
import { AnswerQueue, type Wanted } from './answer-queue.ts';

/** What is under way at a screen: one queue, and one that waits while another at this screen runs his own. */
export class AnswerQueues {
  /** Answers are being given; nobody is asked meanwhile. */
  readonly busy: Signal<boolean> = signal(false);
  /** For answers that were not the first of their click: the one with which it began. */
  private readonly clicks = new Map<number, number>();
  private readonly table: Table;
  private readonly isNewTurn: (question: OpenQuestion) => boolean;
  private readonly onEnd: () => void;
  private now: AnswerQueue | null = null;
  /** Fire that a reaction interrupts. */
  private outer: AnswerQueue | null = null;

  constructor(table: Table, isNewTurn: (question: OpenQuestion) => boolean, onEnd: () => void) {
    this.table = table;
    this.isNewTurn = isNewTurn;
    this.onEnd = onEnd;
  }

  get underWay(): boolean {
    return this.now !== null && !this.now.done;
  }

  /** Begins one, if nothing of the same seat is in its way. */
  begin(question: OpenQuestion, answers: readonly Wanted[]): boolean {
    const under = this.now;
    const busy = under !== null && !under.done && !under.waiting;
    if (busy && (under.seat === question.seat || this.outer !== null)) return false;
    // Another at this screen is asked in the middle of a queue: his own comes first, then it goes on.
    if (busy) this.outer = under;
    const queue = new AnswerQueue(this.table, question.seat, answers, (at, begun) =>
      this.clicks.set(at, begun),
    );
    this.now = queue;
    this.busy.value = true;
    void this.goOn(queue);
    return true;
  }

  /** The answer with which the click began that led to an answer. */
  clickOf(at: number): number {
    return this.clicks.get(at) ?? at;
  }

  /** Answers that were taken back are given anew, each by a click of its own. */
  forget(from: number): void {
    for (const at of this.clicks.keys()) if (at >= from) this.clicks.delete(at);
  }

  /** A new state: what is under way goes on. False if nothing is. */
  onState(state: TableState): boolean {
    if (this.underWay && this.passedOn(state)) this.leave();
    // Whoever was in the middle of something is asked again: what came in between is over.
    const [asked] = state.questions;
    if (this.outer !== null && asked !== undefined && asked.seat === this.outer.seat) {
      this.now?.cancel();
      this.now = this.outer;
      this.outer = null;
    }
    const queue = this.now;
    if (queue === null || queue.done) return false;
    queueMicrotask(() => void this.goOn(queue));
    return true;
  }

  /** Lets go of everything; what has been answered stays answered. */
  drop(): void {
    this.now?.cancel();
    this.outer?.cancel();
    this.now = null;
    this.outer = null;
    this.busy.value = false;
  }

  /** Whether somebody else has begun something of his own, so that what was left of a queue is pointless. */
  private passedOn({ questions }: TableState): boolean {
    return (
      questions.length > 0 &&
      questions.every((question) => question.seat !== this.now?.seat && this.isNewTurn(question))
    );
  }

  /** A queue goes on as far as it can. Nobody waits for it while it waits for the player. */
  private async goOn(queue: AnswerQueue): Promise<void> {
    const more = await queue.go();
    if (this.now !== queue) return;
    if (more) {
      this.busy.value = !queue.waiting;
      return;
    }
    this.leave();
    this.onEnd();
  }

  /** Back to what was under way before it, if anything was. */
  private leave(): void {
    this.now?.cancel();
    this.now = this.outer;
    this.outer = null;
    this.busy.value = this.now !== null;
  }
}
