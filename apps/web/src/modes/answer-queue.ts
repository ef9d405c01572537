import type { Seat } from '@dustfront/kernel';
import type { OpenQuestion, OptionRow, Table, TableState } from '../session/table.ts';

/**
 * Answers to questions that cannot all be foreseen: an option's id, null when all is said, undefined for what the
 * player must say.
 */
export interface Policy {
  readonly answer: (question: OpenQuestion) => string | null | undefined;
}

/** One answer of a queue: an option's id, or what it must look like; or a policy for as many as it knows. */
export type Wanted = string | ((option: OptionRow) => boolean) | Policy;

const fits = (option: OptionRow, wanted: Exclude<Wanted, Policy>): boolean =>
  typeof wanted === 'string' ? option.id === wanted : wanted(option);

/**
 * Several answers given for one click: "go to D5" answers the steps square by square. Others may be asked in between;
 * an answer that has become impossible ends the queue, and the player goes on from there by hand.
 */
export class AnswerQueue {
  private readonly table: Table;
  private readonly onGive: (at: number, begun: number) => void;
  readonly seat: Seat;
  private left: Wanted[];
  private running = false;
  /** How many answers there were before its first. */
  private begun: number | null = null;
  /** The player must say something himself before it goes on. */
  waiting = false;

  constructor(
    table: Table,
    seat: Seat,
    answers: readonly Wanted[],
    onGive: (at: number, begun: number) => void,
  ) {
    this.table = table;
    this.seat = seat;
    this.left = [...answers];
    this.onGive = onGive;
  }

  get done(): boolean {
    return this.left.length === 0;
  }

  cancel(): void {
    this.left = [];
  }

  /** Gives the next answers as far as they are asked for now. True while there is more to come. */
  async go(): Promise<boolean> {
    if (this.running) return true;
    this.running = true;
    try {
      while (this.left.length > 0) {
        const state = this.table.state.peek();
        const question = state?.questions.find((q) => q.seat === this.seat);
        if (question === undefined) {
          if (state === null || state === undefined || state.outcome !== null) this.left = [];
          return this.left.length > 0;
        }
        const wanted = this.left[0] as Wanted;
        if (typeof wanted === 'object') {
          const id = wanted.answer(question);
          this.waiting = id === undefined;
          if (id === undefined) return true;
          if (id === null) {
            this.left.shift();
            continue;
          }
          await this.give(state, question, id);
          continue;
        }
        const option = question.options.find((o) => fits(o, wanted));
        if (option === undefined) {
          this.left = [];
          return false;
        }
        this.left.shift();
        await this.give(state, question, option.id);
      }
      return false;
    } finally {
      this.running = false;
    }
  }

  private async give(
    state: TableState | null | undefined,
    question: OpenQuestion,
    id: string,
  ): Promise<void> {
    const at = state?.at ?? 0;
    this.begun ??= at;
    this.onGive(at, this.begun);
    const reply = await this.table.submit(this.seat, question.number, id);
    if (!reply.ok) this.left = [];
  }
}
