import type { Frame, Seat } from '@dustfront/kernel';
import type { BattleKind, Side } from '../battle/kinds.ts';
import type { Holder } from '../state.ts';
import { noUnits, type Units } from '../units.ts';

export type BattleFrame = Frame<
  'battle',
  | 'begin'
  | 'declare'
  | 'supremacy'
  | 'turn'
  | 'retreat-next'
  | 'retreat'
  | 'retreat-go'
  | 'retreated'
  | 'roll-next'
  | 'roll'
  | 'again-next'
  | 'again'
  | 'roll-again'
  | 'hits'
  | 'casualties'
  | 'choose'
  | 'losses'
  | 'nurse'
  | 'nurse-dice'
  | 'buried'
  | 'end'
> & {
  battle: BattleKind;
  attacker: Seat;
  defender: Holder;
  /** -1 for a drop, which has none. */
  origin: number;
  target: number;
  attackers: Units;
  /** Who acts in the present part of the exchange: one side on land, both at sea. */
  sides: Side[];
  at: number;
  roller: Side;
  blanks: number;
  defenderRolled: boolean;
  ace: Record<Side, boolean>;
  nursing: Record<Side, boolean>;
  withdrawing: Units;
  withdrawType: number;
  faces: Record<Side, number[]>;
  /** Hits of each side that still have to find a victim. */
  hits: Record<Side, number>;
  /** Units of each side struck in this exchange, in the order they were named. */
  victims: Record<Side, number[]>;
  rescueFrom: number;
};

export function newBattle(
  battle: BattleKind,
  attacker: Seat,
  defender: Holder,
  origin: number,
  target: number,
  units: Units,
): BattleFrame {
  return {
    kind: 'battle',
    step: 'begin',
    battle,
    attacker,
    defender,
    origin,
    target,
    attackers: units.slice(),
    sides: [],
    at: 0,
    roller: 'attacker',
    blanks: 0,
    defenderRolled: false,
    ace: { attacker: false, defender: false },
    nursing: { attacker: false, defender: false },
    withdrawing: noUnits(),
    withdrawType: 0,
    faces: { attacker: [], defender: [] },
    hits: { attacker: 0, defender: 0 },
    victims: { attacker: [], defender: [] },
    rescueFrom: 0,
  };
}
