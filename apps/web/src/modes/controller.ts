import type { Message, Seat } from '@dustfront/kernel';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type {
  AimAdvice,
  FiringLine,
  Journey,
  OddsAdvice,
  OutlookAdvice,
  ThreatAdvice,
} from '../games/advice.ts';
import type { GameFace, ModeName, Scene } from '../games/face.ts';
import type { Answered, Moment, OpenQuestion, Table, TableState } from '../session/table.ts';
import { isStill, settings } from '../settings.ts';
import { knock } from '../ui/sound.ts';
import { Errand, type Wanted } from './errand.ts';

export type Layer = 'reach' | 'sight' | 'bands' | 'cover' | 'threat' | 'names';

/** A target under consideration: which lines would fire, with how many shots. */
export interface Aim {
  readonly unit: string;
  readonly from: string;
  readonly target: string;
  readonly lines: readonly (FiringLine & {
    readonly on: boolean;
    readonly most: number;
    readonly close: boolean;
  })[];
  readonly sustained: boolean;
  /** Answers that lead to the question where lines are declared. */
  readonly before: readonly Wanted[];
}

export const lineKey = (line: Pick<FiringLine, 'unit' | 'line'>): string => `${line.unit}/${line.line}`;

/**
 * What one person at a table looks at and is about to do. It knows no rule: everything it offers comes from questions, and everything
 * it shows beforehand from advice that the rules give.
 */
export class Controller {
  readonly table: Table;
  readonly face: GameFace;
  readonly past: Signal<Moment | null> = signal(null);
  readonly selected: Signal<string | null> = signal(null);
  readonly hover: Signal<string | null> = signal(null);
  readonly layers: Signal<ReadonlySet<Layer>> = signal(new Set<Layer>(['reach', 'sight', 'bands', 'cover']));
  readonly aim: Signal<Aim | null> = signal(null);
  readonly odds: Signal<OddsAdvice | null> = signal(null);
  /** A square on which several things may be answered: which of them is chosen next. */
  readonly spot: Signal<string | null> = signal(null);
  readonly refusal: Signal<{ readonly message: Message; readonly rule: string | null } | null> = signal(null);
  readonly reachOne: Signal<ReadonlyMap<string, Journey>> = signal(new Map());
  readonly reachTwo: Signal<ReadonlyMap<string, Journey>> = signal(new Map());
  readonly outlook: Signal<OutlookAdvice | null> = signal(null);
  readonly threat: Signal<ThreatAdvice | null> = signal(null);
  readonly aims: Signal<readonly AimAdvice[]> = signal([]);
  /** Where the aims were asked from: the unit's own square, or one not yet entered. */
  readonly aimsFrom: Signal<string> = signal('');
  /** Seats this screen answers for at the moment. */
  readonly seats: ReadonlySignal<readonly Seat[]>;
  /** The seat to which the device must be handed, with everything covered until then. */
  readonly handOver: Signal<Seat | null> = signal(null);
  readonly question: ReadonlySignal<OpenQuestion | null>;
  readonly mode: ReadonlySignal<ModeName | 'watch'>;
  readonly scene: ReadonlySignal<Scene | null>;
  readonly shown: ReadonlySignal<Moment | null>;
  readonly busy: Signal<boolean> = signal(false);
  private errand: Errand | null = null;
  private lastSeat: Seat | null = null;
  private readonly stops: (() => void)[] = [];
  /** Answers that were given without a click: alone they are nothing to take back. */
  private readonly byItself = new Set<number>();
  private asked = 0;
  private seen = -1;
  /** The question whose answer is on its way. */
  private sending = -1;

  constructor(table: Table, face: GameFace) {
    this.table = table;
    this.face = face;
    this.seats = computed(() => table.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : [])));
    this.shown = computed(() => this.past.value ?? table.state.value);
    this.question = computed(() => {
      if (this.past.value !== null || this.handOver.value !== null) return null;
      return table.state.value?.questions.find(({ seat }) => this.seats.value.includes(seat)) ?? null;
    });
    this.mode = computed(() => (this.question.value === null ? 'watch' : face.mode(this.question.value)));
    let scene: Scene | null = null;
    let of: unknown = null;
    this.scene = computed(() => {
      const view = this.shown.value?.view ?? null;
      if (view === null) return null;
      if (view !== of) {
        scene = face.scene(view);
        of = view;
      }
      return scene;
    });
    this.stops.push(
      effect(() => this.onState(table.state.value)),
      effect(() => this.onQuestion(this.question.value)),
      effect(() => void this.prepare(this.question.value, this.selected.value, this.shown.value)),
      effect(() => void this.look(this.shown.value, this.selected.value, this.hover.value)),
      effect(() => void this.lookForThreat(this.shown.value, this.layers.value.has('threat'))),
      effect(() => void this.weigh(this.aim.value)),
    );
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  get state(): TableState | null {
    return this.table.state.peek();
  }

  /** A new state: the errand goes on, sounds are made, the device changes hands if it must. */
  private onState(state: TableState | null): void {
    if (state === null) return;
    if (state.at > this.seen && this.seen >= 0 && settings.peek().sound && state.entries.at(-1)?.rolls.length)
      knock();
    this.seen = state.at;
    if (this.errand !== null && !this.errand.done && this.passedOn(state)) this.errand.cancel();
    if (this.errand !== null && !this.errand.done) {
      const errand = this.errand;
      queueMicrotask(
        () =>
          void errand.go().then((more) => {
            if (!more && this.errand === errand) this.endErrand();
          }),
      );
      return;
    }
    const mine = state.questions.filter(({ seat }) => this.seats.peek().includes(seat));
    const next = mine[0]?.seat ?? null;
    const persons = this.seats.peek().length;
    const [first] = mine;
    if (first !== undefined && persons > 1) {
      const secret = this.face.secrets && (this.face.isSecret?.(first) ?? true);
      const changes = first.seat !== this.lastSeat;
      if (
        secret
          ? state.viewer !== first.seat || this.lastSeat === null
          : changes && settings.peek().cover === 'always'
      )
        this.handOver.value = first.seat;
      // What everybody may see is shown with nobody's secrets on the table.
      else if (this.face.secrets && state.viewer !== first.seat && state.viewer !== null)
        void this.table.lookAs(null);
    }
    if (next !== null) this.lastSeat = next;
  }

  /** Covers the table until the person of a seat says that nobody else looks. */
  cover(seat: Seat): void {
    this.handOver.value = seat;
  }

  /** Whether somebody else has begun something of his own, so that what was left of an errand is pointless. */
  private passedOn(state: TableState): boolean {
    return (
      state.questions.length > 0 &&
      state.questions.every(
        (question) => question.seat !== this.errand?.seat && this.face.mode(question) === 'pick',
      )
    );
  }

  /** The person to whom the device was handed says that nobody else looks. */
  async takeOver(): Promise<void> {
    const seat = this.handOver.peek();
    if (seat !== null) await this.table.lookAs(seat);
    this.handOver.value = null;
  }

  private onQuestion(question: OpenQuestion | null): void {
    batch(() => {
      this.aim.value = null;
      this.spot.value = null;
      this.refusal.value = null;
      if (question === null) return;
      const view = this.table.state.peek()?.view ?? null;
      const subject = view === null ? null : this.face.subject(view, question);
      if (subject !== null) this.selected.value = subject;
      else if (this.face.mode(question) === 'pick') this.selected.value = null;
    });
    if (question === null || (this.errand !== null && !this.errand.done)) return;
    const automatic = this.automatic(question);
    if (automatic !== null) {
      this.byItself.add(this.state?.at ?? 0);
      queueMicrotask(() => void this.submit(automatic));
    }
    if (automatic === null) void this.standing(question);
  }

  /** A question with one option answers itself, unless the answer makes dice fall. */
  private automatic(question: OpenQuestion): string | null {
    if (!settings.peek().autoAnswer || question.free) return null;
    const [only, ...more] = question.options;
    if (only === undefined || more.length > 0) return null;
    const view = this.table.state.peek()?.view ?? null;
    if (view === null) return null;
    const target = this.face.target(only, view);
    return target.on === 'button' && target.weight === 'commit' ? null : only.id;
  }

  /** Standing orders for reactions: never, or only when at least one casualty is to be expected. */
  private async standing(question: OpenQuestion): Promise<void> {
    const order = settings.peek().reactions;
    const view = this.state?.view ?? null;
    const reaction = order === 'ask' || view === null ? null : this.face.reaction(question, view);
    if (reaction === null) return;
    const worth = order === 'worth' && (await this.worthReacting(reaction));
    if (!worth && this.question.peek() === question) await this.submit(reaction.pass);
  }

  private async worthReacting(reaction: {
    units: readonly string[];
    intruder: string | null;
  }): Promise<boolean> {
    const scene = this.scene.peek();
    const at = this.state?.at ?? 0;
    if (reaction.intruder === null || scene?.kind !== 'grid') return true;
    for (const unit of reaction.units) {
      const from = scene.pieces.find((piece) => piece.key === unit)?.square;
      if (from === undefined) continue;
      const aims = await this.table.advise({ ask: 'aims', unit, from }, at);
      const aim = aims.find(({ target }) => target === reaction.intruder);
      if (aim === undefined) continue;
      const lines = aim.lines
        .filter((line) => line.most === 0)
        .map((line) => ({ unit: line.unit, line: line.line, shots: 0 }));
      const odds = await this.table.advise(
        { ask: 'odds', unit, from, target: aim.target, lines, sustained: false },
        at,
      );
      if (odds.total.mean >= 1) return true;
    }
    return false;
  }

  /** Where the unit could go from here. */
  private async prepare(
    question: OpenQuestion | null,
    selected: string | null,
    shown: Moment | null,
  ): Promise<void> {
    const token = ++this.asked;
    if (question === null || selected === null || shown === null || this.past.peek() !== null) {
      batch(() => {
        this.reachOne.value = new Map();
        this.reachTwo.value = new Map();
      });
      return;
    }
    const { one, two } = this.face.journeys(question, selected, shown.view);
    const read = async (expedition: typeof one): Promise<ReadonlyMap<string, Journey>> =>
      expedition === null
        ? new Map()
        : new Map(
            (await this.table.explore(question.seat, expedition)).map((journey) => [journey.square, journey]),
          );
    const [first, second] = await Promise.all([read(one), read(two)]);
    if (token !== this.asked) return;
    batch(() => {
      this.reachOne.value = first;
      this.reachTwo.value = new Map([...second].filter(([square]) => !first.has(square)));
    });
  }

  private lookToken = 0;
  private async look(shown: Moment | null, selected: string | null, hover: string | null): Promise<void> {
    const token = ++this.lookToken;
    const scene = this.scene.peek();
    const piece = scene?.kind === 'grid' ? scene.pieces.find((p) => p.key === selected) : undefined;
    const wanders = hover !== null && (this.reachOne.peek().has(hover) || this.reachTwo.peek().has(hover));
    const from = wanders ? hover : piece?.square;
    if (shown === null || selected === null || from === undefined) {
      batch(() => {
        this.outlook.value = null;
        this.aims.value = [];
      });
      return;
    }
    if (wanders) await new Promise((resolve) => setTimeout(resolve, 60));
    if (token !== this.lookToken) return;
    try {
      const [outlook, aims] = await Promise.all([
        this.table.advise({ ask: 'outlook', unit: selected, from }, shown.at),
        this.table.advise({ ask: 'aims', unit: selected, from }, shown.at),
      ]);
      if (token !== this.lookToken) return;
      batch(() => {
        this.outlook.value = outlook;
        this.aims.value = aims;
        this.aimsFrom.value = from;
      });
    } catch {
      // The unit may have left the board in the meantime: nothing to show then.
    }
  }

  private async lookForThreat(shown: Moment | null, wanted: boolean): Promise<void> {
    if (!wanted || shown === null) {
      this.threat.value = null;
      return;
    }
    const side = this.mySide();
    this.threat.value = side === null ? null : await this.table.advise({ ask: 'threat', side }, shown.at);
  }

  /** The side of whoever looks: that of the open question, else of the first person. */
  mySide(): string | null {
    const view = this.shown.peek()?.view ?? null;
    if (view === null) return null;
    const seat = this.question.peek()?.seat ?? this.seats.peek()[0] ?? 0;
    return this.face.status(view).sides.find((side) => side.seats.includes(seat))?.sign ?? null;
  }

  private weighToken = 0;
  private async weigh(aim: Aim | null): Promise<void> {
    const token = ++this.weighToken;
    if (aim === null) {
      this.odds.value = null;
      return;
    }
    const lines = aim.lines.filter((line) => line.on).map(({ unit, line, shots }) => ({ unit, line, shots }));
    const odds = await this.table.advise(
      { ask: 'odds', unit: aim.unit, from: aim.from, target: aim.target, lines, sustained: aim.sustained },
      this.state?.at ?? 0,
    );
    if (token === this.weighToken) this.odds.value = odds;
  }

  select(piece: string | null): void {
    batch(() => {
      this.selected.value = piece;
      this.aim.value = null;
    });
  }

  toggleLayer(layer: Layer): void {
    const next = new Set(this.layers.peek());
    if (!next.delete(layer)) next.add(layer);
    this.layers.value = next;
  }

  async submit(id: string): Promise<void> {
    const question = this.question.peek();
    if (question === null || this.sending === question.number) return;
    this.sending = question.number;
    try {
      this.report(await this.table.submit(question.seat, question.number, id));
    } finally {
      this.sending = -1;
    }
  }

  private report(reply: Answered): void {
    this.refusal.value = reply.ok ? null : { message: reply.message, rule: reply.refusal.rule ?? null };
  }

  /** Gives several answers for one click, a breath between steps so that the eye can follow. */
  run(answers: readonly Wanted[]): void {
    const question = this.question.peek();
    if (
      question === null ||
      answers.length === 0 ||
      (this.errand !== null && !this.errand.done && !this.errand.waiting)
    )
      return;
    const errand = new Errand(this.table, question.seat, answers);
    this.errand = errand;
    this.busy.value = true;
    void errand.go().then((more) => {
      if (!more) this.endErrand();
    });
  }

  /** Lets go of what was aimed at or under way; what has been answered stays answered. */
  letGo(): void {
    this.aim.value = null;
    this.errand?.cancel();
    this.errand = null;
    this.busy.value = false;
  }

  private endErrand(): void {
    this.errand = null;
    this.busy.value = false;
    const question = this.question.peek();
    if (question !== null) this.onQuestion(question);
    const state = this.state;
    if (state !== null) this.onState(state);
  }

  get canUndo(): boolean {
    const state = this.table.state.value;
    if (state === null || this.past.value !== null) return false;
    return this.seats.value.some((seat) => {
      const last = state.undoable[seat] ?? 0;
      return Array.from({ length: last }, (_, i) => state.at - 1 - i).some((at) => !this.byItself.has(at));
    });
  }

  /** Takes back the last answer, and with it every answer that was given by itself. */
  async undo(): Promise<void> {
    this.errand?.cancel();
    this.errand = null;
    this.busy.value = false;
    for (let i = 0; i < 60; i++) {
      const state = this.state;
      const seat = state === null ? undefined : this.seats.peek().find((s) => (state.undoable[s] ?? 0) > 0);
      if (seat === undefined || !(await this.table.undo(seat))) return;
      const question = this.state?.questions.find((q) => q.seat === seat);
      if (question === undefined || question.options.length > 1) return;
    }
  }

  async goTo(at: number): Promise<void> {
    const state = this.state;
    if (state === null) return;
    if (at >= state.at) {
      this.past.value = null;
      this.table.wake();
      return;
    }
    this.table.paused.value = true;
    this.past.value = await this.table.moment(at);
  }

  /** Milliseconds for a step of an animation; none for those who want stillness. */
  get pace(): number {
    return isStill() ? 0 : 130;
  }
}
