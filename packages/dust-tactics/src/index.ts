/**
 * The game with its cards, armies, scenarios and campaign, and all types. Who asks about a state
 * uses the other door, `@dustfront/dust-tactics/query` (`asked.ts`).
 */
export type * from './asked.ts';
export * from './campaign.ts';
export { ARMIES, ARMY_PAIRS, BOXED_ALLIES, BOXED_AXIS } from './cards/armies.ts';
export { cardIdsOf, pointsOf as armyPoints } from './cards/army.ts';
export { CARDS, CORE_CARDS, cardById } from './cards/index.ts';
export { validateCard } from './cards/validate.ts';
export { dustTactics } from './game.ts';
export { BATTLEFIELDS, SCENARIOS, scenarioById } from './scenarios/index.ts';
export { validateLayout, validateScenario } from './scenarios/validate.ts';
export { checkArmy, checkEqual } from './setup/army.ts';
export { DEFAULT_OPTIONS, DEFAULT_ROUNDS } from './setup/options.ts';
export { asView } from './view.ts';
