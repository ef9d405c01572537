import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Act, Deed } from '../acts/act.ts';
import { beforeLatest, deedsOf, isOf, lastOrder, type Order, othersSince } from '../acts/deeds.ts';
import { tracesOf } from '../acts/traces.ts';
import type { Remains, Trace } from '../board/scene.ts';
import { actingIn } from '../games/acting.ts';
import { youOf } from '../session/called.ts';
import type { Sitting } from './sitting.ts';

const nothing: readonly never[] = [];

/** What an order may lead to that is worth big words. */
const telling: ReadonlySet<Act['kind']> = new Set(['fires', 'fails-to-react', 'wastes']);

/** What came of the player's last order and what others did since; or what a moment of the past shows. */
export class News {
  readonly acts: ReadonlySignal<readonly Act[]>;
  /** Everything that units did so far. */
  readonly deeds: ReadonlySignal<readonly Deed[]>;
  /** The player's own last deed, where it led to a fight or failed to. */
  readonly own: ReadonlySignal<Deed | null>;
  /** What others did, and is new to the player. */
  readonly fresh: ReadonlySignal<readonly Deed[]>;
  readonly traces: ReadonlySignal<readonly Trace[]>;
  /** Squares on which units fell so far, and what is left there of the last of them. */
  readonly remains: ReadonlySignal<ReadonlyMap<string, Remains>>;
  /** What the player has put away; anything newer is shown again. */
  private readonly seen: Signal<string | null> = signal(null);
  private readonly c: Sitting;

  constructor(c: Sitting) {
    this.c = c;
    this.acts = computed(() => {
      const state = c.table.state.value;
      if (state === null) return nothing;
      const you = youOf(c.seats.value);
      return c.face.acts?.(state.log, state.view, state.header.setup, you) ?? nothing;
    });
    this.deeds = computed(() => deedsOf(this.acts.value));
    this.own = computed(() => (c.past.value === null ? this.lastOwn() : null));
    this.fresh = computed(() => this.news());
    this.remains = computed(() => this.left());
    this.traces = computed(() => (this.away ? nothing : tracesOf(this.fresh.value)));
  }

  private left(): ReadonlyMap<string, Remains> {
    const { c } = this;
    const shown = c.shown.value;
    const found = new Map<string, Remains>();
    for (const act of this.acts.value) {
      if (shown === null || act.kind !== 'falls' || act.at === null || act.after >= shown.at) continue;
      const card = c.face.card(shown.view, act.piece);
      if (card !== null)
        found.set(act.at, { piece: act.piece, sign: card.sign, art: card.art, flip: card.flip });
    }
    return found;
  }

  /** Whether nobody at this screen gives orders. */
  get isWatching(): boolean {
    return this.c.seats.value.length === 0;
  }

  /** The last order that whoever is asked gave himself; while nobody at this screen is, of whoever sits here. */
  private lastOrder(): Order {
    const { c } = this;
    const deeds = this.deeds.value;
    if (this.isWatching && c.face.since === undefined) {
      const before = beforeLatest(deeds);
      return { since: before, until: before, signs: [] };
    }
    const asked = c.question.value?.seat;
    const seats = asked === undefined ? c.seats.value : [asked];
    const state = c.table.state.value;
    const given = (state?.entries ?? []).map(({ seat }, at) => seats.includes(seat) && !c.byItself.has(at));
    if (c.face.since !== undefined) {
      const since = c.face.since(state?.log ?? [], seats, given.lastIndexOf(true));
      return { since, until: since, signs: null };
    }
    const sides = state === null ? [] : c.face.status(state.view).sides;
    const signs = sides
      .filter((side) => side.seats.some((seat) => seats.includes(seat)))
      .map(({ sign }) => sign);
    const until = lastOrder(deeds, given, signs);
    return { since: c.clickOf(until), until, signs };
  }

  private lastOwn(): Deed | null {
    if (this.isWatching) return null;
    const order = this.lastOrder();
    return (
      this.deeds.value.findLast(
        (deed) => isOf(order, deed) && deed.acts.some(({ kind }) => telling.has(kind)),
      ) ?? null
    );
  }

  private news(): readonly Deed[] {
    const state = this.c.table.state.value;
    const past = this.c.past.value;
    if (state === null) return nothing;
    if (past !== null)
      return this.deeds.value.filter(({ first, last }) => first < past.at && past.at <= last + 1);
    return othersSince(this.deeds.value, this.lastOrder(), actingIn(this.c.face, state.view));
  }

  /** What is new, in short: answers that nobody sees anything of, such as a hidden card, are nothing new. */
  private get mark(): string {
    const told = this.fresh.value.map(({ first, acts }) => `${first}:${acts.length}`);
    return [this.c.past.value?.at ?? 'now', ...told].join(' ');
  }

  get away(): boolean {
    return this.seen.value === this.mark;
  }

  toggle(): void {
    this.seen.value = this.away ? null : this.mark;
  }
}
