export { diceOf, figuresOf, guardOf, mateOf, pointsOf, type Round, roundsOf } from './body.ts';
export { faultOfPlan } from './check.ts';
export { type BodyPart, blowsOf, marksOf, resilienceOf, struckBy, victimOf } from './damage.ts';
export { describePlan, type LineView, type StageView } from './describe.ts';
export { type FaceSet, faceSet, facesIn, NO_FACE, otherFaces, sizeOf, successes } from './faces.ts';
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
export { type Aftermath, type Faces, samplePlan } from './sample.ts';
