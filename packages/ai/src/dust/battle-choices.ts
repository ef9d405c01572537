import { type DustOption, UNIT_TYPES, type Units, type UnitType } from '@dustfront/dust';
import { type Kind, oddsOf, solve } from './battles.ts';
import { cardOf } from './cards.ts';
import { diceOf, type Field, total } from './field.ts';

type Of<Name extends DustOption['do']> = Extract<DustOption, { do: Name }>;
type Side = 'attacker' | 'defender';

interface Battle {
  readonly battle: Kind;
  readonly attacker: number;
  readonly target: number;
  readonly attackers: Units;
  readonly roller: Side;
  readonly blanks: number;
  readonly defenderRolled: boolean;
  readonly withdrawing: Units;
  readonly faces: Readonly<Record<Side, readonly number[]>>;
}

const found = <Name extends DustOption['do']>(options: readonly DustOption[], name: Name) =>
  options.find((option) => option.do === name);

/** Who stays is what the exact solver would let stay; in play-outs, who is losing goes. */
export function retreat(field: Field, options: readonly DustOption[]): DustOption {
  const stand = found(options, 'stand') ?? options[0]!;
  const battle = field.frame<Battle>('battle');
  if (battle === null) return stand;
  const defenders = field.units(battle.target);
  const side: Side = battle.attacker === field.seat ? 'attacker' : 'defender';
  const stay = field.style.exact
    ? exactStay(field, battle, defenders, side)
    : quickStay(field, battle, defenders, side);
  if (stay === null) return stand;
  const force = side === 'attacker' ? battle.attackers : defenders;
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

function exactStay(field: Field, battle: Battle, defenders: Units, side: Side): readonly number[] | null {
  const prize = field.worth(battle.target);
  const solution = solve(field, battle.battle, battle.attackers, defenders, battle.target, prize);
  if (solution === null) return quickStay(field, battle, defenders, side);
  const stay = solution.policy?.stay({
    attacker: battle.attackers,
    defender: defenders,
    roller: side,
    blanks: battle.blanks,
    attackerReroll: false,
    defenderReroll: false,
    defenderRolled: battle.defenderRolled,
  });
  return stay ?? null;
}

const NONE: readonly number[] = [0, 0, 0, 0, 0];

function quickStay(field: Field, battle: Battle, defenders: Units, side: Side): readonly number[] | null {
  const { target } = battle;
  const { centre } = field.state.areas[target]!;
  const { takes, swing } = oddsOf(
    battle.battle,
    battle.attackers,
    defenders,
    field.isCapital(target),
    centre,
  );
  const prize = field.worth(target);
  if (side === 'attacker') return swing + takes * prize < 0 ? NONE : null;
  return takes > 0.85 && swing + takes * prize > prize ? NONE : null;
}

/** Dice are thrown again when they did worse than dice do. */
export function reroll(field: Field, options: readonly DustOption[]): DustOption {
  const pass = found(options, 'pass') ?? options[0]!;
  const battle = field.frame<Battle>('battle');
  if (battle === null) return pass;
  const faces = battle.faces[battle.attacker === field.seat ? 'attacker' : 'defender'];
  let hits = 0;
  for (const face of faces) if (face < 2) hits++;
  return hits < faces.length / 3 ? (found(options, 'use') ?? pass) : pass;
}

/** Abilities before the first roll; leaving a battle is for those who are losing it. */
export function declare(field: Field, options: readonly DustOption[]): DustOption {
  const use = found(options, 'use') ?? options[0]!;
  const pass = found(options, 'pass') ?? options[0]!;
  const battle = field.frame<Battle>('battle');
  if (battle === null) return pass;
  const ability = cardOf(field.state, field.state.players[field.seat]!.played ?? '')?.ability;
  if (ability !== 'alien_radar') return use;
  const ahead = diceOf(battle.attackers) - diceOf(field.units(battle.target));
  return (battle.attacker === field.seat ? ahead < -2 : ahead > 2) ? use : pass;
}

const DEARNESS: Readonly<Record<UnitType, number>> = {
  bomber: 6,
  mech: 5.5,
  submarine: 4,
  fighter: 3.5,
  tank: 2,
};

/** Which enemy a hit destroys. */
export function victimWorth({ unit }: Of<'destroy'>): number {
  return DEARNESS[unit];
}

export function refugeWorth(field: Field, { area, count }: Of<'retreat'>): number {
  const to = field.atlas.index.get(area)!;
  return 10 * count + field.worth(to) + total(field.units(to)) - field.threat(to);
}
