import { type DustOption, UNIT_TYPES, type UnitType } from '@dustfront/dust';
import { hitsAmong } from '@dustfront/dust/query';
import { type Battle, oddsOf, type Side, solve } from './battles.ts';
import { cardOf } from './deck.ts';
import { diceOf, type Field, total } from './field.ts';

type Of<Name extends DustOption['do']> = Extract<DustOption, { do: Name }>;

const found = (options: readonly DustOption[], name: DustOption['do']): DustOption =>
  options.find((option) => option.do === name) ?? options[0]!;

const sideOf = (field: Field, battle: Battle): Side =>
  battle.attacker === field.seat ? 'attacker' : 'defender';

/** The moment as the solver names it; abilities that throw again are still open where the plan has them. */
const momentOf = (field: Field, battle: Battle, roller: Side) => ({
  attacker: battle.attackers,
  defender: field.units(battle.target),
  roller,
  blanks: battle.blanks,
  attackerReroll: true,
  defenderReroll: true,
  defenderRolled: battle.defenderRolled,
});

/** Who stays is what the exact solver would let stay; in play-outs, who is losing goes. */
export function retreat(field: Field, options: readonly DustOption[]): DustOption {
  const stand = found(options, 'stand');
  const battle = field.frame<Battle>('battle');
  if (battle === null) return stand;
  const side = sideOf(field, battle);
  const policy = field.style.exact ? solve(field, battle)?.policy : null;
  const stay = policy ? policy.stay(momentOf(field, battle, side)) : quickStay(field, battle, side);
  if (stay === null) return stand;
  const force = side === 'attacker' ? battle.attackers : field.units(battle.target);
  for (let type = 0; type < 5; type++) {
    const leaving = force[type]! - stay[type]! - battle.withdrawing[type]!;
    if (leaving <= 0) continue;
    let most: Of<'withdraw'> | null = null;
    for (const option of options)
      if (option.do === 'withdraw' && option.unit === UNIT_TYPES[type] && option.count <= leaving)
        if (most === null || option.count > most.count) most = option;
    if (most !== null) return most;
  }
  return stand;
}

const NONE: readonly number[] = [0, 0, 0, 0, 0];

function quickStay(field: Field, battle: Battle, side: Side): readonly number[] | null {
  const { target, attackers } = battle;
  const { centre, units } = field.state.areas[target]!;
  const { takes, swing } = oddsOf(battle.battle, attackers, units, field.isCapital(target), centre);
  const prize = field.worth(target);
  if (side === 'attacker') return swing + takes * prize < 0 ? NONE : null;
  return takes > 0.85 && swing + takes * prize > prize ? NONE : null;
}

/** By the exact solver; where it is not asked, dice are thrown again when they did worse than dice do. */
export function reroll(field: Field, options: readonly DustOption[]): DustOption {
  const battle = field.frame<Battle>('battle');
  if (battle === null) return found(options, 'pass');
  const side = sideOf(field, battle);
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const hits = hitsAmong(battle.faces[side]);
  const policy = field.style.exact ? solve(field, battle)?.policy : null;
  const again = policy
    ? policy.reroll(momentOf(field, battle, side), hits, hitsAmong(battle.faces[other]))
    : hits < battle.faces[side].length / 3;
  return found(options, again ? 'use' : 'pass');
}

/** Abilities before the first roll; leaving a battle is for those who are losing it. */
export function declare(field: Field, options: readonly DustOption[]): DustOption {
  const battle = field.frame<Battle>('battle');
  if (battle === null) return found(options, 'pass');
  const side = sideOf(field, battle);
  const solution = field.style.exact ? solve(field, battle) : null;
  if (solution !== null) return found(options, solution.declarations[side] === 'none' ? 'pass' : 'use');
  const ability = cardOf(field.state, field.state.players[field.seat]!.played ?? '')?.ability;
  if (ability !== 'alien_radar') return found(options, 'use');
  const ahead = diceOf(battle.attackers) - diceOf(field.units(battle.target));
  return found(options, (side === 'attacker' ? ahead < -2 : ahead > 2) ? 'use' : 'pass');
}

const DEARNESS: Readonly<Record<UnitType, number>> = {
  bomber: 6,
  mech: 5.5,
  submarine: 4,
  fighter: 3.5,
  tank: 2,
};

/** Which enemy a hit destroys: what the exact solver takes off, else the dearest. */
export function victim(field: Field, options: readonly DustOption[]): DustOption {
  const battle = field.style.exact ? field.frame<Battle>('battle') : null;
  const policy = battle === null ? null : solve(field, battle)?.policy;
  if (battle !== null && policy) {
    const side = sideOf(field, battle);
    const force = side === 'attacker' ? field.units(battle.target) : battle.attackers;
    const left = policy.losses(momentOf(field, battle, side), battle.hits[side]);
    const struck = options.find(
      (option) =>
        option.do === 'destroy' &&
        left[UNIT_TYPES.indexOf(option.unit)]! < force[UNIT_TYPES.indexOf(option.unit)]!,
    );
    if (struck !== undefined) return struck;
  }
  const worth = (option: DustOption) => (option.do === 'destroy' ? DEARNESS[option.unit] : 0);
  return options.reduce((top, option) => (worth(option) > worth(top) ? option : top));
}

export function refugeWorth(field: Field, { area, count }: Of<'retreat'>): number {
  const to = field.atlas.index.get(area)!;
  return 10 * count + field.worth(to) + total(field.units(to)) - field.threat(to);
}
