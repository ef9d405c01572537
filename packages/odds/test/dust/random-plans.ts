import type { AbilityPlan, BattlePlan, SidePlan } from '../../src/dust/plan.ts';

/** Numbers that repeat from run to run. */
export function picker(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export function randomSide(pick: (n: number) => number, most: number, attacking: boolean): SidePlan {
  const units = [0, 0, 0, 0];
  for (let i = pick(most) + 1; i > 0; i--) {
    const type = pick(4);
    units[type] = units[type]! + 1;
  }
  const abilities: (AbilityPlan | null)[] = [
    null,
    null,
    { kind: 'reroll-all', needs: [0, 1] },
    { kind: 'reroll-blanks' },
    { kind: 'rescue', chance: 2 / 3 },
    { kind: 'more-dice', types: [2, 3], dice: 1 },
    { kind: 'leave', survive: attacking || pick(2) === 0 },
    ...(attacking ? [{ kind: 'expel' } as const] : []),
  ];
  return {
    names: ['a', 'b', 'c', 'd'],
    units,
    dice: [1, 2, 1, 2],
    worth: [2, 5, 3, 6],
    shield: [-1, 0, -1, 2],
    bonus: attacking ? 0 : [0, 0, 3, 5][pick(4)]!,
    withdraw: pick(3) === 0 ? 'never' : attacking ? 'always' : 'after-first-roll',
    survivesTruce: !attacking || pick(3) > 0,
    ability: abilities[pick(abilities.length)]!,
    plays: pick(4) === 0 ? 'fixed' : 'best',
  };
}

export function randomPlan(pick: (n: number) => number): BattlePlan {
  const prize = [0, 6, 12, 24][pick(4)]!;
  const base = { hit: 1 / 3, truce: 3, prize };
  const attacker = randomSide(pick, 4, true);
  const defender = randomSide(pick, 4, false);
  if (pick(5) > 0) return { ...base, order: pick(2) === 0 ? 'attacker' : 'defender', attacker, defender };
  const fleet = (side: SidePlan): SidePlan => ({
    ...side,
    units: [pick(6) + 1, 0, 0, 0],
    bonus: 0,
    survivesTruce: true,
    ability: side.ability?.kind === 'reroll-all' || side.ability?.kind === 'more-dice' ? null : side.ability,
  });
  return { ...base, order: 'together', attacker: fleet(attacker), defender: fleet(defender) };
}

/** Two or three units a side and whatever a plan may say of them, so that all of it can be counted out. */
export function tinyPlan(pick: (n: number) => number, together: boolean): BattlePlan {
  const side = (attacking: boolean): SidePlan => {
    const plain = randomSide(pick, 3, attacking);
    const under = ['reroll-all', 'reroll-blanks', 'rescue'].includes(plain.ability?.kind ?? '');
    const again: AbilityPlan = { kind: 'reroll-blanks' };
    const ability = together && plain.ability?.kind === 'reroll-all' ? again : plain.ability;
    const late = attacking && !together && plain.withdraw === 'always' && pick(3) === 0;
    const type = pick(4);
    return {
      ...plain,
      units: together ? plain.units.map((_, i) => (i === type ? pick(3) + 1 : 0)) : plain.units,
      bonus: pick(3) === 0 ? 1 : 0,
      withdraw: late ? 'after-first-roll' : plain.withdraw,
      ability: under ? ability : null,
    };
  };
  return {
    order: together ? 'together' : pick(2) === 0 ? 'attacker' : 'defender',
    hit: pick(2) === 0 ? 1 / 3 : 1 / 2,
    truce: pick(3) + 1,
    prize: [0, 3, 9][pick(3)]!,
    attacker: side(true),
    defender: side(false),
  };
}
