import type { Skill } from '../hooks.ts';

/**
 * One action: a loaded, unactivated gun fires at what the observer sees and it does not (dt1.ruling.artillery-strike); what the gun
 * sees it attacks in its own activation (dt1.faq.observer.own-turn). See `specials.ts`.
 */
export const artilleryStrike: Skill = {
  id: 'artillery-strike',
  cites: ['dt1.ruling.artillery-strike'],
  action: 'artillery-strike',
};
