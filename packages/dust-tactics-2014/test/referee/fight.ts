/** Holds the referee against the lines of an attack as they are rolled, and against what is lost in the end. */
import { agree, tactics } from '@dustfront/testkit/referee';
import type { AttackFrame } from '../../src/frames/make.ts';
import type { TacticsState } from '../../src/state.ts';
import { tableOf } from './table.ts';

export interface LineRolled {
  readonly by: string;
  readonly weapon: string;
  readonly target: string;
  readonly dice: number;
  readonly hits: number;
  readonly saved: number;
  readonly back: boolean;
}

export interface Thrown {
  readonly reason: string;
  readonly faces: readonly number[];
}

const KILL = 99;

export class Fight {
  private readonly count: (what: string) => void;
  /** What each unit had when nobody was fighting, and what has struck it since. */
  private before = new Map<string, { soldiers: number; health: number }>();
  private struck = new Map<string, { hits: number; points: number; isPlain: boolean }>();

  /**
   * Where smoke lay when the attack was opened: what is fired with the other weapons comes at the same time (ST 524).
   */
  private smoke: readonly number[] = [];

  /** On a table only hits and what is lost are compared: who fires and who is covered is measured there. */
  private readonly isMeasured: boolean;

  constructor(count: (what: string) => void, isMeasured = false) {
    this.count = count;
    this.isMeasured = isMeasured;
  }

  open(state: TacticsState): void {
    const table = tableOf(state);
    this.smoke = table.smoke;
    if (this.struck.size === 0) this.remember(table);
  }

  private remember({ units }: tactics.Table): void {
    this.before = new Map(
      units.map((unit) => [unit.name, { soldiers: unit.soldiers.length, health: unit.health }]),
    );
  }

  line(
    state: TacticsState,
    rolled: LineRolled,
    thrown: readonly Thrown[],
    saves: readonly (readonly number[])[],
  ): void {
    const table = { ...tableOf(state), smoke: this.smoke };
    const frame = state.stack.findLast(({ kind }) => kind === 'attack') as unknown as AttackFrame;
    const by = table.units.find(({ name }) => name === rolled.by)!;
    const target = table.units.find(({ name }) => name === rolled.target)!;
    const isClose = frame.phase !== 'ranged';
    const isRow = ({ line }: { readonly line: tactics.Line }) =>
      line.name === rolled.weapon && line.close === isClose;
    const shots = frame.shots.filter(
      ({ by: id, weapon }) =>
        table.units[id]!.name === by.name && by.card.weapons.some((row, at) => at === weapon && isRow(row)),
    );
    if (this.isMeasured) {
      const aimed = shots.find((shot) => table.units[shot.target] === target) ?? shots[0];
      const row = by.card.weapons[aimed?.weapon ?? -1] ?? by.card.weapons.find(isRow);
      this.strike(table, rolled, target, row?.line);
      if (!rolled.back && !isClose)
        this.hits(`${rolled.by} ${rolled.weapon} at ${rolled.target}`, rolled, thrown);
      return;
    }
    const diceOf = (shot: (typeof shots)[number]) =>
      tactics.dice(table, by.card.weapons[shot.weapon]!.line, shot, target);
    const shot = shots.find((one) => diceOf(one) === rolled.dice) ?? shots[0];
    const line = (shot ? by.card.weapons[shot.weapon] : by.card.weapons.find(isRow))?.line;
    this.strike(table, rolled, target, line);
    if (!shot || !line || isClose || rolled.back) return;
    const about = `${rolled.by} ${rolled.weapon} at ${rolled.target}`;
    agree(`dice of ${about}`, diceOf(shot), rolled.dice);
    const first = thrown[0]?.faces.length ?? 0;
    agree(`dice thrown: ${about}`, rolled.dice, first);
    this.count('dice');
    this.hits(about, rolled, thrown);
    this.saves(state, table, frame, about, rolled, line, by, target, saves);
  }

  /** F hits everywhere; T only where something widens hits, and never in a chain. */
  private hits(about: string, rolled: LineRolled, thrown: readonly Thrown[]): void {
    const count = (isHit: (face: number) => boolean, throws: readonly Thrown[]) =>
      throws.reduce((sum, { faces }) => sum + faces.filter(isHit).length, 0);
    const narrow = count((face) => face < 2, thrown);
    const chains = thrown.filter(({ reason }) => reason.includes('chain'));
    const wide =
      narrow +
      count(
        (face) => face === 2 || face === 3,
        thrown.filter((one) => !chains.includes(one)),
      );
    agree(`hits of ${about}, F or F and T`, rolled.hits === narrow || rolled.hits === wide, true);
    this.count('hits');
  }

  private saves(
    state: TacticsState,
    table: tactics.Table,
    frame: AttackFrame,
    about: string,
    rolled: LineRolled,
    line: tactics.Line,
    by: tactics.Unit,
    target: tactics.Unit,
    saves: readonly (readonly number[])[],
  ): void {
    const shooter = state.units[frame.eyes >= 0 ? frame.eyes : frame.unit]!;
    const from = table.units[shooter.id]!;
    if (!from.isThere || !target.isThere || by.carrier !== null) return;
    const isInCover = tactics.cover(table, from, target, line.rules.includes('artillery'));
    const save = tactics.save(table, line, target, isInCover);
    if (save === 'works') return;
    const expected = save === null ? 0 : (saves[0] ?? []).filter(save).length;
    agree(`save dice of ${about}`, save === null ? 0 : rolled.hits, saves.flat().length);
    agree(`saved from ${about}`, expected, rolled.saved);
    this.count('saves');
  }

  private strike(table: tactics.Table, rolled: LineRolled, target: tactics.Unit, line?: tactics.Line): void {
    const cell = line?.cells[tactics.column(target)];
    const left = rolled.hits - rolled.saved;
    const fresh = { hits: 0, points: 0, isPlain: true };
    const heroes = table.units.filter(({ joined }) => joined === target.name);
    // Whoever is part of another unit now may have taken some of its hits, also when he fights alone later on.
    for (const { name } of heroes)
      this.struck.set(name, { ...(this.struck.get(name) ?? fresh), isPlain: false });
    const known = this.struck.get(target.name) ?? fresh;
    const isCombined = target.joined !== null || heroes.length > 0;
    const isResilient = ['damage-resilient', 'defensive-tactics', 'cheat-death'].some((skill) =>
      target.card.skills.includes(skill),
    );
    this.struck.set(target.name, {
      hits: known.hits + left,
      points: known.points + left * (line ? (cell?.damage ?? 0) : 1),
      isPlain: known.isPlain && !isCombined && !isResilient && !line?.rules.includes('sniper'),
    });
  }

  /**
   * When the fighting is over: who had no hero, no resilience and no second chance has lost exactly what struck him.
   */
  settle(state: TacticsState, isClouded: boolean): void {
    const table = tableOf(state);
    if (!isClouded) {
      for (const [name, { hits, points, isPlain }] of this.struck) {
        const before = this.before.get(name);
        const unit = table.units.find((one) => one.name === name)!;
        if (!isPlain || !before) continue;
        const isSquad = unit.card.kind === 'squad';
        const left = isSquad ? before.soldiers - hits : points >= KILL ? 0 : before.health - points;
        const now = isSquad ? unit.soldiers.length : unit.health;
        agree(`what is left of ${name}`, Math.max(0, left), Math.max(0, now));
        this.count('losses');
      }
    }
    this.struck = new Map();
    this.remember(table);
  }
}
