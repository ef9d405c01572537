import { battlePlan, type Units } from '@dustfront/dust';
import { type BattleSolution, solveBattle } from '@dustfront/odds';
import { type Field, NEUTRAL, total } from './field.ts';

export type Kind = 'land' | 'sea' | 'amphibious' | 'drop';

/** A battle fought to its end: how likely the attacker takes the area, and worth destroyed less worth lost. */
export interface Odds {
  readonly takes: number;
  readonly swing: number;
}

const known = new Map<number, Odds>();
const MOST_KNOWN = 300_000;

/** Beyond nine units of a type nothing changes that matters; ten to a digit also makes the key. */
const capped = (units: Units): Units => units.map((count) => Math.min(count, 9));

function keyOf(kind: Kind, attackers: Units, defenders: Units, place: number): number {
  let key = (kind === 'land' ? 0 : kind === 'sea' ? 1 : 2) * 3 + place;
  for (let type = 0; type < 5; type++) key = key * 10 + Math.min(9, attackers[type]!);
  for (let type = 0; type < 5; type++) key = key * 10 + Math.min(9, defenders[type]!);
  return key;
}

/** Exact odds of fighting to the end, remembered. */
export function oddsOf(
  kind: Kind,
  attackers: Units,
  defenders: Units,
  capital: boolean,
  centre: boolean,
): Odds {
  const key = keyOf(kind, attackers, defenders, capital ? 2 : centre ? 1 : 0);
  let found = known.get(key);
  if (found === undefined) {
    const solution = solveBattle(
      battlePlan({
        kind,
        attackers: capped(attackers),
        defenders: capped(defenders),
        place: { capital, centre },
        prize: 0,
        policy: 'fixed',
      }),
    );
    found = { takes: solution.outcome().attackerTakes, swing: solution.value };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, found);
  }
  return found;
}

export function oddsAt(field: Field, kind: Kind, attackers: Units, target: number): Odds {
  const { units, centre } = field.state.areas[target]!;
  return oddsOf(kind, attackers, units, field.isCapital(target), centre);
}

/** More units than this in one battle and the best play of both sides is no longer worked out. */
export const SOLVABLE = 14;

/** A battle under way with the best play of both sides; null where it is too large for that. */
export function solve(
  field: Field,
  kind: Kind,
  attackers: Units,
  defenders: Units,
  target: number,
  prize: number,
): BattleSolution | null {
  if (total(attackers) + total(defenders) > SOLVABLE) return null;
  const { centre, holder } = field.state.areas[target]!;
  return solveBattle(
    battlePlan({
      kind,
      attackers,
      defenders,
      place: { capital: field.isCapital(target), centre },
      neutral: holder === NEUTRAL,
      prize,
    }),
  );
}
