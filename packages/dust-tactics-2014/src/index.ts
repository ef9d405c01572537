/**
 * The game with its cards, forces and scenarios, and all types. Who asks about a state
 * uses the other door, `@dustfront/dust-tactics-2014/query` (`asked.ts`).
 */
export type * from './asked.ts';
export { ALL_CARDS, cardOf, hasCard, WEAPONS } from './cards/index.ts';
export { validateCard } from './cards/validate.ts';
export { costOf, forceProblems, STARTER_FORCES, WORKS_COST, worksOf } from './forces.ts';
export { dustTactics2014 } from './game.ts';
export { READY_FORCES } from './ready-forces.ts';
export { SCENARIOS, scenarioOf } from './scenarios/index.ts';
export { pointsOn, READY_BATTLES, scenariosFor } from './scenarios/on-table.ts';
export { ownBoard } from './scenarios/own.ts';
export { BARE_TABLES, fieldFrom, TABLES, tableText } from './scenarios/tables/index.ts';
export { isFieldable } from './scenarios/water.ts';
export { readSetup } from './setup.ts';
export { asView } from './view.ts';
