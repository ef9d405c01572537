export { coreAdvisor } from './advisor.ts';
export { coreDuel } from './duel.ts';
export { CoreLuck } from './luck.ts';
export { reactionChance } from './reaction.ts';
