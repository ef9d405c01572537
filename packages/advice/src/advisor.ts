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

type Asked<A extends Query['ask']> = Extract<Query, { ask: A }>;

/** What a game of units on squares answers to each question; units and squares are found by their names. */
export interface Answers<V, U> {
  asView(json: Json): V;
  unitOf(view: V, name: string): U;
  squareNamed(view: V, name: string): number;
  outlook(view: V, unit: U, from: number, query: Asked<'outlook'>): unknown;
  threat(view: V, side: number): unknown;
  aims(view: V, unit: U, from: number): unknown;
  odds(view: V, unit: U, from: number, query: Asked<'odds'>): unknown;
  refused(view: V, unit: U, from: number, target: U): unknown;
  skill(view: V): unknown;
  risks(view: V, unit: U, query: Asked<'risks'>): unknown;
}

/** Answers questions about a view with the game's own functions. */
export const answering =
  <V, U>(game: Answers<V, U>): Advisor['advise'] =>
  (json, query) => {
    const view = game.asView(json);
    if (query.ask === 'threat') return game.threat(view, query.side);
    if (query.ask === 'skill') return game.skill(view);
    const unit = game.unitOf(view, query.unit);
    if (query.ask === 'risks') return game.risks(view, unit, query);
    const from = game.squareNamed(view, query.from);
    switch (query.ask) {
      case 'outlook':
        return game.outlook(view, unit, from, query);
      case 'aims':
        return game.aims(view, unit, from);
      case 'odds':
        return game.odds(view, unit, from, query);
      case 'refused':
        return game.refused(view, unit, from, game.unitOf(view, query.target));
    }
  };
