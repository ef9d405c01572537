import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Deed } from '../acts/act.ts';
import { deedsOf, deedsSince } from '../acts/deeds.ts';
import { tracesOf } from '../acts/traces.ts';
import type { Trace } from '../board/scene.ts';
import type { Controller } from './controller.ts';

const nothing: readonly Deed[] = [];

/** What others did since the player's last order, or what a moment of the past shows. */
export class News {
  /** Everything that units did so far. */
  readonly deeds: ReadonlySignal<readonly Deed[]>;
  /** What is new to the player. */
  readonly fresh: ReadonlySignal<readonly Deed[]>;
  readonly traces: ReadonlySignal<readonly Trace[]>;
  /** The number of answers at which the player put the news away. */
  private readonly seen: Signal<number> = signal(-1);
  private readonly c: Controller;

  constructor(c: Controller) {
    this.c = c;
    this.deeds = computed(() => {
      const state = c.table.state.value;
      return state === null ? nothing : deedsOf(c.face.acts?.(state.log, state.view) ?? []);
    });
    this.fresh = computed(() => {
      const state = c.table.state.value;
      const past = c.past.value;
      if (state === null) return nothing;
      if (past !== null)
        return this.deeds.value.filter(({ first, last }) => first < past.at && past.at <= last + 1);
      if (c.question.value === null) return nothing;
      const { seat } = c.question.value;
      const own = state.entries.findLastIndex((entry) => entry.seat === seat);
      return deedsSince(this.deeds.value, own).filter(({ last }) => last < state.at);
    });
    this.traces = computed(() => (this.away ? [] : tracesOf(this.fresh.value)));
  }

  get away(): boolean {
    return this.seen.value === (this.c.shown.value?.at ?? -1);
  }

  toggle(): void {
    this.seen.value = this.away ? -1 : (this.c.shown.peek()?.at ?? -1);
  }
}
