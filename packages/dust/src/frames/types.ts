import type { Frame, Seat } from '@dustfront/kernel';
import type { BattleKind, Side } from '../battle/kinds.ts';
import type { AttackForm, MoveKind } from '../options.ts';
import type { Holder } from '../state.ts';
import type { Units } from '../units.ts';

export type GameFrame = Frame<'game', 'setup' | 'round' | 'after-round'>;

export type SetupFrame = Frame<
  'setup',
  | 'board'
  | 'shuffle'
  | 'deck'
  | 'pick-card'
  | 'reveal'
  | 'tie'
  | 'capitals'
  | 'capital-garrisons'
  | 'source-garrisons'
  | 'land-garrisons'
  | 'centres'
  | 'reinforcements'
  | 'end'
> & { next: number };

export type DraftFrame = Frame<'draft', 'next' | 'colour' | 'area' | 'draw' | 'recommend'> & {
  what: 'capital' | 'source' | 'land' | 'centre';
  passes: number;
  pass: number;
  index: number;
};

/** What has been paid for and not yet placed. */
export interface Cart {
  units: Units;
  centres: number;
  cards: number;
}

/** Buying and placing, shared by reinforcements and production. */
export interface Shopping {
  seat: Seat;
  points: number;
  cart: Cart;
  /** Units built so far, by the centre's area. */
  built: Record<string, number>;
}

export type ReinforcementsFrame = Frame<'reinforcements', 'begin' | 'purchase' | 'place' | 'quick' | 'end'> &
  Shopping;

export type ProductionFrame = Frame<
  'production',
  | 'income'
  | 'diplomat'
  | 'discard'
  | 'purchase'
  | 'place-next'
  | 'place'
  | 'centre-next'
  | 'centre'
  | 'builder'
  | 'draw'
  | 'reshuffle'
  | 'end'
> &
  Shopping & { income: number; hadCentre: boolean; drawn: string[] };

export type InitiativeFrame = Frame<'initiative', 'begin' | 'choose' | 'order' | 'tie' | 'end'>;

export type RoundFrame = Frame<'round', 'begin' | 'turns' | 'koshka' | 'victory-points' | 'end'> & {
  about: Seat;
  asking: Seat[];
  interrupting: Seat[];
  queue: Seat[];
};

export type TurnFrame = Frame<'player-turn', 'production' | 'movement' | 'combat' | 'end'> & { seat: Seat };

export type MovementFrame = Frame<
  'movement',
  'begin' | 'next' | 'choose' | 'destination' | 'load-next' | 'load' | 'go'
> & {
  seat: Seat;
  points: number;
  move: MoveKind;
  from: number;
  to: number;
  units: Units;
  type: number;
};

export type CombatFrame = Frame<
  'combat',
  | 'begin'
  | 'next'
  | 'announce'
  | 'target'
  | 'units-next'
  | 'units'
  | 'mechs-next'
  | 'mechs'
  | 'attack'
  | 'after'
> & {
  seat: Seat;
  points: number;
  form: AttackForm;
  from: number;
  to: number;
  units: Units;
  type: number;
  /** Mechs for a drop, by the area they leave. */
  mechs: Record<string, number>;
  /** Origin and target of every attack so far, as "from>to". */
  pairs: string[];
};

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

export type RetreatingFrame = Frame<'retreating', 'begin' | 'next' | 'where'> & {
  holder: Holder;
  target: number;
  origin: number;
  units: Units;
  areas: number[];
};

export type SpecialAttackFrame = Frame<'special-attack', 'roll' | 'casualties' | 'choose'> & {
  seat: Seat;
  form: 'bombers' | 'submarines' | 'missiles';
  /** -1 for missiles. */
  from: number;
  to: number;
  defender: Holder;
  dice: number;
  hits: number;
  lost: Units;
};

export type VictoryPointsFrame = Frame<'victory-points', 'count' | 'victory'>;
