import type { Choice, UnitId } from '@dustfront/dust-tactics-2014';
import type { Account, Begun as BegunPlan } from '../search/plans.ts';
import type { Op } from './stage.ts';

/** One action of a plan: where it goes and how it looks in the end, or whom it strikes. */
export interface Act {
  readonly op: Op;
  readonly to: number;
  readonly facing: number;
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
  readonly account: PlanAccount;
}

/** What a plan is worth, in expected points, and what of it can be told. */
export interface PlanAccount extends Account {
  readonly kill: number;
  readonly loss: number;
  readonly target: UnitId;
  /** Where it stands in the end; -1 if it is not on the board. */
  readonly final: number;
}

/** A plan with the answer that it begins with. */
export type Begun = BegunPlan<Plan, Choice>;
