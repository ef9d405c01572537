/** The second door: for those who ask about a state. The first, `index.ts`, has the game and what it is played with. */
export { type DiceReason, diceReasons, HIT_CHANCE, hitsAmong } from './battle/dice.ts';
export { openAbility } from './battle/open-ability.ts';
export { type BattleSpec, battlePlan } from './battle/plan.ts';
export { type Salvo, salvoDice } from './battle/salvo.ts';
export { type Stake, stakeOf } from './battle/stake.ts';
export { type Supremacy, supremacy, supremacyOf } from './battle/supremacy.ts';
export { battleThought, type Thought } from './battle/thought.ts';
export { afterDeclarations, battleUnderWay, type Declarations, type UnderWay } from './battle/under-way.ts';
export type { AbilityId } from './data/types.ts';
export { resampleHidden } from './hidden.ts';
export { brokenLaw, checkInvariants } from './invariants.ts';
export { type ScoreParts, scoreParts } from './scoring.ts';
export { leakIn, secretsOf } from './secrecy.ts';
export { worthOf } from './worth.ts';
