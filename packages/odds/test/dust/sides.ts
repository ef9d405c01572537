import type { BattlePlan, SidePlan } from '../../src/dust/plan.ts';

/** A side of four types, the second behind the first and the fourth behind the third, that stays and has no ability. */
export const sideOf = (units: readonly number[], more: Partial<SidePlan> = {}): SidePlan => ({
  names: ['a', 'b', 'c', 'd'],
  units,
  dice: [1, 2, 1, 2],
  worth: [2, 5, 3, 6],
  shield: [-1, 0, -1, 2],
  bonus: 0,
  withdraw: 'never',
  survivesTruce: true,
  ability: null,
  plays: 'best',
  ...more,
});

export const battleOf = (
  attacker: SidePlan,
  defender: SidePlan,
  more: Partial<BattlePlan> = {},
): BattlePlan => ({
  order: 'attacker',
  hit: 1 / 3,
  truce: 3,
  prize: 0,
  attacker,
  defender,
  ...more,
});
