import type { AbilityId } from '../data/types.ts';
import type { RuleId } from '../rule-id.generated.ts';

/** The moments at which an ability can be activated; outside its own it is unusable [dust.ability.timing]. */
export const MOMENTS = [
  'turn-begins',
  'production-begins',
  'production',
  'combat',
  'battle-begins',
  'after-own-roll',
  'own-loss',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What two rulings leave open is decided as RULES.md lists it under u1 to u30 [dust.ruling.95]. */
export interface Ability {
  readonly id: AbilityId;
  readonly moment: Moment;
  readonly cites: readonly RuleId[];
}
