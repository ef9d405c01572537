import { batch, type Signal, signal } from '@preact/signals';
import type { Controller } from '../../../modes/controller.ts';
import type { OpenQuestion } from '../../../session/table.ts';
import { optionOf } from '../model.ts';
import { KEEP } from '../options.ts';

/** An answer, where it is among those that can be given. */
const has = (question: OpenQuestion, id: string): string | null =>
  question.options.some((row) => row.id === id) ? id : null;

/** What a turn's points are spent on. It knows no rule. */
export class Till {
  /** What can be bought, while it is still asked whether cards are thrown away first. */
  readonly shop: Signal<OpenQuestion | null> = signal(null);
  /** The shop is being looked up. */
  readonly opening: Signal<boolean> = signal(false);
  private readonly c: Controller;
  /** A purchase is being taken back. */
  private returning = false;

  constructor(c: Controller) {
    this.c = c;
  }

  /** Something is asked anew. */
  ask(question: OpenQuestion | null): void {
    const isShut = question?.name === 'discard';
    this.shop.value = null;
    this.opening.value = isShut;
    if (isShut) queueMicrotask(() => void this.open(question));
  }

  /** What could be bought if no card is thrown away: nobody is asked about that alone. */
  private async open(question: OpenQuestion): Promise<void> {
    const shop = await this.c.table.foresee(question.seat, [KEEP]).catch(() => null);
    if (this.c.question.peek() !== question) return;
    batch(() => {
      this.shop.value = shop;
      this.opening.value = false;
    });
  }

  /** What can be answered: the shop's offers where it is open already. */
  offers(question: OpenQuestion): OpenQuestion {
    return this.shop.value ?? question;
  }

  /** Whether cards could still be thrown away: any answer to the shop says that none is. */
  private get isBefore(): boolean {
    return this.c.question.peek()?.name === 'discard';
  }

  /** Answers the shop, which opens first if it has to. */
  answer(id: string): void {
    if (this.isBefore) this.c.run([KEEP, id]);
    else void this.c.submit(id);
  }

  /** Buys one, or as many as there is money and room for. */
  buy(ware: string, all: boolean): void {
    const id = `buy ${ware}`;
    if (!all) this.answer(id);
    else this.c.run([...(this.isBefore ? [KEEP] : []), { answer: (q: OpenQuestion) => has(q, id) }]);
  }

  /** Ends the purchase. */
  close(): void {
    this.c.run(this.isBefore ? [KEEP, 'done'] : ['done']);
  }

  /** Places everything that may stand in an area there. */
  placeAll(area: string): void {
    const answer = (q: OpenQuestion): string | null =>
      q.options.find((row) => {
        const option = optionOf(row);
        return option.do === 'place' && option.area === area;
      })?.id ?? null;
    this.c.run([{ answer: (q) => (q.name === 'place' || q.name === 'reinforcements' ? answer(q) : null) }]);
  }

  /** Which of the purchases of this production a ware would be taken back as; null if none of them can be. */
  purchase(ware: string): { readonly back: number; readonly again: readonly string[] } | null {
    const state = this.c.table.state.value;
    const seat = this.c.question.value?.seat;
    if (state === null || seat === undefined || this.c.past.value !== null) return null;
    const again: string[] = [];
    for (let i = 0; i < (state.undoable[seat] ?? 0); i++) {
      const option = state.entries.at(-1 - i)?.option ?? '';
      if (!option.startsWith('buy ')) return null;
      if (option === `buy ${ware}`) return { back: i + 1, again };
      again.unshift(option);
    }
    return null;
  }

  /** Takes the last purchase of a ware back; what was bought after it is bought again. */
  async unbuy(ware: string): Promise<void> {
    const found = this.purchase(ware);
    if (found === null || this.returning) return;
    this.returning = true;
    try {
      for (let i = 0; i < found.back; i++) await this.c.undo();
      if (this.isBefore) await this.c.submit(KEEP);
      for (const option of found.again) await this.c.submit(option);
    } finally {
      this.returning = false;
    }
  }
}
