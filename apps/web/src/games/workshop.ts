import type { DuelOdds } from '@dustfront/advice';
import { CARD_GAMES, type CardGame, type GameId } from '@dustfront/games';
import type { Problem } from '@dustfront/kernel';
import type { Provenance } from '@dustfront/wargame';
import type { SideSign } from '../drawings/emblems.tsx';
import type { UnitArt } from '../drawings/unitart.tsx';
import type { CardModel, ReadyArmy } from './face.ts';

/**
 * What a game gives to the army builder: its cards, what they cost, what may stand together, and the odds of one unit
 * against another. The pages know no game; the checks are the game's own.
 */
export interface ArmyBuilder {
  readonly game: GameId;
  /** The armies that can be built, by the sign of their side. */
  readonly blocs: () => readonly Bloc[];
  /** Everything that an army of this bloc may be made of. */
  readonly pool: (bloc: SideSign) => readonly PoolCard[];
  readonly find: (id: string) => PoolCard | null;
  readonly kinds: readonly PoolKind[];
  /** The unit card, as it is printed; null for what has none. */
  readonly card: (id: string, scale: string) => CardModel | null;
  /** Scales of points, where the game has more than one; the first is the usual one. */
  readonly scales: () => readonly { readonly value: string; readonly text: string }[];
  /** Usual limits, the first one offered. */
  readonly limits: readonly number[];
  readonly points: (id: string, scale: string) => number;
  readonly cost: (units: readonly string[], scale: string) => number;
  /** What is wrong with a list, each with its rule; without a limit only what can never be. */
  readonly problems: (
    bloc: SideSign,
    units: readonly string[],
    limit: number | null,
    scale: string,
  ) => readonly Problem[];
  /** Heroes who may be joined to a unit before the battle, in games that write `squad+hero`. */
  readonly joiners: (bloc: SideSign, unit: string, heroes: readonly string[]) => readonly string[];
  readonly ready: () => readonly ReadyArmy[];
  /** Ranges of the table of odds, in squares. */
  readonly ranges: readonly number[];
  readonly duel: (unit: string, enemy: string, range: number) => DuelOdds | null;
}

export interface Bloc {
  readonly sign: SideSign;
  readonly name: string;
}

export type PoolKind = 'squad' | 'support' | 'hero' | 'vehicle' | 'aircraft' | 'works';

export interface PoolCard {
  readonly id: string;
  readonly name: string;
  /** What people call it; '' for nothing else. */
  readonly nickname: string;
  readonly sign: SideSign;
  readonly kind: PoolKind;
  /** A faction or the like, to choose by; '' for none. */
  readonly faction: string;
  /** Armour, or what else is worth a word below the name. */
  readonly note: string;
  /** A person: once in an army. */
  readonly unique: boolean;
  readonly art: UnitArt | null;
  /** Null for works, which have no card. */
  readonly provenance: Provenance | null;
}

/** Games whose armies and battlefields can be built. */
export const workshopGames = CARD_GAMES;
export type WorkshopGame = CardGame;
export const isWorkshopGame = (id: string | null | undefined): id is WorkshopGame =>
  workshopGames.some((game) => game === id);
