import type { UnitType } from '@dustfront/dust';
import type { LogLine } from '../../../session/table.ts';
import type { UnitCounts } from '../model.ts';
import { type Army, armyIn, plus, seatIn, textIn, typesOf, unitsIn } from './read.ts';

export type Side = 'attacker' | 'defender';

type Sides<T> = Readonly<Record<Side, T>>;

/** How both sides stood at one moment. */
export interface Standing {
  readonly now: Sides<UnitCounts>;
  readonly left: Sides<UnitCounts>;
  /** How many had fallen. */
  readonly lost: Sides<number>;
}

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** Dice that one side threw, and what they came to. */
export interface Throw {
  readonly side: Side;
  /** Thrown in the battle, thrown once more by an ability, or for the wounded. */
  readonly why: 'battle' | 'again' | 'nurse' | 'special';
  readonly ability: string | null;
  readonly faces: readonly number[];
  /** Who threw them: the force as it stood then. */
  readonly by: UnitCounts;
  /** How everybody stood before they fell. */
  readonly before: Standing;
  /** Which answer brought them. */
  readonly after: number;
  /** Which answer settled who falls. */
  settled: number;
  hits: number;
  /** What they destroyed; for the wounded what they saved. */
  units: readonly UnitType[];
}

/** One attack from its announcement to its end, as the log tells it. */
export interface Battle {
  /** The line of the log that announced it. */
  readonly opens: LogLine;
  readonly seat: number;
  readonly form: string;
  readonly from: string | null;
  readonly to: string;
  readonly defender: Army;
  readonly start: { attacker: UnitCounts; defender: UnitCounts };
  readonly now: { attacker: UnitCounts; defender: UnitCounts };
  /** In the order in which they fell. */
  readonly lost: { attacker: UnitType[]; defender: UnitType[] };
  readonly left: { attacker: UnitCounts; defender: UnitCounts };
  readonly throws: Throw[];
  /** Abilities used, and after how many throws. */
  readonly abilities: { readonly side: Side; readonly ability: string; readonly at: number }[];
  /** Whoever had to leave and had nowhere to go. */
  readonly trapped: { attacker: UnitType[]; defender: UnitType[] };
  supremacy: Side | null;
  ceaseFire: 'retreat' | 'destroyed' | null;
  end: { readonly taken: boolean; readonly emptied: boolean } | null;
  /** The last line of the log that belongs to it so far. */
  closes: LogLine;
  eliminated: number | null;
}

function begun(line: LogLine): Battle {
  const { event } = line;
  return {
    opens: line,
    seat: seatIn(event.seat) ?? 0,
    form: String(event.form),
    from: textIn(event.from),
    to: String(event.to),
    defender: armyIn(event.defender),
    start: { attacker: unitsIn(event), defender: {} },
    now: { attacker: unitsIn(event), defender: {} },
    lost: { attacker: [], defender: [] },
    trapped: { attacker: [], defender: [] },
    left: { attacker: {}, defender: {} },
    throws: [],
    abilities: [],
    supremacy: null,
    ceaseFire: null,
    end: null,
    closes: line,
    eliminated: null,
  };
}

const standing = ({ now, left, lost }: Battle): Standing => ({
  now: { ...now },
  left: { ...left },
  lost: { attacker: lost.attacker.length, defender: lost.defender.length },
});

/** Follows one attack line by line. */
class Follower {
  readonly battle: Battle;
  /** Units that the Nurse has saved are on their way out already. */
  private saved = 0;

  constructor(line: LogLine) {
    this.battle = begun(line);
  }

  take(line: LogLine): void {
    const { event } = line;
    this.battle.closes = line;
    const step = this.steps[event.type];
    if (step !== undefined) step(event);
  }

  private side(holder: unknown): Side {
    return seatIn(holder) === this.battle.seat ? 'attacker' : 'defender';
  }

  private fall(side: Side, units: UnitCounts): void {
    const { battle } = this;
    battle.now[side] = plus(battle.now[side], units, -1);
    battle.lost[side].push(...typesOf(units));
    const by = battle.throws.findLast((one) => one.side !== side && one.why !== 'nurse');
    if (by === undefined) return;
    by.units = [...by.units, ...typesOf(units)];
    by.settled = battle.closes.after;
  }

  private readonly steps: Readonly<Record<string, (event: LogLine['event']) => void>> = {
    'battle-begun': (event) => {
      const { battle } = this;
      const [attacker, defender] = [unitsIn(event, 'attackers'), unitsIn(event, 'defenders')];
      Object.assign(battle.start, { attacker, defender });
      Object.assign(battle.now, { attacker, defender });
    },
    supremacy: (event) => {
      this.battle.supremacy = event.side === 'attacker' ? 'attacker' : 'defender';
    },
    'ability-used': (event) => {
      const { abilities, throws } = this.battle;
      abilities.push({ side: this.side(event.seat), ability: String(event.ability), at: throws.length });
    },
    rolled: (event) => {
      if (event.stream === 'dice' && Array.isArray(event.faces))
        this.thrown(String(event.reason), event.faces);
    },
    hits: (event) => {
      const side = event.side === 'defender' ? 'defender' : 'attacker';
      const roll = this.battle.throws.findLast((one) => one.side === side && one.why !== 'nurse');
      if (roll !== undefined) roll.hits = Number(event.hits);
    },
    destroyed: (event) => this.fall(this.side(event.holder), unitsIn(event)),
    rescued: (event) => {
      const side = this.side(event.seat);
      const units = unitsIn(event);
      this.battle.now[side] = plus(this.battle.now[side], units, -1);
      this.saved += typesOf(units).length;
      const roll = this.battle.throws.findLast(({ why }) => why === 'nurse');
      if (roll !== undefined) roll.units = typesOf(units);
    },
    retreated: (event) => this.gone(event, false),
    'no-retreat': (event) => this.gone(event, true),
    'cease-fire': (event) => {
      this.battle.ceaseFire = event.fate === 'retreat' ? 'retreat' : 'destroyed';
    },
    'battle-ended': (event) => {
      this.battle.end = { taken: event.taken === true, emptied: false };
    },
    'special-attack': (event) => {
      this.fall('defender', unitsIn(event));
      this.battle.end = { taken: false, emptied: event.emptied === true };
    },
    eliminated: (event) => {
      this.battle.eliminated = seatIn(event.seat);
    },
  };

  private thrown(reason: string, faces: readonly number[]): void {
    const { battle } = this;
    const before = battle.throws.at(-1);
    const own: Side | null =
      reason === 'battle-attacker' ? 'attacker' : reason === 'battle-defender' ? 'defender' : null;
    const why =
      own !== null ? 'battle' : reason === 'nurse' ? 'nurse' : before === undefined ? 'special' : 'again';
    const side =
      own ?? (why === 'nurse' ? this.nursed() : why === 'again' ? (before as Throw).side : 'attacker');
    const ability = own !== null || why === 'special' ? null : reason;
    const { after } = battle.closes;
    battle.throws.push({
      side,
      why,
      ability,
      faces,
      by: battle.now[side],
      before: standing(battle),
      after,
      settled: after,
      hits: 0,
      units: [],
    });
  }

  /** The Nurse is called by those whom the last dice struck. */
  private nursed(): Side {
    const called = this.battle.abilities.findLast(({ ability }) => ability === 'nurse');
    return called?.side ?? otherSide(this.battle.throws.at(-1)?.side ?? 'attacker');
  }

  private gone(event: LogLine['event'], dead: boolean): void {
    const { battle } = this;
    const side = this.side(event.holder);
    const units = unitsIn(event);
    const count = typesOf(units).length;
    if (this.saved > 0) this.saved -= count;
    else battle.now[side] = plus(battle.now[side], units, -1);
    if (dead) {
      battle.lost[side].push(...typesOf(units));
      battle.trapped[side].push(...typesOf(units));
    } else battle.left[side] = plus(battle.left[side], units);
  }
}

/** What belongs to an attack until it has ended. */
const parts = new Set([
  'battle-begun',
  'supremacy',
  'ability-used',
  'rolled',
  'hits',
  'destroyed',
  'rescued',
  'retreated',
  'no-retreat',
  'cease-fire',
  'battle-ended',
  'special-attack',
]);

/** Every attack of a log, in order; the last may still be under way. */
export function battlesIn(log: readonly LogLine[]): readonly Battle[] {
  const found: Battle[] = [];
  let open: Follower | null = null;
  for (const line of log) {
    const { type } = line.event;
    if (type === 'attack') {
      open = new Follower(line);
      found.push(open.battle);
    } else if (open !== null && (type === 'eliminated' || (open.battle.end === null && parts.has(type))))
      open.take(line);
    else if (open !== null && open.battle.end !== null) open = null;
  }
  return found;
}
