export { tacticsAdvisor } from './advisor.ts';
export { tableOfTwo, tacticsDuel } from './duel.ts';
export { targetsFacing } from './facing.ts';
export { fruitless } from './fruitless.ts';
export { spotName, tacticsGoals } from './goals.ts';
export { TacticsLuck } from './luck.ts';
export { reactionChance } from './reaction.ts';
export { risksAt } from './risks.ts';
export { type Shelter, type TacticsWhatIf, tacticsWhatIf } from './what-if.ts';
