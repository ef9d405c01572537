import type { RisksAdvice } from '@dustfront/advice';
import { risksAt } from '@dustfront/advice/dust-tactics-2014';
import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  type Choice,
  marchAsked,
  onBoard,
  optionId,
  pointAt,
  type Reach,
  reachAsked,
  standingAfter,
  waysAboard,
  withOneAt,
} from '@dustfront/dust-tactics-2014/query';
import type { Refusal } from '@dustfront/kernel';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Spot } from '../../../board/tabletop.ts';
import type { SideSign } from '../../../drawings/emblems.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import type { PlanStep } from '../../face.ts';
import { placeOf, signOf, titleOf, viewOf } from '../model.ts';
import { tacticsPlan } from '../plan.ts';
import { apart } from './geometry.ts';
import { type Ghost, ghostOf } from './ghost.ts';
import { inCentimetres } from './lengths.ts';
import { type Level, levelsAt } from './levels.ts';
import { outlineAround } from './outline.ts';
import { type Outline, rimOf } from './reach-tags.ts';
import {
  type Meant,
  meantBy,
  nearest,
  onceAboard,
  onceFree,
  type Piece,
  type Stance,
  spotsOf,
  stancesOf,
  turnOf,
} from './stances.ts';

interface Pointed {
  /** The question for which somebody pointed, and the unit that is asked. */
  readonly asked: string;
  readonly at: Spot;
  readonly heading: number | null;
  /** What came of placing miniatures one by one; null while they go as a formation. */
  readonly arranged: Meant | null;
}

/** A machine that those who are asked could get into, and how they come to it. */
interface Boarding extends Meant {
  readonly key: string;
  readonly name: string;
  readonly at: Spot;
  readonly span: number;
}

/** By the shortest of their ways. */
function boardingsOf(stances: readonly Stance[]): readonly Boarding[] {
  const found = stances.flatMap((stance) =>
    waysAboard(stance.view).map(({ carrier, at, span, choice }): Boarding => {
      const { name: key } = carrier;
      return { key, name: titleOf(stance.view, carrier), at, span, stance, choice };
    }),
  );
  return found.filter(({ key }, n) => found.findIndex((one) => one.key === key) === n);
}

/** Whoever lands so near to where somebody points has gone there. */
const NEAR = 12;

const rounded = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)];

/** An answer that is being pointed out on a table, before it is given. */
export class Draft {
  private readonly c: Controller;
  private readonly pointed: Signal<Pointed | null> = signal(null);
  private readonly chosen: Signal<Piece | null> = signal(null);
  private readonly climbed: Signal<{ readonly asked: string; readonly storey: number } | null> = signal(null);
  private readonly single: Signal<{ readonly asked: string; readonly id: string } | null> = signal(null);
  /** Where something can be pointed out; the longer way of two comes last. */
  private readonly stances: ReadonlySignal<readonly Stance[]>;
  private readonly within: ReadonlySignal<ReadonlyMap<Stance, Reach | null>>;
  /** The answer that is meant, and the table on which it is given. */
  readonly meant: ReadonlySignal<Meant | null>;
  /** The miniature that is placed by hand; null while all go as a formation. */
  readonly one: ReadonlySignal<string | null>;
  /** Why it cannot stand where somebody would have it. */
  readonly refused: Signal<Refusal | null> = signal(null);
  /** Where somebody points although the first of them cannot stand there, and why not, where there is one reason. */
  readonly stray: ReadonlySignal<{ readonly at: Spot; readonly refusal: Refusal | null } | null>;
  /** Where a finger holds what follows it, while it does. */
  readonly finger: Signal<Spot | null> = signal(null);
  /** The piece of terrain that is to be laid; null where none is. */
  readonly piece: ReadonlySignal<Piece | null>;
  /** Whether something can be pointed out. */
  readonly isPointing: ReadonlySignal<boolean>;
  /** Whether it is only thought ahead: answers come before it. */
  readonly isAhead: ReadonlySignal<boolean>;
  /** The actions that would be announced on the way to it; none where they have been. */
  readonly actions: ReadonlySignal<readonly PlanStep[]>;
  readonly choice: ReadonlySignal<Choice | null>;
  /** Whether a screen of smoke could be laid by pointing. */
  readonly smokes: ReadonlySignal<boolean>;
  /** The storeys of the house to which somebody points; none where there is no choice. */
  readonly levels: ReadonlySignal<readonly Level[]>;
  /** What they could get into at the end of their way, and what they would once they are sent there. */
  readonly boardings: ReadonlySignal<readonly Boarding[]>;
  readonly boards: ReadonlySignal<Boarding | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** The table as it would be then, and who has gone there; null where nobody goes. */
  readonly after: ReadonlySignal<{ readonly view: TacticsView; readonly unit: Unit } | null>;
  /** Who may shoot first at them there. */
  readonly risks: ReadonlySignal<RisksAdvice | null>;
  /** Where somebody pointed, if nothing lawful is near it. */
  readonly vain: ReadonlySignal<boolean>;
  /** The unit that is asked where to go, while it stands on the table. */
  readonly mover: ReadonlySignal<string | null>;
  /** Whose side it is on, while something can be pointed out for it. */
  readonly sign: ReadonlySignal<SideSign | null>;
  /** Whether an answer is drafted: known to those who do not care which. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** Where works may be built, while somebody builds them. */
  readonly sites: ReadonlySignal<readonly Spot[]>;
  /** Where it may go; nothing where nobody walks. */
  readonly reach: ReadonlySignal<readonly Outline[]>;

  constructor(c: Controller) {
    this.c = c;
    this.stances = computed(() => {
      const { value: question } = c.question;
      // On the way to an answer that is given already nobody points anything out.
      const isOnItsWay = c.busy.value;
      return question === null || isOnItsWay ? [] : stancesOf(question, this.view(), c.selected.value);
    });
    this.isPointing = computed(() => this.stances.value.length > 0);
    this.isAhead = computed(() => (this.stances.value[0]?.before.length ?? 0) > 0);
    this.within = computed(() => new Map(this.stances.value.map((one) => [one, reachAsked(one.view)])));
    this.piece = computed(() => {
      const sample = this.stances.value[0]?.sample;
      const { value: chosen } = this.chosen;
      if (sample?.do !== 'lay') return null;
      return chosen !== null && this.pieces().has(chosen.word) ? chosen : { word: sample.word, m: sample.m };
    });
    this.boardings = computed(() => boardingsOf(this.stances.value));
    this.boards = computed(() => this.boarded());
    this.smokes = computed(() => this.stances.value[0]?.sample.do === 'smoke');
    this.levels = computed(() => this.levelsThere());
    this.meant = computed(() => {
      const pointed = this.here(this.pointed.value);
      if (pointed === null) return null;
      if (pointed.arranged !== null) return pointed.arranged;
      if (this.boards.value !== null) return this.boards.value;
      const at = rounded(pointed.at);
      return meantBy(this.stances.value, at, (stance) => this.nearestFor(stance, at, pointed.heading));
    });
    this.choice = computed(() => this.meant.value?.choice ?? null);
    this.actions = computed(() => {
      const { value: meant } = this.meant;
      if (meant === null || meant.stance.before.length === 0) return [];
      return tacticsPlan(meant.stance.view) ?? [];
    });
    this.ghost = computed(() => {
      const { value: meant } = this.meant;
      return meant === null ? null : ghostOf(meant.stance.view, meant.choice);
    });
    this.after = computed(() => this.arrived());
    this.risks = computed(() => {
      const { value: after } = this.after;
      return after === null ? null : risksAt(after.view, after.unit, placeOf(after.view, after.unit));
    });
    this.stray = computed(() => this.strayed());
    this.vain = computed(() => this.here(this.pointed.value) !== null && this.choice.value === null);
    this.isOpen = computed(() => this.ghost.value !== null);
    this.mover = computed(() => {
      const [stance] = this.stances.value;
      return stance?.view.units[marchAsked(stance.view)?.unit ?? -1]?.name ?? null;
    });
    this.sign = computed(() => this.reach.value[0]?.sign ?? null);
    this.one = computed(() => {
      const { value: single } = this.single;
      return single !== null && single.asked === this.asked() ? single.id : null;
    });
    this.sites = computed(() => spotsOf(this.stances.value[0]));
    this.reach = computed(() => this.stances.value.flatMap((stance, n) => this.outlineOf(stance, n > 0)));
  }

  private arrived(): { readonly view: TacticsView; readonly unit: Unit } | null {
    const { value: meant } = this.meant;
    const march = meant === null ? null : marchAsked(meant.stance.view);
    if (meant === null || march === null || !('parts' in meant.choice)) return null;
    const view = standingAfter(meant.stance.view, meant.choice);
    return { view, unit: view.units[march.unit]! };
  }

  private nearestFor(stance: Stance, at: Spot, heading: number | null): Choice | null {
    const { value: climbed } = this.climbed;
    const level = climbed?.asked === this.asked() ? climbed.storey : null;
    return nearest(stance, at, heading, this.piece.value, this.within.value.get(stance) ?? null, level);
  }

  /** The storeys among which there is a choice where somebody points. */
  private levelsThere(): readonly Level[] {
    const [pointed, { value: meant }] = [this.here(this.pointed.value), this.meant];
    const march = meant === null ? null : marchAsked(meant.stance.view);
    if (pointed === null || pointed.arranged !== null || meant === null || march === null) return [];
    const { view } = meant.stance;
    const unit = view.units[march.unit];
    return unit === undefined || !onBoard(unit) ? [] : levelsAt(view, unit, pointed.at);
  }

  /** Chooses the storey on which they end. */
  climb(storey: number): void {
    this.climbed.value = { asked: this.asked(), storey };
  }

  private boarded(): Boarding | null {
    const pointed = this.here(this.pointed.value);
    if (pointed === null || pointed.arranged !== null) return null;
    return this.boardings.value.find(({ at, span }) => apart(at, pointed.at) <= span * 0.7) ?? null;
  }

  private strayed(): { readonly at: Spot; readonly refusal: Refusal | null } | null {
    const [pointed, { value: meant }] = [this.here(this.pointed.value), this.meant];
    const first = this.ghost.value?.minis[0];
    if (pointed === null || pointed.arranged !== null || meant === null || first === undefined) return null;
    if (this.boards.value !== null || apart(first.at, pointed.at) < NEAR) return null;
    const found = withOneAt(meant.stance.view, meant.choice, first.key, rounded(pointed.at));
    return { at: pointed.at, refusal: found !== null && 'refusal' in found ? found.refusal : null };
  }

  private outlineOf(stance: Stance, far: boolean): readonly Outline[] {
    const found = this.within.value.get(stance) ?? null;
    const march = marchAsked(stance.view);
    const unit = stance.view.units[march?.unit ?? -1];
    if (found === null || march === null || unit === undefined) return [];
    const by = tacticsPlan(stance.view)?.find(({ state }) => state === 'now')?.text ?? '';
    const length = t('tactics.measured.length', { length: inCentimetres(march.length) });
    return [
      {
        sign: signOf(stance.view, unit),
        path: outlineAround(found),
        far,
        words: `${by} ${length}`.trim(),
        edge: rimOf(found, far),
      },
    ];
  }

  private view(): TacticsView {
    return viewOf(this.c.table.state.value?.view ?? null);
  }

  /** What is asked of whom: whoever points means this and nothing that is asked later. */
  private asked(): string {
    return `${this.c.question.value?.number} ${this.mover.value}`;
  }

  private here(pointed: Pointed | null): Pointed | null {
    return pointed !== null && this.isPointing.value && pointed.asked === this.asked() ? pointed : null;
  }

  /** Where the first of them would end; without a draft where they are, or come in. */
  private start(): Pointed | null {
    const [stance] = this.stances.value;
    if (stance === undefined) return null;
    const drafted = this.here(this.pointed.value);
    if (drafted !== null) return drafted;
    const { view, sample } = stance;
    const frame = marchAsked(view);
    const [stand] = frame === null ? [] : (view.units[frame.unit]?.bases ?? []);
    const asked = this.asked();
    if (stand !== undefined) return { asked, at: [stand[0], stand[1]], heading: null, arranged: null };
    const at =
      'parts' in sample ? sample.parts[0]?.way.at(-1) : 'at' in sample ? pointAt(sample.at) : undefined;
    return at === undefined ? null : { asked, at, heading: null, arranged: null };
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
    const [meant, id, start] = [this.meant.peek(), this.one.peek(), this.start()];
    if (meant === null || id === null || start === null) return;
    const { stance, choice } = meant;
    const found = withOneAt(stance.view, choice, id, rounded([Math.max(0, at[0]), Math.max(0, at[1])]));
    this.refused.value = found !== null && 'refusal' in found ? found.refusal : null;
    if (found !== null && 'choice' in found)
      this.pointed.value = { ...start, arranged: { stance, choice: found.choice } };
  }

  /** Takes up one of them by itself; all as they stand go with it. */
  pick(id: string): void {
    const start = this.start();
    if (start === null) return;
    this.refused.value = null;
    this.single.value = { asked: start.asked, id };
    this.pointed.value = { ...start, arranged: this.meant.peek() };
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
    const looks = this.ghost.peek()?.heading ?? 0;
    const by = turnOf(this.stances.peek()[0], steps);
    const from = by === steps ? (start.heading ?? looks) : looks;
    this.pointed.value = { ...start, heading: (from + by + 64) % 64, arranged: null };
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
    this.climbed.value = null;
    this.single.value = null;
    this.refused.value = null;
    this.pointed.value = null;
  }

  commit(): boolean {
    const { value: meant } = this.meant;
    if (meant === null) return false;
    const id = optionId(meant.choice);
    const { before } = meant.stance;
    const { value: boards } = this.boards;
    if (boards !== null) this.c.run([...before, onceFree(id), onceAboard(boards.key)]);
    else if (before.length === 0) void this.c.submit(id);
    else this.c.run([...before, onceFree(id)]);
    return true;
  }
}
