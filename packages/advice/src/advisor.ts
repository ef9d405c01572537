import type { Json } from '@dustfront/kernel';
import type { AccountAdvice, AccountFocus, Query } from './advice.ts';
import type { LuckKeeper } from './luck.ts';

/** What can be said about the views of a game. */
export interface Advisor {
  advise(view: Json, query: Query): unknown;
  /** How a line of the attack declared in a view comes to its dice; a game may not be able to tell. */
  account?(view: Json, of: AccountFocus): AccountAdvice | null;
  /** Keeps the account of luck of a match by watching it. */
  luck?(): LuckKeeper;
}
