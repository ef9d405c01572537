import { type CloseCombat, type Round, roundsOf } from '@dustfront/wargame';
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

const keyOf = (counted: readonly Counted[]): string =>
  counted.map(({ dice, alone }) => (alone ? `${dice}a` : dice)).join();

function alike(spread: Spread, counts: (state: number) => readonly Counted[]): Alike[] {
  const classes = new Map<string, Alike>();
  forEachState(spread, (state, chance) => {
    const key = keyOf(counts(state));
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

/** Attackers and targets who are independent of each other: the chance of both is the product. */
interface Front {
  readonly attackers: Spread;
  readonly targets: Spread;
}

/**
 * One round: both sides roll at once, each for what it is as the round begins. Those for whom the same dice fall are
 * rolled for together.
 */
function fight(round: Round, ours: Side, theirs: Side, fronts: readonly Front[], tell: Tell): Front[] {
  const counts = (a: number, t: number) => [
    ...countLines(round.attack, ours.lattice.bodies[a]!, theirs.lattice.bodies[t]!),
    ...countLines(round.retaliation, theirs.lattice.bodies[t]!, ours.lattice.bodies[a]!),
  ];
  const wide = round.attack.length;
  const after: Front[] = [];
  for (const front of fronts) {
    // Whoever rolls the same dice at the whole target rolls the same at what is left of it.
    for (const some of alike(front.attackers, (a) => counts(a, theirs.lattice.start))) {
      for (const others of alike(front.targets, (t) => counts(some.state, t))) {
        const counted = counts(some.state, others.state);
        const struck = countedVolley(round.attack, counted.slice(0, wide), theirs, others.spread);
        const back = countedVolley(round.retaliation, counted.slice(wide), ours, some.spread);
        tell(struck, some.mass, back, others.mass);
        after.push({
          attackers: back.at(-1) ?? some.spread,
          targets: struck.at(-1) ?? others.spread,
        });
      }
    }
  }
  return after;
}

type Tell = (struck: readonly Spread[], ours: number, back: readonly Spread[], theirs: number) => void;

/** Close combat that begins with this spread of targets; the attacker is whole, he was not shot at. */
export function closeCombat(close: CloseCombat, attackers: Side, targets: Side, before: Spread): Melee {
  const width = targets.lattice.size;
  const attack: Spread[] = [];
  const retaliation: Spread[] = [];
  let fronts: Front[] = [
    {
      attackers: certain(attackers.lattice, attackers.lattice.start),
      targets: before,
    },
  ];
  for (const round of roundsOf(close)) {
    const struck = round.attack.map(() => new Float64Array(width));
    const back = round.retaliation.map(() => new Float64Array(attackers.lattice.size));
    fronts = fight(round, attackers, targets, fronts, (ofTargets, ours, ofAttackers, theirs) => {
      addTo(struck, ofTargets, ours);
      addTo(back, ofAttackers, theirs);
    });
    attack.push(...struck);
    retaliation.push(...back);
  }
  const joint = new Float64Array(attackers.lattice.size * width);
  for (const front of fronts)
    forEachState(front.attackers, (attacker, p) =>
      forEachState(front.targets, (target, q) => {
        joint[attacker * width + target]! += p * q;
      }),
    );
  return { joint, attack, retaliation };
}
