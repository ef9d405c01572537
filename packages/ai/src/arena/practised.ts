import type { CoreLuck } from '@dustfront/advice/dust-tactics';
import type { GameId } from '@dustfront/games';
import type { Json } from '@dustfront/kernel';
import type { Pick } from '../picking.ts';

/** What is played where computers play among themselves. */
export interface Practised<Id extends GameId = GameId> {
  readonly id: Id;
  /** The n-th pair of the arena. */
  readonly arena: (pair: number, players: number) => Json;
  /** The n-th of many different set-ups. */
  readonly varied: (n: number, pick: Pick) => Json;
  /** Keeps the account of luck. */
  readonly luck: (() => CoreLuck) | null;
}
