export { coreAdvisor } from './advisor.ts';
export { CoreLuck } from './luck.ts';
export { reactionChance } from './reaction.ts';
