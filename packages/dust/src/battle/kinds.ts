/**
 * What a battle is follows from its two areas: two lands side by side [dust.battle.kind.land], two seas
 * [dust.battle.kind.sea], two lands across seas [dust.battle.kind.amph], which is fought like a land battle but for
 * retreat and cease-fire [dust.battle.amph.like-land]. A mech drop has no origin and is
 * otherwise fought like a land battle [dust.ability.dropper.battle] [dust.ruling.u18].
 */
export type BattleKind = 'land' | 'sea' | 'amphibious' | 'drop';

export type Side = 'attacker' | 'defender';

export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}
