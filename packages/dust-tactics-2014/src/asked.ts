/** The second door: for those who ask about a state. The first, `index.ts`, has the game and what it is played with. */

export * from './cards/card.ts';
export { isAllRound } from './cards/mounts.ts';
export { EQUIPMENT_RULES, PROPERTY_RULES, ROLE_RULES } from './cards/properties.ts';
export type { Choice, ChoiceParts } from './choice.ts';
export { rulesAbout } from './exceptions/index.ts';
export { candidatesOf, chanceOf } from './exceptions/specials.ts';
export { F, S, symbolOf, T } from './faces.ts';
export type { Force } from './force.ts';
export type * from './frames/make.ts';
export type * from './frames/make-damage.ts';
export { mineChance } from './frames/mines.ts';
export { mayReact } from './frames/reaction.ts';
export { groundOf } from './ground/index.ts';
export * from './ground/squares/board.ts';
export * from './ground/squares/index.ts';
export { fieldOf, tableOf } from './ground/table/pieces.ts';
export { pointAt, spotAt } from './ground/table/spot.ts';
export type { Feature, Field, Piece, Stand } from './ground/table/words.ts';
export {
  cornersOfHull,
  isInFeature,
  isVehicle,
  isWork,
  outlineOf,
  shapeOfFeature,
  sidesOfBunker,
  stretchesOf,
} from './ground/table/words.ts';
export { gaitOf, mayJoin, reactionChance, reactionOdds, speedOf } from './moments.ts';
export { costTo, landings, reachable } from './moving/squares/reach.ts';
export { type Aboard, waysAboard } from './moving/table/boarding.ts';
export { type CoverThere, coverThere, type Watched } from './moving/table/cover-there.ts';
export type { MarchFrame } from './moving/table/frame.ts';
export { type LineOfFire, linesOfFire } from './moving/table/lines-of-fire.ts';
export { type Perils, perilsOf } from './moving/table/perils.ts';
export { type WeaponRange, weaponRanges } from './moving/table/ranges.ts';
export { type Reach, reachAsked } from './moving/table/reach.ts';
export { reaching } from './moving/table/reaching.ts';
export { type Template, templatesAsked } from './moving/table/templates.ts';
export { marchAsked, marchOf, marchTo, standingAfter, withOneAt } from './moving/table/what-if.ts';
export { optionId, squareWord } from './options.ts';
export * from './query.ts';
export type { RuleId } from './rule-id.generated.ts';
export { holder, occupier } from './scenarios/control.ts';
export { ownProgress } from './scenarios/goals.ts';
export { isMark, marksThatCount } from './scenarios/marks.ts';
export type {
  OwnBattle,
  OwnFort,
  OwnGoal,
  OwnObjective,
  OwnScenario,
  OwnWall,
  Square,
  UnitOrders,
} from './scenarios/own.ts';
export type { Scenario, Verdict } from './scenarios/scenario.ts';
export { type Lay, pieceLaid } from './setting/table/laying.ts';
export { isPieceKind, type PieceKind, sizesOf } from './setting/table/shapes.ts';
export { type Fortify, siteNear, workBuilt } from './setting/table/works.ts';
export type { Setup } from './setup.ts';
export * from './state.ts';
export { printedName, sideTitle, titleOf } from './telling/names.ts';
export * from './units.ts';
export type { TacticsView } from './view.ts';
