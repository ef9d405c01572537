import type { UnitOrders } from './scenarios/own.ts';

/** What a side brings to a match. */
export interface Force {
  readonly name: string;
  readonly cards: readonly string[];
  /** Bunkers and strongpoints bought, and `upgrade` for a Strongpoint unit's works. */
  readonly works: readonly string[];
  /** What a scenario of one's own says of single units, by their place in `cards`. */
  readonly orders?: Readonly<Record<number, UnitOrders>>;
}
