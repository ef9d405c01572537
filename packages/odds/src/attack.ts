import { type DicePlan, faultOfPlan } from '@dustfront/wargame';
import type { Lattice } from './lattice.ts';
import { type Losses, leftIn, lossesOf, type StateChance, statesOf } from './losses.ts';
import { closeCombat } from './melee.ts';
import { certain, forEachState, type Spread } from './strike.ts';
import { countedVolley, countLines, sideOf, volleyOfLines } from './volley.ts';

/** What the struck side has lost once this line and those before it are resolved. */
export interface LineOdds extends Losses {
  readonly part: 'ranged' | 'attack' | 'retaliation';
  readonly line: number;
  /** The share of this line in the mean. */
  readonly adds: number;
}

export interface SideOdds extends Losses {
  readonly states: readonly StateChance[];
}

export interface JointChance {
  readonly attacker: { readonly soldiers: number; readonly health: number };
  readonly target: { readonly soldiers: number; readonly health: number };
  readonly chance: number;
}

export interface AttackOdds {
  readonly target: SideOdds;
  readonly attacker: SideOdds;
  readonly lines: readonly LineOdds[];
  /** Both sides together, where they strike each other; empty without close combat. */
  readonly joint: readonly JointChance[];
}

function lineOdds(
  part: LineOdds['part'],
  lattice: Lattice,
  after: readonly Spread[],
  lost: number,
): LineOdds[] {
  let mean = lost;
  return after.map((spread, line) => {
    const losses = lossesOf(lattice, spread);
    const adds = losses.mean - mean;
    mean = losses.mean;
    return { part, line, adds, ...losses };
  });
}

function sideOdds(lattice: Lattice, spread: Spread): SideOdds {
  return { ...lossesOf(lattice, spread), states: statesOf(lattice, spread) };
}

function split(joint: Float64Array, attackers: Lattice, targets: Lattice): [Spread, Spread, JointChance[]] {
  const attacker = new Float64Array(attackers.size);
  const target = new Float64Array(targets.size);
  const chances = new Map<string, { -readonly [Key in keyof JointChance]: JointChance[Key] }>();
  forEachState(joint, (cell, chance) => {
    const [a, t] = [Math.floor(cell / targets.size), cell % targets.size];
    attacker[a]! += chance;
    target[t]! += chance;
    const [one, other] = [leftIn(attackers, a), leftIn(targets, t)];
    const key = `${one.soldiers}/${one.health}/${other.soldiers}/${other.health}`;
    const known = chances.get(key);
    if (known === undefined) chances.set(key, { attacker: one, target: other, chance });
    else known.chance += chance;
  });
  return [attacker, target, [...chances.values()]];
}

/** The exact odds of a plan. */
export function attackOdds(plan: DicePlan): AttackOdds {
  const fault = faultOfPlan(plan);
  if (fault !== null) throw new RangeError(`not a dice plan: ${fault}`);
  const { ranged, close } = plan;
  const attackers = sideOf(plan.attacker, close?.retaliation ?? []);
  const targets = sideOf(plan.target, [...ranged.lines, ...(close?.attack ?? [])]);
  const whole = certain(targets.lattice, targets.lattice.start);
  const fired =
    ranged.count === 'at-start'
      ? countedVolley(ranged.lines, countLines(ranged.lines, plan.attacker, plan.target), targets, whole)
      : volleyOfLines(ranged.lines, plan.attacker, targets);
  const spread = fired.at(-1) ?? whole;
  const lines = lineOdds('ranged', targets.lattice, fired, 0);
  if (close === null) {
    const untouched = certain(attackers.lattice, attackers.lattice.start);
    const [attacker, target] = [sideOdds(attackers.lattice, untouched), sideOdds(targets.lattice, spread)];
    return { target, attacker, lines, joint: [] };
  }
  const melee = closeCombat(close, attackers, targets, spread);
  const [attacker, target, joint] = split(melee.joint, attackers.lattice, targets.lattice);
  return {
    target: sideOdds(targets.lattice, target),
    attacker: sideOdds(attackers.lattice, attacker),
    lines: [
      ...lines,
      ...lineOdds('attack', targets.lattice, melee.attack, lines.at(-1)?.mean ?? 0),
      ...lineOdds('retaliation', attackers.lattice, melee.retaliation, 0),
    ],
    joint,
  };
}
