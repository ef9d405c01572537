import type { BattleFrame } from '../src/frames/new-battle.ts';
import { newBattle } from '../src/frames/new-battle.ts';
import type { DustState } from '../src/index.ts';
import { parseUnits } from '../src/notation/units.ts';
import { position } from './table.ts';

/** A land battle from a into b; c behind b is the defender's. */
export function battleAt(
  attackers: string,
  defenders: string,
  card: string,
  other: string,
): { state: DustState; battle: BattleFrame } {
  const state = position(`land a b c
links a-b b-c
round 2
player 0 red played=${card}
player 1 blue played=${other}
at a 0 T1
at b 1 ${defenders}
at c 1 T1
now combat 0`);
  return { state, battle: newBattle('land', 0, 1, 0, 1, parseUnits(attackers)!) };
}
