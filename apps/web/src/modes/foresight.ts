import type {
  AimAdvice,
  Journey,
  OddsAdvice,
  OutlookAdvice,
  RisksAdvice,
  ThreatAdvice,
} from '@dustfront/advice';
import { batch, type Signal, signal } from '@preact/signals';
import type { GameFace, Prospect, Scene } from '../games/face.ts';
import type { Moment, OpenQuestion, Table } from '../session/table.ts';
import type { Aim } from './aim.ts';
import { weighReactions } from './standing.ts';
import { Turn } from './turn.ts';

/**
 * What could be done, asked of the rules beforehand: reach, sight, aims, odds, threat. It changes nothing at the table.
 */
export class Foresight {
  readonly reachOne: Signal<ReadonlyMap<string, Journey>> = signal(new Map());
  readonly reachTwo: Signal<ReadonlyMap<string, Journey>> = signal(new Map());
  readonly outlook: Signal<OutlookAdvice | null> = signal(null);
  readonly threat: Signal<ThreatAdvice | null> = signal(null);
  readonly aims: Signal<readonly AimAdvice[]> = signal([]);
  /** Where the aims were asked from: the unit's own square, or one not yet entered. */
  readonly aimsFrom: Signal<string> = signal('');
  readonly odds: Signal<OddsAdvice | null> = signal(null);
  /** What each unit that may react could do, the best first. */
  readonly reactions: Signal<readonly Prospect[]> = signal([]);
  /** Who may interrupt the way to the square that is looked from, and what that costs. */
  readonly risks: Signal<(RisksAdvice & { readonly to: string }) | null> = signal(null);
  /** Who may answer the attack that is aimed before it is made. */
  readonly answers: Signal<RisksAdvice | null> = signal(null);
  /** How many questions to the rules are still unanswered. */
  readonly pending: Signal<number> = signal(0);
  private readonly table: Table;
  private readonly face: GameFace;
  /** What the outlook and the aims were asked for last. */
  private seenFrom: {
    readonly scene: Scene | null;
    readonly unit: string;
    readonly from: string;
    readonly facing: number | null;
  } | null = null;
  private readonly reaching = new Turn();
  private readonly looking = new Turn();
  private readonly weighing = new Turn();
  private readonly reacting = new Turn();
  private readonly risking = new Turn();

  constructor(table: Table, face: GameFace) {
    this.table = table;
    this.face = face;
  }

  private async during<T>(work: Promise<T>): Promise<T> {
    this.pending.value = this.pending.peek() + 1;
    try {
      return await work;
    } finally {
      this.pending.value = this.pending.peek() - 1;
    }
  }

  /** The way to a square, with one move where that is enough. */
  way(square: string): Journey | undefined {
    return this.reachOne.peek().get(square) ?? this.reachTwo.peek().get(square);
  }

  /** Whether a square takes both actions to go to. */
  isFar(square: string): boolean {
    return !this.reachOne.value.has(square) && this.reachTwo.value.has(square);
  }

  /** Where the unit could go from here. */
  async reach(
    question: OpenQuestion | null,
    selected: string | null,
    view: Moment['view'],
    scene: Scene | null,
  ): Promise<void> {
    const current = this.reaching.take();
    if (question === null || selected === null || view === null) {
      batch(() => {
        this.reachOne.value = new Map();
        this.reachTwo.value = new Map();
      });
      return;
    }
    const { one, two } = this.face.journeys(question, selected, view);
    // Where the unit stands already is nowhere to go to.
    const stands =
      scene?.kind === 'grid' ? scene.pieces.find(({ key }) => key === selected)?.square : undefined;
    const read = async (expedition: typeof one): Promise<ReadonlyMap<string, Journey>> => {
      const found = expedition === null ? [] : await this.table.explore(question.seat, expedition);
      return new Map(
        found.flatMap((journey) => (journey.square === stands ? [] : [[journey.square, journey] as const])),
      );
    };
    const [first, second] = await this.during(Promise.all([read(one), read(two)]));
    if (!current()) return;
    batch(() => {
      this.reachOne.value = first;
      this.reachTwo.value = new Map([...second].filter(([square]) => !first.has(square)));
    });
  }

  /** What a unit sees and reaches with its weapons: from where it stands, or from a square it could go to. */
  look(
    at: number | null,
    scene: Scene | null,
    selected: string | null,
    spot: string | null,
    facing: number | null = null,
  ): Promise<void> {
    return this.during(this.lookFrom(at, scene, selected, spot, facing));
  }

  private async lookFrom(
    at: number | null,
    scene: Scene | null,
    selected: string | null,
    spot: string | null,
    facing: number | null,
  ): Promise<void> {
    const current = this.looking.take();
    const piece = scene?.kind === 'grid' ? scene.pieces.find((p) => p.key === selected) : undefined;
    const wanders = spot !== null && this.way(spot) !== undefined;
    const from = wanders ? spot : piece?.square;
    if (at === null || selected === null || from === undefined) {
      batch(() => {
        this.outlook.value = null;
        this.aims.value = [];
        this.seenFrom = null;
      });
      return;
    }
    const known = this.seenFrom;
    if (
      known !== null &&
      known.scene === scene &&
      known.unit === selected &&
      known.from === from &&
      known.facing === facing
    )
      return;
    if (wanders) await new Promise((resolve) => setTimeout(resolve, 60));
    if (!current()) return;
    try {
      const [outlook, aims] = await this.during(
        Promise.all([
          this.table.advise(
            { ask: 'outlook', unit: selected, from, ...(facing === null ? {} : { facing }) },
            at,
          ),
          this.table.advise({ ask: 'aims', unit: selected, from }, at),
        ]),
      );
      if (!current()) return;
      batch(() => {
        this.outlook.value = outlook;
        this.aims.value = aims;
        this.aimsFrom.value = from;
        this.seenFrom = { scene, unit: selected, from, facing };
      });
    } catch {
      // The unit may have left the board in the meantime: nothing to show then.
    }
  }

  /** Where the enemies of a side can hurt it next. */
  async watchFor(at: number | null, side: number | null): Promise<void> {
    this.threat.value =
      at === null || side === null ? null : await this.during(this.table.advise({ ask: 'threat', side }, at));
  }

  /** What could be done to an enemy that walks into sight. */
  async react(question: OpenQuestion | null, moment: Moment | null): Promise<void> {
    const current = this.reacting.take();
    this.reactions.value = [];
    const reaction = question === null || moment === null ? null : this.face.reaction(question, moment.view);
    if (reaction === null || moment === null) return;
    const found = await this.during(weighReactions(this.table, this.face, moment, reaction));
    if (current()) this.reactions.value = found;
  }

  /** What the way to a square may cost, where enemies may interrupt it. */
  async risk(at: number | null, selected: string | null, spot: string | null): Promise<void> {
    const current = this.risking.take();
    const way = spot === null ? undefined : this.way(spot);
    if (at === null || selected === null || way === undefined) {
      this.risks.value = null;
      return;
    }
    const { square: to, alarms, peril } = way;
    if (this.risks.peek()?.to !== to) this.risks.value = null;
    try {
      const danger = peril === undefined ? {} : { peril };
      const query = { ask: 'risks', unit: selected, to, alarms, ...danger } as const;
      const found = await this.during(this.table.advise(query, at));
      if (current()) this.risks.value = { ...found, to };
    } catch {
      // The unit may have left the board in the meantime: nothing to show then.
    }
  }

  async weigh(aim: Aim | null, at: number): Promise<void> {
    const current = this.weighing.take();
    if (aim === null) {
      batch(() => {
        this.odds.value = null;
        this.answers.value = null;
      });
      return;
    }
    const lines = aim.lines.filter((line) => line.on).map(({ unit, line, shots }) => ({ unit, line, shots }));
    const { unit, from, target, sustained, calls = [] } = aim;
    const calling = calls.map(({ skill }) => skill);
    const [odds, answers] = await this.during(
      Promise.all([
        this.table.advise({ ask: 'odds', unit, from, target, lines, sustained, calling }, at),
        aim.before.length === 0 ? null : this.table.advise({ ask: 'risks', unit, to: from }, at),
      ]),
    );
    if (!current()) return;
    batch(() => {
      this.odds.value = odds;
      this.answers.value = answers;
    });
  }
}
