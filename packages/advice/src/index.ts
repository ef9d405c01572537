export type * from './advice.ts';
export { type Advisor, loadAdvisor } from './advisor.ts';
export {
  type AttackLuck,
  attacksIn,
  type LuckAccount,
  type LuckEntry,
  type LuckKeeper,
  luckFrom,
  luckOf,
} from './luck.ts';
