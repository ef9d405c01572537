import { asView, dustTactics2014, type TacticsView, type Unit } from '@dustfront/dust-tactics-2014';
import type { State } from '@dustfront/kernel';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Controller } from '../../../modes/controller.ts';
import { setOut } from '../../../session/explore.ts';
import type { OpenQuestion } from '../../../session/table.ts';
import { tacticsFire } from '../fire.ts';
import { viewOf } from '../model.ts';
import { attackOf, attacksOf, wholeAim } from '../options.ts';
import type { Draft } from './draft.ts';
import { type Prospect, prospectsOf } from './prospects.ts';

/** The table as it would be once an attack is announced. */
export interface Announced {
  readonly action: string;
  readonly before: readonly string[];
  readonly view: TacticsView;
  readonly unit: Unit;
}

/** What an announced attack could do to one enemy. */
interface Way {
  readonly announced: Announced;
  readonly prospect: Prospect;
}

/** An enemy whom a unit could fire at from where it stands, and by which actions; the first is the strongest. */
export interface Shot {
  readonly key: string;
  readonly ways: readonly Way[];
}

/** The attacks that a unit could announce at once from where it stands; none where a die would fall before. */
export function announcedBy(question: OpenQuestion, view: TacticsView, piece: string): readonly Announced[] {
  return attacksOf(question, piece, view).flatMap(({ action, start }): Announced[] => {
    const { seat } = question;
    const out = setOut(dustTactics2014, view as unknown as State, seat, { start });
    if (out === null || out.play.over || out.play.seat !== seat) return [];
    const then = asView(dustTactics2014.view(out.play.state as never, seat));
    const unit = then.units[attackOf(then)?.unit ?? -1];
    return unit === undefined ? [] : [{ action, before: out.answers, view: then, unit }];
  });
}

/** Everybody whom one of these attacks could hit, the most promising first. */
export function shotsOf(all: readonly Announced[]): readonly Shot[] {
  const ways = all.flatMap((announced) =>
    prospectsOf(announced.view, announced.unit).map((prospect): Way => ({ announced, prospect })),
  );
  return [...new Set(ways.map(({ prospect }) => prospect.key))].map((key) => ({
    key,
    ways: ways.filter(({ prospect }) => prospect.key === key),
  }));
}

/** Whom the chosen unit could fire at without going anywhere first, and at whom it is about to. */
export class Shots {
  private readonly c: Controller;
  private readonly draft: Draft;
  private readonly meant: Signal<{ readonly asked: string; readonly key: string } | null> = signal(null);
  private readonly announced: ReadonlySignal<readonly Announced[]>;
  readonly all: ReadonlySignal<readonly Shot[]>;
  /** Who would fire, on the table as it would be then; null where nobody could at once. */
  readonly from: ReadonlySignal<Announced | null>;
  /** The one at whom aim is taken. */
  readonly at: ReadonlySignal<Shot | null>;

  constructor(c: Controller, draft: Draft) {
    this.c = c;
    this.draft = draft;
    this.announced = computed(() => {
      const { value: question } = c.question;
      const { value: piece } = c.selected;
      const json = c.table.state.value?.view ?? null;
      if (question === null || piece === null || json === null || c.busy.value) return [];
      return announcedBy(question, viewOf(json), piece);
    });
    this.all = computed(() => shotsOf(this.announced.value));
    this.from = computed(() => this.announced.value[0] ?? null);
    this.at = computed(() => {
      const { value: meant } = this.meant;
      if (meant === null || draft.isOpen.value || meant.asked !== this.asked()) return null;
      return this.all.value.find(({ key }) => key === meant.key) ?? null;
    });
  }

  private asked(): string {
    return `${this.c.question.value?.number} ${this.c.selected.value}`;
  }

  /** Whether a click takes aim at a unit: while a way is pointed out it is thought of from there. */
  isInRange(unit: string): boolean {
    return !this.draft.isOpen.value && this.all.value.some(({ key }) => key === unit);
  }

  /** Takes aim; false at whom nothing can be done, or aim is taken already. */
  aim(key: string): boolean {
    if (this.at.peek()?.key === key || !this.isInRange(key)) return false;
    this.c.objection.value = null;
    this.c.looked.value = null;
    this.meant.value = { asked: this.asked(), key };
    return true;
  }

  clear(): boolean {
    if (this.at.peek() === null) return false;
    this.meant.value = null;
    return true;
  }

  /** Announces the attack and fires with everything; without a way by the strongest. */
  fire(way?: Way): boolean {
    const shot = this.at.peek();
    const [first] = shot?.ways ?? [];
    const meant = way ?? first;
    if (shot === null || meant === undefined) return false;
    const { view, before } = meant.announced;
    const aim = wholeAim(view, shot.key);
    if (aim === null) return false;
    this.meant.value = null;
    this.c.stage.finish();
    this.c.run([...before, tacticsFire(aim, () => this.c.state?.view ?? null)]);
    return true;
  }
}
