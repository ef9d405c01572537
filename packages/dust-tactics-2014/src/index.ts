export * from './cards/card.ts';
export { ALL_CARDS, cardOf, hasCard, WEAPONS } from './cards/index.ts';
export { isAllRound } from './cards/mounts.ts';
export { PROPERTY_RULES, ROLE_RULES } from './cards/properties.ts';
export { validateCard } from './cards/validate.ts';
export { F, S, symbolOf, T } from './faces.ts';
export { costOf, type Force, forceProblems, STARTER_FORCES, WORKS_COST, worksOf } from './forces.ts';
export type * from './frames/make.ts';
export { mayReact } from './frames/reaction.ts';
export { dustTactics2014 } from './game.ts';
export { groundOf } from './ground/index.ts';
export * from './ground/squares/board.ts';
export * from './ground/squares/index.ts';
export { gaitOf, mayJoin, reactionChance, reactionOdds, speedOf } from './moments.ts';
export { landings, reachable } from './moving/squares/reach.ts';
export { optionId, squareWord } from './options.ts';
export * from './query.ts';
export type { RuleId } from './rule-id.generated.ts';
export { holder, occupier } from './scenarios/control.ts';
export { ownProgress } from './scenarios/goals.ts';
export { SCENARIOS, scenarioOf } from './scenarios/index.ts';
export {
  type OwnFort,
  type OwnGoal,
  type OwnObjective,
  type OwnScenario,
  type OwnWall,
  ownBoard,
  type Square,
  type UnitOrders,
} from './scenarios/own.ts';
export type { Scenario, Verdict } from './scenarios/scenario.ts';
export { isFieldable } from './scenarios/water.ts';
export { readSetup, type Setup } from './setup.ts';
export * from './state.ts';
export { sideTitle, titleOf } from './telling/names.ts';
export * from './units.ts';
export { asView, type TacticsView } from './view.ts';
