import type { Aim, Side, TacticsState, Unit, UnitId } from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  column,
  figuresOf,
  groundOf,
  groupOf,
  healthOf,
  isLate,
  isMachine,
  onBoard,
  planIfAny,
  speedOf,
  unitOf,
} from '@dustfront/dust-tactics-2014/query';
import { type AttackOdds, rememberedOdds } from '@dustfront/odds';
import { type Goal, goalsOf, held, heldWith } from './goals.ts';
import { placesOf } from './places.ts';
import { rememberedAttack } from './table/remembered.ts';
import { WEIGHTS } from './weights.ts';
import type { Interest, Places } from './where.ts';
import { type Stake, stakeOf, stepsBetween } from './worth.ts';

const oddsOf = rememberedOdds(20_000);

interface Attack {
  readonly odds: AttackOdds;
  readonly isClose: boolean;
}

const attackOf = rememberedAttack((state, by, at, aim): Attack | null => {
  const plan = planIfAny(state, by, at, aim);
  return plan === null ? null : { odds: oddsOf(plan), isClose: plan.close !== null };
});

/** An attack with everything that reaches one target. */
export interface Strike {
  readonly target: UnitId;
  /** Points it costs the target on average, less what it costs the attacker. */
  readonly net: number;
  readonly loss: number;
  readonly kill: number;
}

/** What a unit could do to another at its best distance, by a rule of thumb. */
interface Prospect {
  readonly points: number;
  readonly range: number;
  /** How far each of its weapons reaches that could hurt the other. */
  readonly ranges: readonly number[];
}

/** An enemy by where it stands. */
interface Distant {
  readonly at: number;
  readonly points: number;
  readonly range: number;
}

/** More than there are places, squares or points of a table. */
const PLACES = 2 ** 24;
/** Farther away than anything on a board. */
const FAR = 99;

/** What the enemy is expected to do to a unit where it stands. */
export interface Reply {
  readonly cost: number;
  readonly answerer: UnitId;
}

const isTarget = (unit: Unit): boolean =>
  unit.joined < 0 && (unit.place === 'board' || (unit.place === 'aboard' && unit.carriage === 'rider'));

function meanLoss(stake: Stake, side: AttackOdds['target']): number {
  let left = 0;
  for (const { soldiers, health, chance } of side.states) left += chance * stake.worth(soldiers, health);
  return stake.worth(stake.soldiers, stake.health) - left;
}

/** A position as one side thinks about it: what is worked out once is kept as long as the position is thought about. */
export class Scene {
  readonly state: TacticsState;
  readonly side: Side;
  /** Enemies who can be aimed at. */
  readonly foes: readonly Unit[];
  /** Enemies who can answer: those who are there, and those who may enter. */
  private readonly answerers: readonly Unit[];
  private readonly stakes = new Map<UnitId, Stake>();
  private readonly prospects = new Map<number, Prospect>();
  private readonly menaces = new Map<UnitId, number>();
  private readonly steps = new Map<UnitId, readonly number[]>();
  private readonly replies = new Map<number, Reply>();
  private readonly aims = new Map<UnitId, readonly Distant[]>();
  private readonly hopes = new Map<UnitId, (at: number) => number>();
  private readonly goals: readonly Goal[];
  private readonly held: number;
  readonly places: Places;

  constructor(state: TacticsState, side: Side) {
    this.state = state;
    this.side = side;
    this.foes = state.units.filter((unit) => unit.side !== side && isTarget(unit));
    this.answerers = state.units.filter(
      (unit) =>
        unit.side !== side &&
        unit.joined < 0 &&
        !unit.idle &&
        (unit.place === 'board' || (unit.place === 'off' && !isLate(state, unit))),
    );
    this.places = placesOf(state);
    this.goals = goalsOf(state);
    this.held = held(state, side, this.goals);
  }

  stake(unit: Unit): Stake {
    let stake = this.stakes.get(unit.id);
    if (stake === undefined) {
      stake = stakeOf(this.state, unit);
      this.stakes.set(unit.id, stake);
    }
    return stake;
  }

  /** The exact worth of an attack in a state that may differ from the scene by where the two stand. */
  strike(state: TacticsState, by: UnitId, at: UnitId, aim: Aim): Strike | null {
    const attacker = unitOf(state, by);
    const target = unitOf(state, at);
    if (groundOf(state).apart(state, attacker, target) > this.prospect(attacker, target).range) return null;
    const attack = attackOf(state, attacker, target, aim);
    if (attack === null) return null;
    const { odds, isClose } = attack;
    const loss = meanLoss(this.stake(target), odds.target);
    const taken = isClose ? meanLoss(this.stake(attacker), odds.attacker) : 0;
    return { target: at, net: loss - taken, loss, kill: odds.target.destroyed };
  }

  /** What a unit could do to another, roughly, and from how far. */
  prospect(by: Unit, at: Unit): Prospect {
    const key = by.id * 256 + at.id;
    const known = this.prospects.get(key);
    if (known !== undefined) return known;
    const { kind, armour } = cardOfUnit(at);
    let figures = 0;
    let strength = 0;
    for (const one of groupOf(this.state, at)) {
      figures += figuresOf(one);
      strength += cardOfUnit(one).kind === 'squad' ? one.soldiers.length : healthOf(one);
    }
    let damage = 0;
    let range = 1;
    const ranges = new Set<number>();
    for (const one of groupOf(this.state, by)) {
      const card = cardOfUnit(one);
      card.weapons.forEach(({ line, count }, row) => {
        const cell = line.cells[column(kind, armour)] ?? null;
        if (cell === null) return;
        const bearers =
          card.kind === 'squad'
            ? one.soldiers.filter((man) => card.soldiers[man]!.weapons.includes(row)).length
            : count;
        if (bearers === 0) return;
        const dice = cell.blast > 0 ? cell.blast * figures : cell.dice;
        damage += (bearers * dice * Math.min(cell.damage, strength)) / 3;
        ranges.add(line.close ? 0 : line.range);
        if (!line.close) range = Math.max(range, line.range);
      });
    }
    const { soldiers, health, worth } = this.stake(at);
    const points = worth(soldiers, health) * Math.min(1, damage / Math.max(1, strength));
    const prospect = { points, range, ranges: [...ranges] };
    this.prospects.set(key, prospect);
    return prospect;
  }

  /** What makes a place worth a thought to a unit. */
  interest(unit: Unit): Interest {
    const { places } = this;
    return {
      threats: this.foes.filter(onBoard).map((foe) => ({
        at: foe.at,
        facing: places.facingOf(foe),
        turns: isMachine(foe),
        ranges: this.prospect(unit, foe).ranges,
        reach: this.prospect(foe, unit).range,
      })),
      goals: this.goals.flatMap(({ spots }) => spots),
      worth: (at) => this.promise(unit, at) + this.hope(unit, at),
    };
  }

  /** Whom a unit could strike at, what that would be worth, and from how far. */
  private aimsOf(unit: Unit): readonly Distant[] {
    let aims = this.aims.get(unit.id);
    if (aims === undefined) {
      aims = this.foes
        .filter(onBoard)
        .map((foe) => {
          const { points, range } = this.prospect(unit, foe);
          return { at: foe.at, points, range };
        })
        .sort((a, b) => b.points - a.points);
      this.aims.set(unit.id, aims);
    }
    return aims;
  }

  /** What standing in a place promises for the next attack. */
  promise(unit: Unit, at: number): number {
    let best = 0;
    for (const aim of this.aimsOf(unit)) {
      if (aim.points <= best) break;
      const short = (at < 0 ? 14 : stepsBetween(this.state, at, aim.at)) - aim.range;
      best = Math.max(best, short <= 0 ? aim.points : aim.points * WEIGHTS.nearer ** short);
    }
    return WEIGHTS.promise * best;
  }

  /** What a unit could do next: the best attack from where it stands, or roughly one that needs a move first. */
  threat(unit: Unit): number {
    let best = 0;
    const { move } = speedOf(this.state, unit);
    for (const foe of this.foes) {
      if (!onBoard(foe)) continue;
      const { points, range } = this.prospect(unit, foe);
      const short = stepsBetween(this.state, unit.at, foe.at) - range;
      const rough =
        points * (short <= move ? WEIGHTS.afterMove : WEIGHTS.promise * WEIGHTS.nearer ** (short - move));
      const now = short <= 1 ? (this.strike(this.state, unit.id, foe.id, {})?.net ?? 0) : 0;
      best = Math.max(best, now, rough);
    }
    return best;
  }

  /** What standing in a place brings the aims of the scenario nearer. */
  hope(unit: Unit, at: number): number {
    if (this.goals.length === 0) return 0;
    let heldAt = this.hopes.get(unit.id);
    if (heldAt === undefined) {
      heldAt = heldWith(this.state, this.side, this.goals, groupOf(this.state, unit));
      this.hopes.set(unit.id, heldAt);
    }
    return heldAt(at) - this.held;
  }

  /**
   * What an enemy's end is worth beyond its points: what it could do now to whom it could hurt most, and what it holds.
   */
  menace(foe: Unit): number {
    let most = this.menaces.get(foe.id);
    if (most !== undefined) return most;
    most = 0;
    for (const unit of this.state.units) {
      if (unit.side !== this.side || !isTarget(unit)) continue;
      most = Math.max(most, this.strike(this.state, foe.id, unit.id, {})?.net ?? 0);
    }
    most = WEIGHTS.menace * most * (foe.activated ? WEIGHTS.later : 1) + this.grip(foe);
    this.menaces.set(foe.id, most);
    return most;
  }

  /** What an enemy's end would change about the places of the scenario. */
  private grip(foe: Unit): number {
    if (this.goals.length === 0 || !onBoard(foe)) return 0;
    const units = this.state.units.slice();
    for (const one of groupOf(this.state, foe)) units[one.id] = { ...one, place: 'gone' };
    return held({ ...this.state, units }, this.side, this.goals) - this.held;
  }

  /** What the enemy is expected to answer to a unit in a place: the best reply, and part of the others. */
  reply(unit: Unit, at: number): Reply {
    const key = unit.id * PLACES + at;
    const known = this.replies.get(key);
    if (known !== undefined) return known;
    const there = at === unit.at ? this.state : this.moved(unit, at);
    const costs = this.answerers
      .map((foe) => ({ foe: foe.id, cost: this.answerOf(there, foe, unit, at) }))
      .filter(({ cost }) => cost > 0)
      .sort((a, b) => b.cost - a.cost);
    const rest = costs.slice(1).reduce((sum, { cost }) => sum + cost, 0);
    const [first] = costs;
    const reply =
      first === undefined
        ? { cost: 0, answerer: -1 }
        : { cost: WEIGHTS.reply * first.cost + WEIGHTS.replies * rest, answerer: first.foe };
    this.replies.set(key, reply);
    return reply;
  }

  /** One enemy's answer: from where it stands if it can, else from places to which it can move. */
  private answerOf(state: TacticsState, foe: Unit, unit: Unit, at: number): number {
    const { range } = this.prospect(foe, unit);
    const now = onBoard(foe) ? (this.strike(state, foe.id, unit.id, { sustained: true })?.net ?? 0) : 0;
    const waits = foe.activated ? WEIGHTS.later : 1;
    if (now > 0) return waits * now;
    let best = 0;
    const { places } = this;
    for (const place of places.approaches(state, foe, at, range, () => this.stepsOf(foe))) {
      const moved = places.placed(state, foe, place, places.facingTo(state, place, at));
      best = Math.max(best, this.strike(moved, foe.id, unit.id, {})?.net ?? 0);
      if (best > 0) break;
    }
    return waits * best;
  }

  /** Where an enemy can be after one move. */
  private stepsOf(foe: Unit): readonly number[] {
    let ends = this.steps.get(foe.id);
    if (ends === undefined) {
      ends = this.places.ends(this.state, foe, false, this.interest(foe), true);
      this.steps.set(foe.id, ends);
    }
    return ends;
  }

  /** How a unit should look from a place when it has nobody in its sights: at the nearest enemy. */
  lookout(unit: Unit, at: number): number {
    const foe = at < 0 ? null : this.nearestFoe(at);
    return foe === null ? this.places.facingOf(unit) : this.places.facingTo(this.state, at, foe);
  }

  /** Where the enemy stands who is nearest to a place. */
  nearestFoe(at: number): number | null {
    let near = FAR;
    let found: number | null = null;
    for (const foe of this.foes) {
      const steps = onBoard(foe) ? stepsBetween(this.state, at, foe.at) : FAR;
      if (steps >= near) continue;
      near = steps;
      found = foe.at;
    }
    return found;
  }

  private moved(unit: Unit, at: number): TacticsState {
    return this.places.placed(this.state, unit, at, this.places.facingOf(unit));
  }

  /**
   * The best single-target attack of a unit, where it stands or (`at`) as if it had gone there, turned to its target.
   */
  bestStrike(unit: Unit, at: number | null, aim: Aim): Blow | null {
    const { state, places } = this;
    const turns = at !== null && isMachine(unit);
    let there = at === null ? state : this.moved(unit, at);
    let best: Blow | null = null;
    for (const foe of this.foes) {
      const facing = turns ? places.facingTo(state, at, foe.at) : places.facingOf(unit);
      if (turns) there = places.placed(state, unit, at, facing);
      const strike = this.strike(there, unit.id, foe.id, aim);
      if (strike === null) continue;
      const gain = strike.net + strike.kill * this.menace(foe);
      if (best === null || gain > best.gain) best = { ...strike, gain, facing };
    }
    return best;
  }
}

/** A strike as part of a plan. */
export interface Blow extends Strike {
  readonly gain: number;
  readonly facing: number;
}
