import type { RisksAdvice } from '@dustfront/advice';
import { risksAt } from '@dustfront/advice/dust-tactics-2014';
import { dustTactics2014, type TacticsView, type Unit } from '@dustfront/dust-tactics-2014';
import {
  type Choice,
  type Lay,
  marchAsked,
  marchTo,
  optionId,
  pointAt,
  type Reach,
  reachAsked,
  standingAfter,
  withOneAt,
} from '@dustfront/dust-tactics-2014/query';
import { questionFor, type Refusal } from '@dustfront/kernel';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Spot } from '../../../board/tabletop.ts';
import type { SideSign } from '../../../drawings/emblems.tsx';
import type { Controller } from '../../../modes/controller.ts';
import type { OpenQuestion } from '../../../session/table.ts';
import { placeOf, signOf, viewOf } from '../model.ts';
import { apart } from './geometry.ts';
import { type Ghost, ghostOf } from './ghost.ts';
import { moved } from './moved.ts';
import { outlineAround } from './outline.ts';

interface Pointed {
  /** The question for which somebody pointed. */
  readonly number: number;
  readonly at: Spot;
  readonly heading: number | null;
  /** What came of placing miniatures one by one; null while they go as a formation. */
  readonly arranged: Choice | null;
}

/** Among the proposals of a free question one that is given by pointing: movement, place, smoke, piece of terrain. */
const sampleOf = ({ free, options }: OpenQuestion): Choice | null =>
  free
    ? ((options
        .map(({ option }) => option as unknown as Choice)
        .find((one) => 'parts' in one || one.do === 'smoke' || one.do === 'lay') as Choice | undefined) ??
      null)
    : null;

const rounded = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)];

/** How far the first of them ends from a point. */
const missed = (choice: Choice | null, at: Spot): number => {
  const end = choice !== null && 'parts' in choice ? choice.parts[0]?.way.at(-1) : undefined;
  return end === undefined ? Number.POSITIVE_INFINITY : apart(end, at);
};

/** The movement to a point: straight or around something, by the corners of the reach where it lies in that. */
function marched(view: TacticsView, at: Spot, heading: number | null, reach: Reach | null): Choice | null {
  const plain = marchTo(view, at, heading ?? undefined);
  if (reach === null || missed(plain, at) === 0) return plain;
  const near = reach.places.reduce(
    (best, place, n) => (apart(place, at) < apart(reach.places[best]!, at) ? n : best),
    0,
  );
  const corners = reach.corners[near] ?? [];
  if (corners.length === 0 || apart(reach.places[near]!, at) > reach.step) return plain;
  const around = marchTo(view, at, heading ?? undefined, undefined, corners);
  return missed(around, at) < missed(plain, at) ? around : plain;
}

/** The answer that is nearest to where somebody points; null where there is none. */
function nearest(
  view: TacticsView,
  question: OpenQuestion,
  pointed: Pointed,
  piece: Piece | null,
  reach: Reach | null,
): Choice | null {
  const { at, heading, arranged } = pointed;
  if (arranged !== null) return arranged;
  const point = rounded(at);
  if (marchAsked(view) !== null) return marched(view, point, heading, reach);
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
  private readonly single: Signal<{ readonly number: number; readonly id: string } | null> = signal(null);
  private readonly within: ReadonlySignal<Reach | null>;
  /** The miniature that is placed by hand; null while all go as a formation. */
  readonly one: ReadonlySignal<string | null>;
  /** Why it cannot stand where somebody would have it. */
  readonly refused: Signal<Refusal | null> = signal(null);
  /** Where a finger holds what follows it, while it does. */
  readonly finger: Signal<Spot | null> = signal(null);
  /** The piece of terrain that is to be laid; null where none is. */
  readonly piece: ReadonlySignal<Piece | null>;
  /** What can be pointed out now. */
  readonly sample: ReadonlySignal<Choice | null>;
  readonly choice: ReadonlySignal<Choice | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** The table as it would be then, and who has gone there; null where nobody goes. */
  readonly after: ReadonlySignal<{ readonly view: TacticsView; readonly unit: Unit } | null>;
  /** Who may shoot first at them there. */
  readonly risks: ReadonlySignal<RisksAdvice | null>;
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
        : nearest(this.view(), question, pointed, this.piece.value, this.within.value);
    });
    this.ghost = computed(() =>
      this.choice.value === null ? null : ghostOf(this.view(), this.choice.value),
    );
    this.after = computed(() => {
      const { value: choice } = this.choice;
      const march = choice === null ? null : marchAsked(this.view());
      if (choice === null || march === null || !('parts' in choice)) return null;
      const view = standingAfter(this.view(), choice);
      return { view, unit: view.units[march.unit]! };
    });
    this.risks = computed(() => {
      const { value: after } = this.after;
      return after === null ? null : risksAt(after.view, after.unit, placeOf(after.view, after.unit));
    });
    this.vain = computed(() => this.here(this.pointed.value) !== null && this.choice.value === null);
    this.isOpen = computed(() => this.ghost.value !== null);
    this.mover = computed(() =>
      this.asks<string | null>(null, (view) => view.units[marchAsked(view)?.unit ?? -1]?.name ?? null),
    );
    this.within = computed(() => this.asks<Reach | null>(null, reachAsked));
    this.one = computed(() => {
      const { value: single } = this.single;
      return single !== null && single.number === c.question.value?.number ? single.id : null;
    });
    this.reach = computed(() =>
      this.asks<{ sign: SideSign; path: string } | null>(null, (view) => {
        const found = this.within.value;
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
    if (stand !== undefined) return { number, at: [stand[0], stand[1]], heading: null, arranged: null };
    const at =
      'parts' in sample ? sample.parts[0]?.way.at(-1) : 'at' in sample ? pointAt(sample.at) : undefined;
    return at === undefined ? null : { number, at, heading: null, arranged: null };
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
    if (this.one.peek() !== null) this.put(at);
    else if (start !== null) this.pointed.value = { ...start, at, arranged: null };
  }

  /** Puts the chosen miniature somewhere, if the rules let it stand there together with the others. */
  private put(at: Spot): void {
    const [choice, id, start] = [this.choice.peek(), this.one.peek(), this.start()];
    if (choice === null || id === null || start === null) return;
    const found = withOneAt(this.view(), choice, id, rounded([Math.max(0, at[0]), Math.max(0, at[1])]));
    this.refused.value = found !== null && 'refusal' in found ? found.refusal : null;
    if (found !== null && 'choice' in found) this.pointed.value = { ...start, arranged: found.choice };
  }

  /** Takes up one of them by itself; all as they stand go with it. */
  pick(id: string): void {
    const start = this.start();
    if (start === null) return;
    this.refused.value = null;
    this.single.value = { number: start.number, id };
    this.pointed.value = { ...start, arranged: this.choice.peek() };
  }

  /** One by one, or again as a formation. */
  oneByOne(): void {
    const first = this.ghost.peek()?.minis[0];
    this.refused.value = null;
    if (this.one.peek() !== null || first === undefined) this.single.value = null;
    else this.pick(first.key);
  }

  /** The next one, and after the last the first. */
  next(): void {
    const keys = this.ghost.peek()?.minis.map(({ key }) => key) ?? [];
    const next = keys[(keys.indexOf(this.one.peek() ?? '') + 1) % Math.max(1, keys.length)];
    if (next !== undefined) this.pick(next);
  }

  /** Where the ghost of the chosen one stands, or of the first. */
  private held(): Spot | undefined {
    const minis = this.ghost.peek()?.minis ?? [];
    return (minis.find(({ key }) => key === this.one.peek()) ?? minis[0])?.at;
  }

  /** From where it is, by so many millimetres. */
  nudge([dx, dy]: Spot): void {
    const at = this.one.peek() === null ? this.start()?.at : this.held();
    if (at !== undefined) this.point([Math.max(0, at[0] + dx), Math.max(0, at[1] + dy)]);
  }

  turn(steps: number): void {
    const start = this.start();
    if (start === null) return;
    const heading = start.heading ?? this.ghost.peek()?.heading ?? 0;
    this.pointed.value = { ...start, heading: (heading + steps + 64) % 64, arranged: null };
  }

  /** A hull looks towards a place. */
  face([x, y]: Spot): void {
    const start = this.start();
    if (start === null) return;
    const [cx, cy] = this.ghost.peek()?.minis.find((mini) => mini.heading !== null)?.at ?? start.at;
    const heading = (Math.round((Math.atan2(y - cy, x - cx) * 32) / Math.PI) + 64) % 64;
    if (heading !== start.heading) this.pointed.value = { ...start, heading, arranged: null };
  }

  /** How far the first of them is from where somebody takes hold. */
  grip([x, y]: Spot): Spot {
    const [ax, ay] = this.held() ?? this.start()?.at ?? [x, y];
    return [ax - x, ay - y];
  }

  clear(): void {
    this.single.value = null;
    this.refused.value = null;
    this.pointed.value = null;
  }

  commit(): boolean {
    const { value: choice } = this.choice;
    if (choice === null) return false;
    void this.c.submit(optionId(choice));
    return true;
  }
}
