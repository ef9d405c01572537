import { optionId, type Template, templatesAsked } from '@dustfront/dust-tactics-2014/query';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Spot } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import { viewOf } from '../model.ts';
import { apart, offLine } from './geometry.ts';

/** How far a template is from where somebody points: a blast by its middle, a jet by its line, then where it begins. */
const off = ({ at, from }: Template, point: Spot): number =>
  from === null ? apart(at, point) : offLine(point, from, at) + apart(from, point) / 1000;

/** A template that is about to be laid: it hangs on the pointer and snaps to the miniature that is nearest. */
export class Laying {
  private readonly c: Controller;
  private readonly pointed: Signal<Spot | null> = signal(null);
  readonly all: ReadonlySignal<readonly Template[]>;
  readonly chosen: ReadonlySignal<Template | null>;

  constructor(c: Controller) {
    this.c = c;
    this.all = computed(() => {
      const view = c.table.state.value?.view ?? null;
      return view === null || c.question.value?.name !== 'lay-template' ? [] : templatesAsked(viewOf(view));
    });
    this.chosen = computed(() => {
      const { value: at } = this.pointed;
      const { value: all } = this.all;
      if (at === null) return all[0] ?? null;
      return [...all].sort((a, b) => off(a, at) - off(b, at))[0] ?? null;
    });
  }

  get isAsked(): boolean {
    return this.all.peek().length > 0;
  }

  point(at: Spot): void {
    if (this.isAsked) this.pointed.value = at;
  }

  /** A finger looks first: its second tap near the same miniature lays the template. */
  tap(at: Spot, byFinger: boolean): void {
    const before = this.pointed.peek() === null ? null : this.chosen.peek();
    this.point(at);
    const { value: chosen } = this.chosen;
    if (chosen !== null && (!byFinger || before === chosen)) void this.c.submit(optionId(chosen.choice));
  }
}
