export type * from './advice.ts';
export type { Advisor } from './advisor.ts';
export type { DuelOdds } from './duel.ts';
export type * from './goals.ts';
export { loadAdvisor } from './load.ts';
export {
  type AttackLuck,
  attacksIn,
  type LuckAccount,
  type LuckEntry,
  type LuckKeeper,
  luckFrom,
  luckOf,
} from './luck.ts';
export { slug } from './slug.ts';
export type { Planned, PlannedLine, SilenceCode, SilentLine, WhatIfAnswer, WhatIfCode } from './what-if.ts';
