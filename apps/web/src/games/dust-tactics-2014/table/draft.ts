import { dustTactics2014, type TacticsView } from '@dustfront/dust-tactics-2014';
import {
  type Choice,
  type Lay,
  marchAsked,
  marchTo,
  optionId,
  pointAt,
  reachAsked,
} from '@dustfront/dust-tactics-2014/query';
import { questionFor } from '@dustfront/kernel';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Spot } from '../../../board/tabletop.ts';
import type { SideSign } from '../../../drawings/emblems.tsx';
import type { Controller } from '../../../modes/controller.ts';
import type { OpenQuestion } from '../../../session/table.ts';
import { signOf, viewOf } from '../model.ts';
import { type Ghost, ghostOf } from './ghost.ts';
import { moved } from './moved.ts';
import { outlineAround } from './outline.ts';

interface Pointed {
  /** The question for which somebody pointed. */
  readonly number: number;
  readonly at: Spot;
  readonly heading: number | null;
}

/** Among the proposals of a free question one that is given by pointing: movement, place, smoke, piece of terrain. */
const sampleOf = ({ free, options }: OpenQuestion): Choice | null =>
  free
    ? ((options
        .map(({ option }) => option as unknown as Choice)
        .find((one) => 'parts' in one || one.do === 'smoke' || one.do === 'lay') as Choice | undefined) ??
      null)
    : null;

/** The answer that is nearest to where somebody points; null where there is none. */
function nearest(
  view: TacticsView,
  question: OpenQuestion,
  pointed: Pointed,
  piece: Piece | null,
): Choice | null {
  const { at, heading } = pointed;
  const point = [Math.round(at[0]), Math.round(at[1])] as const;
  if (marchAsked(view) !== null) return marchTo(view, point, heading ?? undefined);
  const sample = sampleOf(question);
  const space = questionFor(dustTactics2014, view, question.seat)?.space ?? null;
  if (sample === null || space === null) return null;
  const meant = moved(sample, point);
  return space.nearest(meant.do === 'lay' ? turned({ ...meant, ...piece }, heading) : meant) as Choice | null;
}

const turned = (lay: Lay, heading: number | null): Lay => (heading === null ? lay : { ...lay, n: heading });

/** Which piece of terrain, and how far it is across. */
export type Piece = Pick<Lay, 'word' | 'm'>;

/** An answer that is being pointed out on a table, before it is given. */
export class Draft {
  private readonly c: Controller;
  private readonly pointed: Signal<Pointed | null> = signal(null);
  private readonly chosen: Signal<Piece | null> = signal(null);
  /** The piece of terrain that is to be laid; null where none is. */
  readonly piece: ReadonlySignal<Piece | null>;
  /** What can be pointed out now. */
  readonly sample: ReadonlySignal<Choice | null>;
  readonly choice: ReadonlySignal<Choice | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** Where somebody pointed, if nothing lawful is near it. */
  readonly vain: ReadonlySignal<boolean>;
  /** The unit that is asked where to go, while it stands on the table. */
  readonly mover: ReadonlySignal<string | null>;
  /** Whether an answer is drafted: known to those who do not care which. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** Where it may go, as a path around it; null where nobody walks. */
  readonly reach: ReadonlySignal<{ readonly sign: SideSign; readonly path: string } | null>;

  constructor(c: Controller) {
    this.c = c;
    this.sample = computed(() => (c.question.value === null ? null : sampleOf(c.question.value)));
    this.piece = computed(() => {
      const { value: sample } = this.sample;
      const { value: chosen } = this.chosen;
      if (sample?.do !== 'lay') return null;
      return chosen !== null && this.pieces().has(chosen.word) ? chosen : { word: sample.word, m: sample.m };
    });
    this.choice = computed(() => {
      const { value: question } = c.question;
      const pointed = this.here(this.pointed.value);
      return question === null || pointed === null
        ? null
        : nearest(this.view(), question, pointed, this.piece.value);
    });
    this.ghost = computed(() =>
      this.choice.value === null ? null : ghostOf(this.view(), this.choice.value),
    );
    this.vain = computed(() => this.here(this.pointed.value) !== null && this.choice.value === null);
    this.isOpen = computed(() => this.ghost.value !== null);
    this.mover = computed(() =>
      this.asks<string | null>(null, (view) => view.units[marchAsked(view)?.unit ?? -1]?.name ?? null),
    );
    this.reach = computed(() =>
      this.asks<{ sign: SideSign; path: string } | null>(null, (view) => {
        const found = reachAsked(view);
        const unit = view.units[marchAsked(view)?.unit ?? -1];
        if (found === null || unit === undefined) return null;
        return { sign: signOf(view, unit), path: outlineAround(found.places, found.step) };
      }),
    );
  }

  /** Asks the table as it is, where something can be pointed out. */
  private asks<T>(none: T, question: (view: TacticsView) => T): T {
    return this.sample.value === null ? none : question(this.view());
  }

  private view(): TacticsView {
    return viewOf(this.c.table.state.value?.view ?? null);
  }

  private here(pointed: Pointed | null): Pointed | null {
    return pointed !== null && pointed.number === this.c.question.value?.number ? pointed : null;
  }

  /** Where the first of them would end; without a draft where they are, or come in. */
  private start(): Pointed | null {
    const { value: question } = this.c.question;
    const { value: sample } = this.sample;
    if (question === null || sample === null) return null;
    const { number } = question;
    const drafted = this.here(this.pointed.value);
    if (drafted !== null) return drafted;
    const frame = marchAsked(this.view());
    const [stand] = frame === null ? [] : (this.view().units[frame.unit]?.bases ?? []);
    if (stand !== undefined) return { number, at: [stand[0], stand[1]], heading: null };
    const at =
      'parts' in sample ? sample.parts[0]?.way.at(-1) : 'at' in sample ? pointAt(sample.at) : undefined;
    return at === undefined ? null : { number, at, heading: null };
  }

  /** The pieces of terrain that are left to whoever is asked, by kind. */
  pieces(): ReadonlyMap<string, number> {
    const { value: question } = this.c.question;
    const left = new Map<string, number>();
    for (const word of question === null ? [] : (this.view().pieces[question.seat] ?? []))
      left.set(word, (left.get(word) ?? 0) + 1);
    return left;
  }

  /** Takes up a piece of terrain; it shows where it could lie. */
  take(piece: Piece): void {
    this.chosen.value = piece;
    this.pointed.value = this.start();
  }

  /** Points somewhere; pointing at the ghost once more gives the answer. */
  point(at: Spot): void {
    const start = this.start();
    if (start !== null) this.pointed.value = { ...start, at };
  }

  /** From where it is, by so many millimetres. */
  nudge([dx, dy]: Spot): void {
    const start = this.start();
    if (start !== null)
      this.pointed.value = { ...start, at: [Math.max(0, start.at[0] + dx), Math.max(0, start.at[1] + dy)] };
  }

  turn(steps: number): void {
    const start = this.start();
    if (start === null) return;
    const heading = start.heading ?? this.ghost.peek()?.heading ?? 0;
    this.pointed.value = { ...start, heading: (heading + steps + 64) % 64 };
  }

  /** A hull looks towards a place. */
  face([x, y]: Spot): void {
    const start = this.start();
    if (start === null) return;
    const [cx, cy] = this.ghost.peek()?.minis.find((mini) => mini.heading !== null)?.at ?? start.at;
    const heading = (Math.round((Math.atan2(y - cy, x - cx) * 32) / Math.PI) + 64) % 64;
    if (heading !== start.heading) this.pointed.value = { ...start, heading };
  }

  /** How far the first of them is from where somebody takes hold. */
  grip([x, y]: Spot): Spot {
    const [ax, ay] = this.ghost.peek()?.minis[0]?.at ?? this.start()?.at ?? [x, y];
    return [ax - x, ay - y];
  }

  clear(): void {
    this.pointed.value = null;
  }

  commit(): boolean {
    const { value: choice } = this.choice;
    if (choice === null) return false;
    void this.c.submit(optionId(choice));
    return true;
  }
}
