import type { CloseCombat } from '@dustfront/wargame';
import { type Counted, certain, forEachState, type Spread } from './strike.ts';
import { countedVolley, countLines, type Side } from './volley.ts';

export interface Melee {
  /** Chances of [attacker's state × target's state]. */
  readonly joint: Float64Array;
  /** The spread of targets after each line of the attack, of attackers after each line of the retaliation. */
  readonly attack: readonly Spread[];
  readonly retaliation: readonly Spread[];
}

/** States in which the same dice are rolled against the same guards: they are rolled for together. */
interface Alike {
  readonly state: number;
  readonly spread: Spread;
  mass: number;
}

function alike(spread: Spread, counts: (state: number) => readonly Counted[]): Alike[] {
  const classes = new Map<string, Alike>();
  forEachState(spread, (state, chance) => {
    const key = counts(state)
      .map(({ dice, alone }) => (alone ? `${dice}a` : dice))
      .join();
    const known = classes.get(key) ?? { state, spread: new Float64Array(spread.length), mass: 0 };
    known.spread[state] = chance;
    known.mass += chance;
    classes.set(key, known);
  });
  return [...classes.values()];
}

function addTo(sums: readonly Spread[], spreads: readonly Spread[], times: number): void {
  spreads.forEach((spread, line) => {
    const sum = sums[line]!;
    for (let state = 0; state < sum.length; state++) sum[state]! += spread[state]! * times;
  });
}

/** Close combat that begins with this spread of targets; the attacker is whole, he was not shot at. */
export function closeCombat(close: CloseCombat, attackers: Side, targets: Side, before: Spread): Melee {
  const fresh = attackers.lattice.start;
  const width = targets.lattice.size;
  const joint = new Float64Array(attackers.lattice.size * width);
  const attack = close.attack.map(() => new Float64Array(width));
  const retaliation = close.retaliation.map(() => new Float64Array(attackers.lattice.size));

  const attackCounts = (by: number, at: number) =>
    countLines(close.attack, attackers.lattice.bodies[by]!, targets.lattice.bodies[at]!);
  const backCounts = (by: number) =>
    countLines(close.retaliation, targets.lattice.bodies[by]!, attackers.lattice.bodies[fresh]!);
  const strike = (by: number, { state, spread }: Alike, chance: number): Spread => {
    const after = countedVolley(close.attack, attackCounts(by, state), targets, spread);
    addTo(attack, after, chance);
    return after.at(-1) ?? spread;
  };
  const strikeBack = ({ state, mass }: Alike): Spread => {
    const whole = certain(attackers.lattice, fresh);
    const after = countedVolley(close.retaliation, backCounts(state), attackers, whole);
    addTo(retaliation, after, mass);
    return after.at(-1) ?? whole;
  };
  const put = (ofAttackers: Spread, ofTargets: Spread) =>
    forEachState(ofAttackers, (attacker, p) =>
      forEachState(ofTargets, (target, q) => {
        joint[attacker * width + target]! += p * q;
      }),
    );

  if (close.first === 'attacker') {
    const left = new Float64Array(width);
    for (const some of alike(before, (state) => attackCounts(fresh, state)))
      addTo([left], [strike(fresh, some, 1)], 1);
    for (const some of alike(left, backCounts)) put(strikeBack(some), some.spread);
  } else if (close.first === 'target') {
    for (const strikers of alike(before, backCounts)) {
      // Whoever rolls the same dice at the whole target rolls the same at what is left of it.
      for (const left of alike(strikeBack(strikers), (by) => attackCounts(by, targets.lattice.start))) {
        for (const some of alike(strikers.spread, (state) => attackCounts(left.state, state))) {
          put(left.spread, strike(left.state, some, left.mass));
        }
      }
    }
  } else {
    const counts = (state: number) => [...attackCounts(fresh, state), ...backCounts(state)];
    for (const some of alike(before, counts)) put(strikeBack(some), strike(fresh, some, 1));
  }
  return { joint, attack, retaliation };
}
