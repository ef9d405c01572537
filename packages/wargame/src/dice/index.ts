export { diceOf, figuresOf, guardOf, isGone, mateOf, pointsOf, type Round, roundsOf } from './body.ts';
export { faultOfPlan } from './check.ts';
export { type BodyPart, blowsOf, marksOf, resilienceOf, struckBy, takePoints, victimOf } from './damage.ts';
export { describeLine, describePlan, type LineView, type StageView } from './describe.ts';
export {
  EVERY_FACE,
  type FaceSet,
  faceSet,
  facesIn,
  holdsFace,
  NO_FACE,
  otherFaces,
  sizeOf,
  successes,
} from './faces.ts';
export {
  chainHits,
  hitAlsoOn,
  multiplyDice,
  plainLine,
  rerollMisses,
  reverseFaces,
  UNGUARDED,
} from './line.ts';
export type * from './plan.ts';
export {
  afterHitRoll,
  afterSave,
  beginHitRoll,
  beginSave,
  type HitThrow,
  hitFaces,
  rulesOfThrow,
  type SaveThrow,
  saveFaces,
} from './roll.ts';
export { type Aftermath, type Faces, landHits, rollHits, rollSaves, samplePlan } from './sample.ts';
