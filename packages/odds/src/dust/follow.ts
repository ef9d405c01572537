import type { Alternating, Rolling } from './alternating.ts';
import { Decisions } from './decisions.ts';
import type { BattleOutcome } from './plan.ts';
import { Tally } from './tally.ts';

/** Follows best play forward from the start and adds up where the chances end. */
export function follow(battle: Alternating): BattleOutcome {
  return new Following(battle).run();
}

class Following {
  private readonly battle: Alternating;
  private readonly decide: Decisions;
  private readonly tally: Tally;
  /** Chance of being about to decide on leaving, by the same indices as the values. */
  private readonly mass: Float64Array[][][];
  /** Chance of being about to make the defender's first roll, where nobody may leave. */
  private readonly first: Map<number, number>[] = [new Map(), new Map(), new Map(), new Map()];

  constructor(battle: Alternating) {
    this.battle = battle;
    this.decide = new Decisions(battle);
    this.tally = new Tally(battle.plan);
    const size = battle.attackers.units.length * battle.width;
    this.mass = [];
    for (let flags = 0; flags < 4; flags++) {
      if (battle.roll[flags] !== undefined) {
        this.mass[flags] = [0, 1].map(() =>
          Array.from({ length: battle.plan.truce }, () => new Float64Array(size)),
        );
      }
    }
  }

  run(): BattleOutcome {
    const { battle } = this;
    const a = battle.attackers.units.length - 1;
    const d = battle.width - 1;
    const flags = battle.flagsAtStart;
    if (battle.plan.order === 'attacker') {
      const { stay } = this.decide.opening(a, d, flags);
      this.leave('attacker', 1, a, stay);
      if (stay === 0) this.tally.left += 1;
      if (stay === 0) this.tally.alive('defender', 1, battle.defenders.units[d]!);
      else this.spread({ roller: 'attacker', flags, a: stay, d }, 0, 1, true);
    } else {
      this.spread({ roller: 'defender', flags, a, d }, 0, 1, false);
    }
    for (let f = 3; f >= 0; f--) this.firstRolls(f);
    for (let f = 3; f >= 0; f--) if (this.mass[f] !== undefined) this.sweep(f);
    return this.tally.outcome();
  }

  private firstRolls(flags: number): void {
    for (const [key, mass] of this.first[flags]!) {
      const blanks = key % this.battle.plan.truce;
      const cell = (key - blanks) / this.battle.plan.truce;
      const [a, d] = [Math.floor(cell / this.battle.width), cell % this.battle.width];
      this.spread({ roller: 'defender', flags, a, d }, blanks, mass, false);
    }
  }

  private sweep(flags: number): void {
    const { battle } = this;
    for (let a = battle.attackers.units.length - 1; a > 0; a--) {
      for (let d = battle.width - 1; d > 0; d--) {
        for (let blanks = 0; blanks < battle.plan.truce; blanks++) {
          for (let r = 0; r < 2; r++) {
            const mass = this.mass[flags]![r]![blanks]![a * battle.width + d]!;
            if (mass > 0) this.turn({ roller: r === 0 ? 'attacker' : 'defender', flags, a, d }, blanks, mass);
          }
        }
      }
    }
  }

  private turn(at: Rolling, blanks: number, mass: number): void {
    const attacking = at.roller === 'attacker';
    const stay = this.decide.stay(at, blanks);
    this.leave(at.roller, mass, attacking ? at.a : at.d, stay);
    if (attacking && stay === 0) {
      this.tally.left += mass;
      this.tally.alive('defender', mass, this.battle.defenders.units[at.d]!);
    } else if (!attacking && stay === 0) this.take(at.a, mass);
    else this.spread(attacking ? { ...at, a: stay } : { ...at, d: stay }, blanks, mass, false);
  }

  private leave(side: 'attacker' | 'defender', mass: number, from: number, stay: number): void {
    if (from === stay) return;
    const { units } = this.battle.force(side);
    this.tally.alive(
      side,
      mass,
      units[from]!.map((count, type) => count - units[stay]![type]!),
    );
  }

  private take(a: number, mass: number): void {
    this.tally.takes += mass;
    this.tally.alive('attacker', mass, this.battle.attackers.units[a]!);
  }

  /** One roll: hits, perhaps again, losses, and on to the other side. */
  private spread(at: Rolling, blanks: number, mass: number, defendersFirst: boolean): void {
    const { battle } = this;
    const attacking = at.roller === 'attacker';
    const dice = attacking ? battle.attackers.dice[at.a]! : battle.defenders.dice[at.d]!;
    const top = Math.min(dice, battle.enemies(at));
    const next = defendersFirst ? battle.roll : battle.turn;
    const chances = battle.chances[dice]!;
    const spent = { ...at, flags: at.flags & ~(attacking ? 1 : 2) };
    const capped = (hits: number) => Math.min(hits, top);
    for (let k = 0; k <= dice; k++) {
      const chance = mass * chances[k]!;
      if (!this.decide.reroll(at, blanks, capped(k), next)) {
        this.settle(at, blanks, capped(k), chance, next, defendersFirst);
        continue;
      }
      const all = battle.abilityOf(at.roller) === 'reroll-all';
      const again = battle.chances[all ? dice : dice - k]!;
      for (let j = 0; j < again.length; j++) {
        const hits = capped(all ? j : k + j);
        this.settle(spent, blanks, hits, chance * again[j]!, next, defendersFirst);
      }
    }
  }

  private settle(
    at: Rolling,
    blanks: number,
    k: number,
    mass: number,
    next: Float64Array[][][],
    first: boolean,
  ) {
    const { battle, tally } = this;
    const attacking = at.roller === 'attacker';
    if (k === 0) {
      if (blanks + 1 < battle.plan.truce) this.pass(at, blanks + 1, mass, first);
      else {
        tally.truce += mass;
        if (battle.plan.attacker.survivesTruce) tally.alive('attacker', mass, battle.attackers.units[at.a]!);
        tally.alive('defender', mass, battle.defenders.units[at.d]!);
      }
      return;
    }
    const to = this.decide.removal(at, k, next);
    const victims = attacking ? battle.defenders : battle.attackers;
    tally.lost(
      attacking ? 'defender' : 'attacker',
      mass,
      victims.units[attacking ? at.d : at.a]!,
      victims.units[to]!,
    );
    if (attacking && to === 0) this.take(at.a, mass);
    else if (!attacking && to === 0) {
      tally.eliminated += mass;
      tally.alive('defender', mass, battle.defenders.units[at.d]!);
    } else this.pass(attacking ? { ...at, d: to } : { ...at, a: to }, 0, mass, first);
  }

  private pass(at: Rolling, blanks: number, mass: number, first: boolean): void {
    const cell = at.a * this.battle.width + at.d;
    if (first) {
      const key = cell * this.battle.plan.truce + blanks;
      const waiting = this.first[at.flags]!;
      waiting.set(key, (waiting.get(key) ?? 0) + mass);
      return;
    }
    const table = this.mass[at.flags]![at.roller === 'attacker' ? 1 : 0]![blanks]!;
    table[cell] = table[cell]! + mass;
  }
}
