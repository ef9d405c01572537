import type { Alternating, Rolling, Tables } from './alternating.ts';
import { Decisions } from './decisions.ts';
import type { BattleOutcome, BattleStart } from './plan.ts';
import { Tally } from './tally.ts';

/** Follows best play forward, from the first roll or from where a battle stands, and adds up where the chances end. */
export function follow(battle: Alternating, start: BattleStart): BattleOutcome {
  return new Following(battle).run(start);
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

  run(start: BattleStart): BattleOutcome {
    const { battle } = this;
    const { blanks, next, again = false } = start;
    const roller = battle.plan.order === 'defender' ? 'defender' : 'attacker';
    const at: Rolling = {
      roller,
      flags: battle.flagsAtStart,
      a: battle.attackers.units.length - 1,
      d: battle.width - 1,
    };
    const first = roller === 'attacker' && !start.defenderRolled;
    if (next === 'turn') this.open(at, start, first);
    else if (next === 'roll') this.spread(at, blanks, 1, first);
    else this.rolled(at, blanks, start.hits?.[roller] ?? 0, 1, first, again);
    for (let f = 3; f >= 0; f--) this.firstRolls(f);
    for (let f = 3; f >= 0; f--) if (this.mass[f] !== undefined) this.sweep(f);
    return this.tally.outcome();
  }

  /** The first decision on leaving; a defender who has not rolled yet has none. */
  private open(at: Rolling, { blanks, defenderRolled }: BattleStart, first: boolean): void {
    if (first) this.stayOrGo(at, this.decide.opening(at.a, at.d, at.flags, blanks).stay, blanks, 1, true);
    else if (defenderRolled) this.turn(at, blanks, 1);
    else this.spread(at, blanks, 1, false);
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
    this.stayOrGo(at, this.decide.stay(at, blanks), blanks, mass, false);
  }

  private stayOrGo(at: Rolling, stay: number, blanks: number, mass: number, first: boolean): void {
    const attacking = at.roller === 'attacker';
    this.leave(at.roller, mass, attacking ? at.a : at.d, stay);
    if (attacking && stay === 0) {
      this.tally.left += mass;
      this.tally.alive('defender', mass, this.battle.defenders.units[at.d]!);
    } else if (!attacking && stay === 0) this.take(at.a, mass);
    else this.spread(attacking ? { ...at, a: stay } : { ...at, d: stay }, blanks, mass, first);
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
  private spread(at: Rolling, blanks: number, mass: number, first: boolean): void {
    const chances = this.battle.chances[this.battle.diceOf(at)]!;
    for (let k = 0; k < chances.length; k++) this.rolled(at, blanks, k, mass * chances[k]!, first, true);
  }

  /** Dice lie there with k hits. */
  private rolled(at: Rolling, blanks: number, k: number, mass: number, first: boolean, again: boolean): void {
    const { battle } = this;
    const dice = battle.diceOf(at);
    const top = Math.min(dice, battle.enemies(at));
    const next = first ? battle.roll : battle.turn;
    const hits = Math.min(k, top);
    if (!again || !this.decide.reroll(at, blanks, hits, next)) {
      this.settle(at, blanks, hits, mass, next, first);
      return;
    }
    const spent = { ...at, flags: at.flags & ~(at.roller === 'attacker' ? 1 : 2) };
    const all = battle.abilityOf(at.roller) === 'reroll-all';
    const second = battle.chances[all ? dice : dice - k]!;
    for (let j = 0; j < second.length; j++) {
      this.settle(spent, blanks, Math.min(all ? j : k + j, top), mass * second[j]!, next, first);
    }
  }

  private settle(at: Rolling, blanks: number, k: number, mass: number, next: Tables, first: boolean) {
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
