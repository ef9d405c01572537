export {
  type AbilityPlan,
  type BattleMoment,
  type BattleOutcome,
  type BattlePlan,
  type BattleStart,
  BattleTooLarge,
  type Side,
  type SidePlan,
} from './plan.ts';
export { type BattlePolicy, type BattleSolution, type Declaration, solveBattle } from './solve.ts';
