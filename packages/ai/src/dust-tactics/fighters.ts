import type { CoreState, Ground, Kind, Side, Size, SkillId, Unit, WeaponLine } from '@dustfront/dust-tactics';
import {
  cardOf,
  cellOf,
  factsOfUnit,
  gridOf,
  groundOf,
  headOf,
  isAlive,
  isJet,
  kindOf,
  membersOf,
  pointsOf,
  readyLines,
  sizeOf,
  squaresOf,
} from '@dustfront/dust-tactics/query';
import type { Grid } from '@dustfront/wargame';
import type { Weights } from './weights.ts';
import { tagWorth } from './wishes.ts';

/** A weapon line that could fire, with a bit of its own among the lines of its unit. */
export interface Barrel {
  readonly bit: number;
  readonly unit: Unit;
  readonly line: WeaponLine;
  /** Squares it reaches; 99 for any distance. */
  readonly reach: number;
  readonly close: boolean;
  readonly jet: boolean;
  /** Most shots if limited, else 0. */
  readonly shots: number;
}

/** A unit on the table (with the hero who joined it) as a player weighs it. */
export interface Fighter {
  readonly index: number;
  readonly head: Unit;
  readonly side: Side;
  readonly kind: Kind;
  /** Squares along each side of its base. */
  readonly size: Size;
  readonly column: number;
  readonly barrels: readonly Barrel[];
  /** Bits of all close-combat lines, and of all limited ones. */
  readonly closeBits: number;
  readonly limitedBits: number;
  /** Whether it has artillery. */
  readonly shells: boolean;
  /** Everything that decides its dice, as one number: equal numbers, equal dice. */
  readonly sign: number;
  readonly soldiers: number;
  readonly health: number;
  /** An ability thought to be called, or ''. */
  readonly effect: string;
  /** What it is worth now. */
  readonly worth: number;
  /** What it was worth unhurt. */
  readonly whole: number;
  /** Its worth with so many soldiers and so much health left. */
  worthAt(soldiers: number, health: number): number;
}

/** What a player sees of a state, read once. Units are looked up by id. */
export interface Picture {
  readonly state: CoreState;
  readonly weights: Weights;
  readonly grid: Grid;
  readonly fighters: readonly Fighter[];
  readonly sides: readonly [readonly Fighter[], readonly Fighter[]];
  /** The ground with everybody on it, and without one unit or two. */
  readonly ground: Ground;
  without(head: Unit): Ground;
  withoutBoth(one: Unit, other: Unit): Ground;
}

const signs = new Map<string, number>();
const LIMIT = 60_000;
const forget: (() => void)[] = [];

/** Called when the numbers of signs begin anew, so that nothing remembered by them stays. */
export function onForget(act: () => void): void {
  forget.push(act);
}

function signOf(text: string): number {
  let sign = signs.get(text);
  if (sign === undefined) {
    if (signs.size >= LIMIT) {
      signs.clear();
      for (const act of forget) act();
    }
    sign = signs.size;
    signs.set(text, sign);
  }
  return sign;
}

function textOf(unit: Unit): string {
  let ammo = '';
  for (const line in unit.ammo) ammo += `${unit.ammo[line]},`;
  const body = `${unit.card}:${unit.figures.join('')}:${unit.health}:${ammo}:${unit.shots}`;
  return `${body}:${unit.unloaded.join()}:${unit.effects.join()}:${unit.moved ? 1 : 0}`;
}

function reachOf(line: WeaponLine): number {
  if (line.range === 'C') return 1;
  return typeof line.range === 'number' ? line.range : 99;
}

function scaleOf(state: CoreState): number {
  return state.options.scale === 'later' ? 10 : 1;
}

/** Rounds still to be played after this one; many if there is no limit. */
export function roundsLeft(state: CoreState): number {
  return state.goals.rounds > 0 ? Math.max(0, state.goals.rounds - state.round) : 9;
}

function fighterOf(state: CoreState, head: Unit, index: number, weights: Weights, effect = ''): Fighter {
  const members = membersOf(state, head);
  const scale = scaleOf(state);
  const husk = roundsLeft(state) === 0 ? weights.lastHusk : weights.husk;
  let squad = 0;
  let track = 0;
  let figures = 1;
  let full = 1;
  let extra = 0;
  let soldiers = 0;
  let health = 0;
  let text = '';
  for (const unit of members) {
    const card = cardOf(state, unit);
    const points = pointsOf(state, unit) / scale;
    if (card.kind === 'squad') {
      squad = points;
      figures = card.figures.length;
      soldiers = unit.figures.length;
    } else {
      track = points;
      full = card.health;
      health = unit.health;
    }
    extra += tagWorth(state, unit);
    text += `${textOf(unit)}|`;
  }
  const part = (points: number, left: number, whole: number) =>
    left <= 0 ? 0 : points * (husk + ((1 - husk) * left) / whole);
  const worthAt = (s: number, h: number): number =>
    part(squad, s, figures) + part(track, h, full) + (s + h > 0 ? extra : 0);
  let closeBits = 0;
  let limitedBits = 0;
  const barrels = readyLines(state, head).map(({ unit, line, most }, i): Barrel => {
    const bit = 1 << i;
    const close = line.range === 'C';
    if (close) closeBits |= bit;
    if (most > 0) limitedBits |= bit;
    return { bit, unit, line, reach: reachOf(line), close, jet: isJet(line), shots: most };
  });
  return {
    index,
    head,
    side: head.side,
    kind: kindOf(state, head),
    size: sizeOf(head),
    column: factsOfUnit(state, head).column,
    barrels,
    closeBits,
    limitedBits,
    shells: barrels.some(({ line }) => line.range === 'A'),
    sign: signOf(`${text}${husk}${extra}${effect}`),
    effect,
    soldiers,
    health,
    worth: worthAt(soldiers, health),
    whole: worthAt(squad > 0 ? figures : 0, track > 0 ? full : 0),
    worthAt,
  };
}

/** Bits of the lines that harm a column at a range of 1, 2, 3 …; the last entry is for everything further. */
const FAR = 16;
const tables = new Map<number, Uint16Array>();
onForget(() => tables.clear());

/** Bits of the lines of a fighter that reach so far and harm that column of armour. */
export function harmBits(fighter: Fighter, column: number, range: number): number {
  const key = fighter.sign * 16 + column;
  let table = tables.get(key);
  if (table === undefined) {
    table = new Uint16Array(FAR + 1);
    for (const { bit, line, reach } of fighter.barrels) {
      if (cellOf(line, column) === null) continue;
      for (let far = 1; far <= FAR && far <= reach; far++) table[far]! |= bit;
    }
    tables.set(key, table);
  }
  return table[Math.min(range, FAR)]!;
}

/** The same unit with an ability called for the round. */
export function fighterWith({ state, weights }: Picture, fighter: Fighter, effect: SkillId): Fighter {
  return fighterOf(state, fighter.head, fighter.index, weights, effect);
}

/** The same unit with everything loaded again. */
export function fighterLoaded({ state, weights }: Picture, fighter: Fighter): Fighter {
  const members = membersOf(state, fighter.head);
  const unloaded = members.map((unit) => unit.unloaded);
  for (const unit of members) unit.unloaded = [];
  const loaded = fighterOf(state, fighter.head, fighter.index, weights);
  members.forEach((unit, i) => {
    unit.unloaded = unloaded[i]!;
  });
  return loaded;
}

/** Does something while the ability that a fighter is thought to have called is at work. */
export function underEffect<T>(state: CoreState, { head, effect }: Fighter, act: () => T): T {
  if (effect === '') return act();
  const bearers = membersOf(state, head).filter((unit) =>
    factsOfUnit(state, unit).skills.has(effect as SkillId),
  );
  for (const unit of bearers) unit.effects.push(effect);
  try {
    return act();
  } finally {
    for (const unit of bearers) unit.effects.pop();
  }
}

/** What a player sees of a state; units and grounds are read when they are first asked for. */
export function pictureOf(state: CoreState, weights: Weights): Picture {
  return new Seen(state, weights);
}

class Seen implements Picture {
  readonly state: CoreState;
  readonly weights: Weights;
  readonly grid: Grid;
  private all: Fighter[] | null = null;
  private bySide: [Fighter[], Fighter[]] | null = null;
  private whole: Ground | null = null;
  private readonly lifted = new Map<number, Ground>();

  constructor(state: CoreState, weights: Weights) {
    this.state = state;
    this.weights = weights;
    this.grid = gridOf(state);
  }

  get fighters(): readonly Fighter[] {
    if (this.all === null) {
      this.all = [];
      for (const unit of this.state.units) {
        if (!isAlive(unit) || headOf(this.state, unit) !== unit) continue;
        this.all.push(fighterOf(this.state, unit, this.all.length, this.weights));
      }
    }
    return this.all;
  }

  get sides(): readonly [readonly Fighter[], readonly Fighter[]] {
    this.bySide ??= [this.fighters.filter((f) => f.side === 0), this.fighters.filter((f) => f.side === 1)];
    return this.bySide;
  }

  get ground(): Ground {
    this.whole ??= groundOf(this.state);
    return this.whole;
  }

  without(head: Unit): Ground {
    let ground = this.lifted.get(head.id);
    if (!ground) {
      ground = groundOf(this.state, head);
      this.lifted.set(head.id, ground);
    }
    return ground;
  }

  withoutBoth(one: Unit, other: Unit): Ground {
    if (other.square < 0) return this.without(one);
    if (one.square < 0) return this.without(other);
    const key = 1000 + one.id * 200 + other.id;
    let ground = this.lifted.get(key);
    if (!ground) {
      const flags = this.without(one).flags.slice();
      const { huge, machines } = this.without(one);
      const stays = (at: number) => at !== other.square;
      for (const square of squaresOf(this.state, other)) flags[square] = this.without(other).flags[square]!;
      const left = { huge: huge.filter(stays), machines: machines.filter(stays) };
      ground = { ...this.without(one), flags, ...left };
      this.lifted.set(key, ground);
    }
    return ground;
  }
}
