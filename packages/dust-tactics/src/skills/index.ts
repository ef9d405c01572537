import type { SkillId } from '../cards/card.ts';
import type { LineModifier, Skill } from '../hooks.ts';
import { burst } from '../weapons/burst.ts';
import { laser } from '../weapons/laser.ts';
import { sustained } from '../weapons/sustained.ts';
import { advancedReactiveFire } from './advanced-reactive-fire.ts';
import { agile } from './agile.ts';
import { allInOne } from './all-in-one.ts';
import { artilleryStrike } from './artillery-strike.ts';
import { assault } from './assault.ts';
import { berserk } from './berserk.ts';
import { blackOps } from './black-ops.ts';
import { charge } from './charge.ts';
import { commandSquad } from './command-squad.ts';
import { commander } from './commander.ts';
import { damageResilient } from './damage-resilient.ts';
import { fast } from './fast.ts';
import { fightingSpirit } from './fighting-spirit.ts';
import { jump } from './jump.ts';
import { selfRepair } from './self-repair.ts';
import { sniper } from './sniper.ts';
import { sniperTeam } from './sniper-team.ts';
import { spotter } from './spotter.ts';
import { tankHead } from './tank-head.ts';
import { wiederbelebungsserum } from './wiederbelebungsserum.ts';

/**
 * Every modifier of attack dice, in the order in which they meet: re-rolls (sustained before Berserk), the laser's chain
 * on what then hits, the number of dice, and last the reversal of faces, which turns all of it round
 * (dt1.ruling.attack-rerolls).
 */
export const LINE_MODIFIERS: readonly LineModifier[] = [
  sustained,
  berserk.dice!,
  laser,
  burst,
  allInOne.dice!,
  spotter.dice!,
  fightingSpirit.dice!,
];

/** Abilities the player calls, once a game each. */
export const CALLABLE: readonly Skill[] = [assault, berserk, allInOne];

/** Every ability of the cards. Those with a procedure of their own say where it is. */
export const SKILLS: readonly Skill[] = [
  advancedReactiveFire,
  agile,
  allInOne,
  artilleryStrike,
  assault,
  berserk,
  blackOps,
  charge,
  commander,
  commandSquad,
  damageResilient,
  fast,
  fightingSpirit,
  jump,
  selfRepair,
  sniper,
  sniperTeam,
  spotter,
  tankHead,
  wiederbelebungsserum,
];

export function callableAt(moment: 'actions' | 'declare'): readonly SkillId[] {
  return CALLABLE.filter((skill) => skill.callable === moment).map((skill) => skill.id);
}
