export { tacticsAdvisor } from './advisor.ts';
export { tableOfTwo, tacticsDuel } from './duel.ts';
export { IMPROVISED } from './lines.ts';
export { TacticsLuck } from './luck.ts';
export { reactionChance } from './reaction.ts';
