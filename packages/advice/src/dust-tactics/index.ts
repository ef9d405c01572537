export { coreAdvisor } from './advisor.ts';
export { coreDuel } from './duel.ts';
export { coreGoals } from './goals.ts';
export { CoreLuck } from './luck.ts';
export { reactionChance } from './reaction.ts';
export { type CoreWhatIf, coreWhatIf } from './what-if.ts';
