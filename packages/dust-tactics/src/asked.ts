/** The second door: for those who ask about a state. The first, `index.ts`, has the game and what it is played with. */
export type * from './campaign.ts';
export type { Army, ForceUnit } from './cards/army.ts';
export * from './cards/card.ts';
export { PROPERTY_RULES, propertiesOf, ROLE_RULES, type WeaponProperty } from './cards/properties.ts';
export { type CardField, type CardSources, provenanceOf, sourcesOf } from './cards/provenance.ts';
export { SKILLS } from './cards/skills.ts';
export { titleOf } from './describe.ts';
export { DICE_STREAM, HIT, MISS } from './dice.ts';
export { hasCallable } from './exceptions/called.ts';
export { mayCharge } from './exceptions/charge.ts';
export { isCommandSquad } from './exceptions/command-squad.ts';
export type { Serum } from './exceptions/wiederbelebungsserum.ts';
export type { ActivationFrame } from './frames/activation.ts';

export type { AttackFrame } from './frames/attack.ts';
export type { Blow, CloseCombatFrame, Fighter } from './frames/close-combat.ts';
export type { CommandFrame } from './frames/command.ts';
export type { DamageFrame } from './frames/damage.ts';
export type { AttackMode, Declared } from './frames/declare.ts';
export type { GameFrame } from './frames/game.ts';
export type { MoveFrame } from './frames/move.ts';
export type { ReactiveFireFrame } from './frames/reactive-fire.ts';
export { ableToReact, reactionFaces } from './frames/reactive-fire.ts';
export type { RoundFrame } from './frames/round.ts';
export type { Salvo } from './frames/salvo.ts';
export {
  BUILDING,
  type Cover,
  type CoverFound,
  canSee,
  canShell,
  coverAgainst,
  ENTRANCE,
  findCover,
  footingOf,
  type Gait,
  type Ground,
  isInRange,
  type Kind,
  leastCover,
  type Mover,
  mayEnd,
  nextSteps,
  reachableSquares,
  reachField,
  type Size,
  sightLine,
  squaresUnder,
  TERRAIN,
  wayTo,
} from './geometry/index.ts';
export { endTrigger, hasWon, isFulfilled, progress, victoryPoints, winnerOf } from './goals.ts';
export { checkInvariants } from './invariants.ts';
export {
  type ActionName,
  type Aim as OptionAim,
  type CoreOption,
  optionId,
  type SpecialAction,
} from './options.ts';
export { type Firing, planAttack, strikeBackLines, weaponsOf } from './plan/attack.ts';
export { bodyOf, planLine } from './plan/line.ts';
export * from './query.ts';
export type { RuleId } from './rule-id.generated.ts';
export type { Bonus, Layout, Objective, Scenario, ScenarioSide, Square } from './scenarios/scenario.ts';
export { INDOOR } from './setup/board.ts';
export type * from './setup/options.ts';
export * from './state.ts';
export { allowanceOf } from './table/allowance.ts';
export { cardOf, factsOfUnit, pointsOf } from './table/cards.ts';
export { freeEntries } from './table/entry.ts';
export {
  distanceBetween,
  gridOf,
  groundOf,
  moverOf,
  nameOf,
  squareNamed,
  squaresOf,
} from './table/ground.ts';
export { aimsOf, canAimAt, harmsUnit, isJet, PIECE_HEALTH, targetsOf } from './table/targets.ts';
export {
  findUnit,
  headOf,
  headsOnBoard,
  isAlive,
  isHero,
  kindOf,
  membersOf,
  miniaturesOf,
  partnerOf,
  pieceAt,
  sizeOf,
  unitNamed,
} from './table/units.ts';
export { carriersOf, cellOf, isClose, type ReadyLine, readyLines, shotsLeft } from './table/weapons.ts';
export type { CoreView } from './view.ts';
