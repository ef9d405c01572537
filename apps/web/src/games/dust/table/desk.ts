import type { BattleQuestion } from '@dustfront/advice/dust';
import type { DustView } from '@dustfront/dust';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Controller } from '../../../modes/controller.ts';
import type { OpenQuestion, OptionRow } from '../../../session/table.ts';
import { optionOf, placeOf, startsRoute, viewOf } from '../model.ts';
import { Prospects } from '../odds/prospects.ts';
import { Solver } from '../odds/solver.ts';
import { Attacks } from './attacks.ts';
import { sideAsked } from './battle/best.ts';
import { FightOn } from './battle/fightOn.ts';
import {
  battleOf,
  type Draft,
  draftOf,
  type Load,
  loading,
  loadOf,
  MOST_LOADS,
  type Route,
} from './drafts.ts';
import { Till } from './till.ts';
import { type ClosedRoute, waysOf } from './ways.ts';

/** What one person is about to do at the map: an area looked at, a way chosen, a card taken up. It knows no rule. */
export class Desk {
  readonly c: Controller;
  readonly solver = new Solver();
  /** What every attack from the chosen area would come to. */
  readonly prospects = new Prospects();
  /** Every attack that could be made, before one is thought of. */
  readonly attacks = new Attacks();
  readonly area: Signal<string | null> = signal(null);
  /** Where the chosen area's units, or a launch, could go. Null while that is being found out. */
  readonly routes: Signal<readonly Route[] | null> = signal([]);
  readonly closed: Signal<readonly ClosedRoute[]> = signal([]);
  /** A launch has no origin on the map. */
  readonly launch: Signal<string | null> = signal(null);
  /** An area that several ways lead to: the panel asks which. */
  readonly toward: Signal<string | null> = signal(null);
  /** The area that was clicked though no way leads there. */
  readonly missed: Signal<string | null> = signal(null);
  /** The area that the pointer or the keys are at, on the map or in a list. */
  readonly looked: Signal<string | null> = signal(null);
  readonly draft: Signal<Draft | null> = signal(null);
  readonly card: Signal<string | null> = signal(null);
  /** The shop, and what was bought there. */
  readonly till: Till;
  readonly view: ReadonlySignal<DustView | null>;
  /** Areas that a click means something for now. */
  readonly choices: ReadonlySignal<ReadonlySet<string>>;
  /** A battle that goes on by itself. */
  readonly fightOn: FightOn;
  private token = 0;
  /** Who was asked what, when a question came last. */
  private asked: string | null = null;
  private readonly stops: (() => void)[];

  constructor(c: Controller) {
    this.c = c;
    this.till = new Till(c);
    this.view = computed(() => (c.shown.value === null ? null : viewOf(c.shown.value.view)));
    this.choices = computed(() => this.choicesNow());
    this.stops = [effect(() => this.onQuestion(c.question.value)), effect(() => this.weigh())];
    this.fightOn = new FightOn(this);
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.fightOn.dispose();
    this.solver.close();
    this.prospects.close();
    this.attacks.close();
  }

  private onQuestion(question: OpenQuestion | null): void {
    const asked = question === null ? null : `${question.seat} ${question.number}`;
    batch(() => {
      this.draft.value = null;
      // Others choose at the same time: whatever one has taken up stays so while the same is asked.
      if (asked !== this.asked) this.card.value = null;
      this.toward.value = null;
      this.missed.value = null;
      this.launch.value = null;
      this.routes.value = [];
      this.closed.value = [];
      this.till.ask(question);
      // What was looked at before is no answer to this.
      const area = this.area.peek();
      const isPlace = question !== null && area !== null && this.origins(question, area).length > 0;
      if (question !== null && (startsRoute(question) || !isPlace)) this.area.value = null;
    });
    this.prospects.clear();
    this.asked = asked;
    const view = this.view.peek();
    if (question?.name === 'combat' && view !== null)
      queueMicrotask(() => void this.attacks.look(this.c.table, question, view));
    else this.attacks.clear();
  }

  private choicesNow(): ReadonlySet<string> {
    const question = this.c.question.value;
    if (question === null) return new Set();
    const routes = this.routes.value ?? [];
    if (this.draft.value !== null) return new Set([this.draft.value.route.to, ...this.otherTargets()]);
    if (routes.length > 0) return new Set(routes.map(({ to }) => to));
    return new Set([
      ...this.till.offers(question).options.flatMap((row) => placeOf(optionOf(row)) ?? []),
      ...this.attacks.routes.value.map(({ to }) => to),
    ]);
  }

  /** While one attack is thought of, all others are a click away. */
  private otherTargets(): readonly string[] {
    return this.draft.value?.route.attack === true ? this.attacks.routes.value.map(({ to }) => to) : [];
  }

  /** What is attacked from several areas, or in several ways: the panel asks which. */
  private takeTarget(area: string): boolean {
    const draft = this.draft.peek();
    if (draft === null ? (this.routes.peek() ?? []).length > 0 : !draft.route.attack) return false;
    if (draft?.route.to === area) return true;
    const all = this.attacks.routes.peek().filter(({ to }) => to === area);
    // Whoever thinks of an attack from somewhere means the same place, if it can be.
    const same = draft === null ? [] : all.filter(({ from }) => from === draft.route.from);
    const ways = same.length === 1 ? same : all;
    const [only] = ways;
    if (only === undefined) return false;
    if (ways.length === 1) void this.choose(only);
    else
      batch(() => {
        this.draft.value = null;
        this.area.value = null;
        this.routes.value = ways;
        this.toward.value = area;
      });
    return true;
  }

  /** Odds: of the battle being fought, or of the attack being thought of. */
  private weigh(): void {
    const view = this.view.value;
    const draft = this.draft.value;
    const question = this.c.question.value;
    if (view === null) return;
    this.solver.ask(this.oddsWanted(view, draft, question));
  }

  private oddsWanted(
    view: DustView,
    draft: Draft | null,
    question: OpenQuestion | null,
  ): BattleQuestion | null {
    if (view.battle !== null)
      return this.c.past.value !== null
        ? null
        : {
            ask: 'battle',
            view,
            side: sideAsked(view, question, this.c.seats.value),
            question:
              question === null
                ? null
                : { name: question.name, options: question.options.map(({ id }) => id) },
          };
    return draft === null || question === null ? null : battleOf(view, question, draft);
  }

  /** The ways that a question offers from an area. */
  origins(question: OpenQuestion, area: string): readonly OptionRow[] {
    return question.options.filter((row) => placeOf(optionOf(row)) === area);
  }

  /** A click on the map, or on a line of the list. */
  click(area: string): void {
    const question = this.c.question.peek();
    if (question === null || this.c.busy.peek()) this.look(area);
    else if (!startsRoute(question)) this.answerAt(question, area);
    else if (!this.takeWay(area) && !this.takeTarget(area)) this.startAt(question, area);
  }

  /** True if a way leads to the area: it is taken up, or the panel asks which of several. */
  private takeWay(area: string): boolean {
    const ways = this.draft.peek() === null ? (this.routes.peek() ?? []).filter(({ to }) => to === area) : [];
    const [only] = ways;
    if (ways.length === 1 && only !== undefined) void this.choose(only);
    else if (ways.length > 1) this.toward.value = area;
    return ways.length > 0;
  }

  private startAt(question: OpenQuestion, area: string): void {
    const starts = this.origins(question, area);
    // A second click on the area that was chosen lets go of it.
    const again = area === this.area.peek();
    if (starts.length > 0 && !again) {
      void this.setOut(question, area, starts);
      return;
    }
    // Whoever looks for a way keeps where it starts.
    if (!again && this.draft.peek() === null && (this.routes.peek() ?? []).length > 0) {
      this.missed.value = area;
      return;
    }
    this.back();
    if (!again) this.look(area);
  }

  /** Dragged from one area to another: the same as two clicks. */
  async drag(from: string, to: string): Promise<void> {
    const question = this.c.question.peek();
    if (question === null || !startsRoute(question) || this.c.busy.peek()) return;
    const starts = this.origins(question, from);
    if (starts.length === 0) return this.look(from);
    await this.setOut(question, from, starts);
    if ((this.routes.peek() ?? []).some((route) => route.to === to)) this.click(to);
  }

  private look(area: string): void {
    this.area.value = area;
  }

  private answerAt(question: OpenQuestion, area: string): void {
    const rows = this.origins(this.till.offers(question), area);
    this.area.value = area;
    const [only] = rows;
    if (rows.length === 1 && only !== undefined) this.till.answer(only.id);
    // A free mech may be placed wherever a bought unit may: what is bought comes first.
    else if (rows.length > 1 && question.name === 'place') {
      const bought = rows.filter((row) => optionOf(row).do === 'place');
      if (bought.length === 1) void this.c.submit(bought[0]?.id ?? '');
    }
  }

  /** Shows where units of an area, or a launch, could go. */
  async setOut(question: OpenQuestion, area: string | null, starts: readonly OptionRow[]): Promise<void> {
    const token = ++this.token;
    this.prospects.clear();
    batch(() => {
      this.area.value = area;
      this.launch.value = area === null ? (starts[0]?.id ?? null) : null;
      this.draft.value = null;
      this.toward.value = null;
      this.missed.value = null;
      this.routes.value = null;
      this.closed.value = [];
    });
    const { routes, closed } = await waysOf(this.c.table, question, starts);
    if (token !== this.token || this.c.question.peek() !== question) return;
    batch(() => {
      this.routes.value = routes;
      this.closed.value = closed;
    });
    this.weighAttacks(question, routes);
  }

  /** Every target says how likely it is to be taken, before one of them is chosen. */
  private weighAttacks(question: OpenQuestion, routes: readonly Route[]): void {
    const view = this.view.peek();
    if (view === null) return;
    void this.prospects.weigh(
      routes
        .filter(({ attack }) => attack)
        .map((route) => ({
          id: route.id,
          ask: async () => battleOf(view, question, await draftOf(this.c.table, question, route, view)),
        })),
    );
  }

  /** Takes a way up: asks how many go, or goes at once where there is nothing to choose. */
  async choose(route: Route): Promise<void> {
    const question = this.c.question.peek();
    if (question === null) return;
    const token = ++this.token;
    const { answers, ...draft } = await draftOf(this.c.table, question, route, this.view.peek());
    if (token !== this.token || this.c.question.peek() !== question) return;
    if (draft.loads.length === 0 && !route.attack) return this.c.run([...answers]);
    batch(() => {
      this.toward.value = null;
      this.missed.value = null;
      this.area.value = route.from;
      this.draft.value = draft;
    });
  }

  setLoad({ unit, place }: Load, count: number): void {
    const draft = this.draft.peek();
    if (draft === null) return;
    this.draft.value = {
      ...draft,
      loads: draft.loads.map((load) =>
        load.unit === unit && load.place === place
          ? { ...load, count: Math.max(0, Math.min(load.most, count)) }
          : load,
      ),
    };
  }

  /** Sends the units: the answers are looked up once more with the numbers chosen. */
  async send(): Promise<void> {
    const draft = this.draft.peek();
    const question = this.c.question.peek();
    if (draft === null || question === null) return;
    const answers = [...draft.route.answers];
    for (let i = 0; i < MOST_LOADS; i++) {
      const next = await this.c.table.foresee(question.seat, answers);
      if (next === null || !loading.has(next.name)) break;
      const row = next.options.find((one) => {
        const load = loadOf(one);
        return draft.loads.some(
          ({ unit, place, count }) => unit === load?.unit && place === load.place && count === load.count,
        );
      });
      if (row === undefined) break;
      answers.push(row.id);
    }
    this.draft.value = null;
    this.c.run(answers);
  }

  /** Puts the chosen way away. */
  back(): void {
    this.token++;
    this.prospects.clear();
    batch(() => {
      this.draft.value = null;
      this.toward.value = null;
      this.missed.value = null;
      this.launch.value = null;
      this.routes.value = [];
      this.closed.value = [];
      this.area.value = null;
    });
  }
}
