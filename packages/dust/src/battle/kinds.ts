import type { Board } from '../board.ts';

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

/** The kind of a plain attack along one line of the map, or null where no line leads. */
export function kindOfLine(board: Board, origin: number, target: number): 'land' | 'sea' | null {
  if (!board.next[origin]!.includes(target) || board.isLand[origin] !== board.isLand[target]) return null;
  return board.isLand[origin] ? 'land' : 'sea';
}
