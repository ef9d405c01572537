import type { CloseCombat } from '@dustfront/wargame';
import { forEachState, type Spread } from './strike.ts';
import { Ledger, type Side, volleyFrom } from './volley.ts';

export interface Melee {
  readonly joint: Float64Array;
  readonly attack: Ledger;
  readonly retaliation: Ledger;
}

/** Chances of [attacker's state × target's state] after close combat that begins with this spread of targets. */
export function closeCombat(close: CloseCombat, attackers: Side, targets: Side, before: Spread): Melee {
  const width = targets.lattice.size;
  const joint = new Float64Array(attackers.lattice.size * width);
  const attack = new Ledger(close.attack.length, targets);
  const retaliation = new Ledger(close.retaliation.length, attackers);
  const fresh = attackers.lattice.start;
  const strike = (by: number, at: number, chance: number) =>
    volleyFrom(close.attack, attackers.lattice.bodies[by]!, targets, at, chance, attack);
  const strikeBack = (by: number, chance: number) =>
    volleyFrom(close.retaliation, targets.lattice.bodies[by]!, attackers, fresh, chance, retaliation);
  const put = (attacker: number, target: number, chance: number) => {
    joint[attacker * width + target]! += chance;
  };

  forEachState(before, (state, chance) => {
    if (close.first === 'attacker') {
      forEachState(strike(fresh, state, chance), (left, p) => {
        forEachState(strikeBack(left, chance * p), (attacker, q) => put(attacker, left, chance * p * q));
      });
    } else if (close.first === 'target') {
      forEachState(strikeBack(state, chance), (left, p) => {
        forEachState(strike(left, state, chance * p), (target, q) => put(left, target, chance * p * q));
      });
    } else {
      const struck = strike(fresh, state, chance);
      forEachState(strikeBack(state, chance), (attacker, p) => {
        forEachState(struck, (target, q) => put(attacker, target, chance * p * q));
      });
    }
  });
  return { joint, attack, retaliation };
}
