export { type AttackOdds, attackOdds, type JointChance, type LineOdds, type SideOdds } from './attack.ts';
export * from './dust/index.ts';
export type { Losses, StateChance } from './losses.ts';
export { rememberedOdds } from './memo.ts';
