import type { AbilityId, Units } from '@dustfront/dust';
import { afterDeclarations, battlePlan, type Declarations } from '@dustfront/dust/query';
import { type BattleSolution, solveBattle } from '@dustfront/odds';
import { cardOf } from './deck.ts';
import { type Field, NEUTRAL, NOBODY, total } from './field.ts';

export type Side = 'attacker' | 'defender';
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

/** A battle under way, as its frame tells. */
export interface Battle extends Declarations {
  readonly battle: Kind;
  readonly attacker: number;
  readonly defender: number;
  readonly origin: number;
  readonly target: number;
  readonly attackers: Units;
  readonly roller: Side;
  readonly blanks: number;
  readonly defenderRolled: boolean;
  readonly withdrawing: Units;
  readonly faces: Readonly<Record<Side, readonly number[]>>;
  readonly hits: Readonly<Record<Side, number>>;
}

/** What a battle begins with. */
export type Clash = Pick<Battle, 'battle' | 'attacker' | 'defender' | 'origin' | 'target' | 'attackers'>;

/** More units than this in one battle and the best play of both sides is no longer worked out. */
export const SOLVABLE = 14;

/**
 * A battle from where it stands, with the best play of both sides and what their open cards allow; null where it is too
 * large.
 */
export function solve(
  field: Field,
  battle: Clash | Battle,
  prize = field.worth(battle.target),
): BattleSolution | null {
  const { target, attackers } = battle;
  const { centre, holder, units: defenders } = field.state.areas[target]!;
  if (total(attackers) + total(defenders) > SOLVABLE) return null;
  try {
    const plan = battlePlan({
      kind: battle.battle,
      attackers,
      defenders,
      place: { capital: field.isCapital(target), centre },
      neutral: holder === NEUTRAL,
      prize,
      defenderHasRetreat: hasRefuge(field, battle),
      attackerAbility: abilityOf(field, battle.attacker),
      defenderAbility: abilityOf(field, battle.defender),
    });
    return solveBattle('step' in battle ? afterDeclarations(plan, battle) : plan);
  } catch {
    // Too large after all: the quick estimate must do.
    return null;
  }
}

/** What the open card of a seat still allows in battle. */
function abilityOf(field: Field, seat: number): AbilityId | null {
  const player = field.state.players[seat];
  const ability = player?.played ? (cardOf(field.state, player.played)?.ability ?? null) : null;
  return player?.used && ability !== 'alien_radar' ? null : ability;
}

function hasRefuge(field: Field, { target, origin, defender }: Clash): boolean {
  return field.atlas.kin[target]!.some(
    (area) => area !== origin && (field.holder(area) === defender || field.holder(area) === NOBODY),
  );
}
