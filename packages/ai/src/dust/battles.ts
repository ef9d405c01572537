import { battlePlan, type Units } from '@dustfront/dust';
import { type BattleSolution, solveBattle } from '@dustfront/odds';
import { total, type World } from './world.ts';

export type Kind = 'land' | 'sea' | 'amphibious' | 'drop';

export interface Fight {
  /** Expected worth won less worth lost, the prize included. */
  readonly value: number;
  readonly takes: number;
}

const solved = new Map<string, Fight>();

/** A battle by the exact solver; very large ones by the fixed policy, which is quicker. */
export function solve(
  world: World,
  kind: Kind,
  attackers: Units,
  defenders: Units,
  target: string,
  prize: number,
): BattleSolution {
  const area = world.area(target);
  const large = total(attackers) + total(defenders) > 16;
  return solveBattle(
    battlePlan({
      kind,
      attackers,
      defenders,
      place: { capital: area.capital, centre: area.centre },
      neutral: area.holder === 'neutral',
      prize,
      ...(large ? { policy: 'fixed' as const } : {}),
    }),
  );
}

/** What an attack comes to on average. */
export function fight(world: World, kind: Kind, attackers: Units, target: string): Fight {
  const area = world.area(target);
  const defenders = world.units(target);
  const prize = world.worth(target) + (typeof area.holder === 'number' ? 2 : 0);
  const key = `${kind} ${attackers} ${defenders} ${area.capital} ${area.centre} ${area.holder === 'neutral'} ${prize}`;
  let found = solved.get(key);
  if (found === undefined) {
    try {
      const solution = solve(world, kind, capped(attackers), capped(defenders), target, prize);
      found = { value: solution.value, takes: solution.outcome().attackerTakes };
    } catch {
      found = { value: 0, takes: 0 };
    }
    if (solved.size > 20_000) solved.clear();
    solved.set(key, found);
  }
  return found;
}

/** Beyond a dozen units of a type nothing changes that matters. */
function capped(units: Units): Units {
  return units.map((count) => Math.min(count, 9));
}
