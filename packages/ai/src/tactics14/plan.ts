import type { Facing, UnitId } from '@dustfront/dust-tactics-2014';
import type { Op } from './stage.ts';

/** One action of a plan: where it goes and how it looks in the end, or whom it strikes. */
export interface Act {
  readonly op: Op;
  readonly to: number;
  readonly facing: Facing;
  readonly target: UnitId;
}

/** What a unit is to do with its activation, or with the rest of it. */
export interface Plan {
  readonly unit: UnitId;
  /** The announcements still to be made, as the options word them. */
  readonly words: readonly string[];
  /** The actions from `base` on, counted among those of the activation. */
  readonly acts: readonly Act[];
  readonly base: number;
  readonly account: Account;
}

/** What a plan is worth, in expected points. */
export interface Account {
  readonly value: number;
  /** Damage done less damage taken in return, and what special actions bring. */
  readonly gain: number;
  /** What the enemy is expected to answer where it stands in the end. */
  readonly reply: number;
  /** What standing there promises for the next attack, beside where it stands now. */
  readonly promise: number;
  /** What it brings the scenario's goals nearer. */
  readonly hope: number;
  readonly kill: number;
  readonly loss: number;
  readonly target: UnitId;
  readonly answerer: UnitId;
  readonly final: number;
}
