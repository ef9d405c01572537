export { adviseBattle, type BattleAdvice, type BattleQuestion, type UnitCounts } from './battle.ts';
export type { BattleChances } from './chances.ts';
