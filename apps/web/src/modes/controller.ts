import { type Message, RULES_FAILED, type Seat } from '@dustfront/kernel';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameFace, ModeName, Scene } from '../games/face.ts';
import { language } from '../i18n/index.ts';
import type { Answered, Moment, OpenQuestion, Table, TableState } from '../session/table.ts';
import { settings } from '../settings.ts';
import { Stage } from '../stage/stage.ts';
import type { Aim } from './aim.ts';
import { aimAtOnly } from './aiming.ts';
import type { Wanted } from './answer-queue.ts';
import { AnswerQueues } from './answer-queues.ts';
import { Foresight } from './foresight.ts';
import { mustCover } from './handover.ts';
import type { Hint } from './hint.ts';
import { News } from './news.ts';
import { Performance } from './performance.ts';
import type { Sitting } from './sitting.ts';
import { onlyAnswer, standingAnswer } from './standing.ts';

export type { Aim } from './aim.ts';

/** Why a click meant nothing, with the rule behind it. */
interface Objection {
  readonly text: string;
  readonly rule: string | null;
}

export type Layer = 'reach' | 'sight' | 'bands' | 'cover' | 'threat' | 'names';

/**
 * What one person at a table looks at and is about to do. It knows no rule: everything it offers comes from questions,
 * and everything it shows beforehand from advice that the rules give.
 */
export class Controller implements Sitting {
  readonly table: Table;
  readonly face: GameFace<Controller>;
  /** What could be done: reach, sight, aims, odds. */
  readonly ahead: Foresight;
  /** Shows what happened before the board tells what came of it. */
  readonly stage = new Stage();
  /** What others did meanwhile. */
  readonly news: News;
  readonly past: Signal<Moment | null> = signal(null);
  readonly selected: Signal<string | null> = signal(null);
  /** The square under the pointer. */
  readonly hover: Signal<string | null> = signal(null);
  /** The square that a finger has tapped once: a second tap goes there. */
  readonly preview: Signal<string | null> = signal(null);
  /** Which way the unit would face, while that is being chosen. */
  readonly turning: Signal<number | null> = signal(null);
  readonly layers: Signal<ReadonlySet<Layer>> = signal(new Set<Layer>(['reach', 'sight', 'bands', 'cover']));
  readonly aim: Signal<Aim | null> = signal(null);
  /** A square on which several things may be answered: which of them is chosen next. */
  readonly spot: Signal<string | null> = signal(null);
  /** A unit whose card is looked at while another acts, or is about to. */
  readonly looked: Signal<string | null> = signal(null);
  /** Why the last click meant nothing, in words. */
  readonly objection: Signal<Objection | null> = signal(null);
  readonly refusal: Signal<{ readonly message: Message; readonly rule: string | null } | null> = signal(null);
  /** Seats this screen answers for at the moment. */
  readonly seats: ReadonlySignal<readonly Seat[]>;
  /** The seat to which the device must be handed, with everything covered until then. */
  readonly handOver: Signal<Seat | null> = signal(null);
  readonly question: ReadonlySignal<OpenQuestion | null>;
  readonly mode: ReadonlySignal<ModeName | 'watch'>;
  readonly scene: ReadonlySignal<Scene | null>;
  readonly shown: ReadonlySignal<Moment | null>;
  /** The square that is looked from: under the pointer, or tapped once. */
  readonly lookout: ReadonlySignal<string | null>;
  private readonly queues: AnswerQueues;
  readonly busy: ReadonlySignal<boolean>;
  /** What a computer player was asked about a question; shown as long as that is open. */
  readonly hint: Signal<Hint | null> = signal(null);
  private lastSeat: Seat | null = null;
  private readonly stops: (() => void)[] = [];
  /** Answers that were given without a click: alone they are nothing to take back. */
  readonly byItself = new Set<number>();
  /** How many answers there were before each thing that the player did, so that it is taken back as a whole. */
  private deeds: number[] = [];
  readonly performance = new Performance(this);
  /** The question whose answer is on its way, or -1. */
  private readonly sending: Signal<number> = signal(-1);
  /** The question whose only target has been aimed at already. */
  private aimed = -1;

  constructor(table: Table, face: GameFace<Controller>) {
    this.table = table;
    this.face = face;
    this.ahead = new Foresight(table, face);
    this.queues = new AnswerQueues(
      table,
      (question) => face.mode(question) === 'pick',
      () => this.onQueueEnd(),
    );
    this.busy = this.queues.busy;
    this.seats = computed(() => table.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : [])));
    this.shown = computed(() => this.past.value ?? table.state.value);
    this.lookout = computed(() => this.hover.value ?? this.preview.value);
    this.question = computed(() => {
      if (this.past.value !== null || this.handOver.value !== null) return null;
      if (table.time?.fallen.value != null) return null;
      return table.state.value?.questions.find(({ seat }) => this.seats.value.includes(seat)) ?? null;
    });
    this.mode = computed(() => (this.question.value === null ? 'watch' : face.mode(this.question.value)));
    this.scene = this.sceneOnce();
    this.news = new News(this);
    this.stops.push(
      () => this.stage.finish(),
      effect(() => this.onState(table.state.value)),
      effect(() => this.onQuestion(this.question.value)),
      effect(() => {
        const view = this.past.value === null ? (this.shown.value?.view ?? null) : null;
        void this.ahead.reach(this.question.value, this.selected.value, view, this.scene.peek());
      }),
      effect(
        () =>
          void this.ahead.look(
            this.shown.value?.at ?? null,
            this.scene.peek(),
            this.selected.value,
            this.lookout.value,
            this.turning.value,
          ),
      ),
      effect(() => {
        const asked = this.question.value === null ? null : (this.shown.value?.at ?? null);
        const known = this.ahead.reachOne.value.size + this.ahead.reachTwo.value.size > 0;
        void this.ahead.risk(asked, this.selected.value, known ? this.lookout.value : null);
      }),
      effect(() => {
        const wanted = this.layers.value.has('threat') ? (this.shown.value?.at ?? null) : null;
        void this.ahead.watchFor(wanted, wanted === null ? null : this.mySide());
      }),
      effect(() => void this.ahead.react(this.question.value, table.state.peek())),
      effect(() => void this.ahead.weigh(this.aim.value, this.state?.at ?? 0)),
      effect(() => this.aimWhereOnlyOneIs(this.question.value)),
      effect(() => table.time?.hold('cover', this.handOver.value !== null)),
    );
    table.time?.hold('away', false);
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.table.time?.hold('away', true);
  }

  /** Whether an answer is on its way or something is still being looked up: what is shown may change by itself. */
  get unsettled(): boolean {
    return this.busy.value || this.sending.value >= 0 || this.ahead.pending.value > 0;
  }

  get state(): TableState | null {
    return this.table.state.peek();
  }

  /** The picture of a view, made once for each view and language. */
  private sceneOnce(): ReadonlySignal<Scene | null> {
    let scene: Scene | null = null;
    let of: unknown = null;
    let spoken = '';
    return computed(() => {
      const view = this.shown.value?.view ?? null;
      if (view === null) return null;
      if (view !== of || spoken !== language()) {
        scene = this.face.scene(view);
        of = view;
        spoken = language();
      }
      return scene;
    });
  }

  /** A new state: the queue goes on, sounds are made, the device changes hands if it must. */
  private onState(state: TableState | null): void {
    if (state === null) return;
    this.performance.present(state);
    if (this.queues.onState(state)) return;
    const first = state.questions.find(({ seat }) => this.seats.peek().includes(seat));
    if (first === undefined) return;
    if (this.seats.peek().length > 1) {
      const next = mustCover(this.face, state, first, this.lastSeat, settings.peek().cover);
      if (next === 'cover') this.handOver.value = first.seat;
      else if (next === 'open') void this.table.lookAs(null);
    }
    this.lastSeat = first.seat;
  }

  /** Covers the table until the person of a seat says that nobody else looks. */
  cover(seat: Seat): void {
    this.handOver.value = seat;
  }

  /** The person to whom the device was handed says that nobody else looks. */
  async takeOver(): Promise<void> {
    const seat = this.handOver.peek();
    if (seat !== null) await this.table.lookAs(seat);
    this.handOver.value = null;
  }

  private onQuestion(question: OpenQuestion | null): void {
    const view = this.state?.view ?? null;
    batch(() => {
      this.aim.value = null;
      this.spot.value = null;
      this.preview.value = null;
      this.turning.value = null;
      this.refusal.value = null;
      this.looked.value = null;
      this.objection.value = null;
      if (question === null) return;
      this.selected.value = view === null ? null : this.face.subject(view, question);
    });
    if (question === null || view === null || this.queues.underWay) return;
    const only = settings.peek().autoAnswer ? onlyAnswer(this.face, question, view) : null;
    if (only === null) {
      void this.standing(question);
      return;
    }
    this.byItself.add(this.state?.at ?? 0);
    queueMicrotask(() => void this.send(only));
  }

  /** Standing orders answer for the player where he said so. */
  private async standing(question: OpenQuestion): Promise<void> {
    const state = this.state;
    if (state === null) return;
    const answer = await standingAnswer(settings.peek().reactions, this.table, this.face, state, question);
    if (answer !== null && this.question.peek() === question) await this.send(answer);
  }

  /** Where lines are to be declared and only one target is left, it is aimed at without a click. */
  private aimWhereOnlyOneIs(question: OpenQuestion | null): void {
    const aims = this.ahead.aims.value;
    if (question === null || aims.length === 0 || this.mode.peek() !== 'fire') return;
    if (this.aimed === question.number || this.aim.peek() !== null || this.busy.peek()) return;
    if (aimAtOnly(this)) this.aimed = question.number;
  }

  /** The side at which the person sits, as the game counts sides. */
  mySide(): number | null {
    const view = this.shown.peek()?.view ?? null;
    if (view === null) return null;
    const seat = this.question.peek()?.seat ?? this.seats.peek()[0] ?? 0;
    const side = this.face.status(view).sides.findIndex(({ seats }) => seats.includes(seat));
    return side < 0 ? null : side;
  }

  select(piece: string | null): void {
    batch(() => {
      this.selected.value = piece;
      this.aim.value = null;
      this.preview.value = null;
      this.looked.value = null;
      this.objection.value = null;
    });
  }

  toggleLayer(layer: Layer): void {
    const next = new Set(this.layers.peek());
    if (!next.delete(layer)) next.add(layer);
    this.layers.value = next;
  }

  /** The player gives one answer. */
  async submit(id: string): Promise<void> {
    this.deeds.push(this.state?.at ?? 0);
    await this.send(id);
  }

  private async send(id: string): Promise<void> {
    const question = this.question.peek();
    if (question === null || this.sending.peek() === question.number) return;
    this.sending.value = question.number;
    try {
      this.report(await this.table.submit(question.seat, question.number, id));
    } finally {
      this.sending.value = -1;
    }
  }

  private report(reply: Answered): void {
    // A failure of the rules has a dialog of its own.
    const said = reply.ok || reply.refusal.code === RULES_FAILED;
    this.refusal.value = said ? null : { message: reply.message, rule: reply.refusal.rule ?? null };
  }

  /** Gives several answers for one click. */
  run(answers: readonly Wanted[]): void {
    const question = this.question.peek();
    if (question === null || answers.length === 0) return;
    const before = this.state?.at ?? 0;
    if (this.queues.begin(question, answers)) this.deeds.push(before);
  }

  clickOf(at: number): number {
    return this.queues.clickOf(at);
  }

  /** Lets go of what was aimed at or under way; what has been answered stays answered. */
  letGo(): void {
    this.aim.value = null;
    this.preview.value = null;
    this.looked.value = null;
    this.objection.value = null;
    this.queues.drop();
  }

  private onQueueEnd(): void {
    const question = this.question.peek();
    if (question !== null) this.onQuestion(question);
    const state = this.state;
    if (state !== null) this.onState(state);
  }

  get canUndo(): boolean {
    const state = this.table.state.value;
    if (state === null || this.past.value !== null || this.table.time?.fallen.value != null) return false;
    return this.seats.value.some((seat) => {
      const last = state.undoable[seat] ?? 0;
      return Array.from({ length: last }, (_, i) => state.at - 1 - i).some((at) => !this.byItself.has(at));
    });
  }

  /** Takes back what the player did last, all of it, and with it every answer that was given by itself. */
  async undo(): Promise<void> {
    this.queues.drop();
    const now = this.state?.at ?? 0;
    const before = this.deeds.findLast((at) => at < now) ?? now - 1;
    this.deeds = this.deeds.filter((at) => at < before);
    const { state } = this;
    const seat = state === null ? undefined : this.seats.peek().find((s) => (state.undoable[s] ?? 0) > 0);
    let to = before;
    while (to > 0 && this.byItself.has(to)) to--;
    this.queues.forget(to);
    if (seat !== undefined) await this.table.undo(seat, to);
  }

  async goTo(at: number): Promise<void> {
    const state = this.state;
    if (state === null) return;
    const before = this.scene.peek();
    const from = this.shown.peek()?.at ?? 0;
    if (at >= state.at) {
      this.past.value = null;
      this.table.wake();
    } else {
      this.table.paused.value = true;
      this.past.value = await this.table.moment(at);
    }
    this.performance.goTo(from, at, before);
  }
}
