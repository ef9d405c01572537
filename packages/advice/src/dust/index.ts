export { adviseBattle, type BattleAdvice, type BattleQuestion, type UnitCounts } from './battle.ts';
export type { BattleChances } from './chances.ts';
export { luckOfSeats, rollsOf, type SeatLuck, type WarRoll } from './luck.ts';
export { adviseSalvo, type SalvoChances } from './salvo.ts';
