import type { ActionName, CoreOption } from '@dustfront/dust-tactics';
import type { Account, Begun as BegunPlan } from '../search/plans.ts';
import type { Attack } from './shots.ts';
import type { Way } from './ways.ts';

/**
 * What a unit is to do with its activation, or with the rest of it: at most one movement, one attack and two special
 * actions, in the order of `actions`.
 */
export interface Plan {
  readonly unit: number;
  readonly alone: boolean;
  /** Once-a-game abilities to call, each where it can be called. */
  readonly uses: readonly string[];
  /** The pair to announce; `charge`; null when the actions are already chosen. */
  readonly actions: readonly [ActionName, ActionName] | 'charge' | null;
  readonly way: Way | null;
  /** Walk off the board at the end of the way. */
  readonly leave: boolean;
  readonly attack: Attack | null;
  readonly sustained: boolean;
  readonly receiver: CoreOption | null;
  /** The last square of a charge, or -1. */
  readonly charge: number;
  /** Where it stands in the end; -2 if it left. */
  readonly final: number;
  readonly account: Account;
}

/** A plan with the answer that it begins with. */
export type Begun = BegunPlan<Plan, CoreOption>;
