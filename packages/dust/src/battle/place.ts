/** What the target area gives its defender. */
export interface Place {
  readonly capital: boolean;
  readonly centre: boolean;
}

/** dust.battle.bonus.capital */
const CAPITAL_DICE = 5;
/** dust.battle.bonus.centre */
const CENTRE_DICE = 3;

/**
 * Dice that the defender alone adds [dust.battle.bonus.defender], neutrals too [dust.ruling.u17]. A capital with
 * a centre gives five, not eight [dust.battle.bonus.no-sum] [dust.ruling.19].
 */
export function bonusDice(place: Place): number {
  if (place.capital) return CAPITAL_DICE;
  return place.centre ? CENTRE_DICE : 0;
}
