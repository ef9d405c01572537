/** What skills change about a movement: see the `gait` hook. */
export interface Gait {
  /** Terrain is as open ground (Flying). */
  readonly overTerrain: boolean;
  /** Enemies may be passed, and do not hinder at corners (Trailblazer; Flying in the starter rules). */
  readonly overEnemies: boolean;
  /** Deep water may be entered (Amphibious). */
  readonly overWater: boolean;
  /** Every diagonal costs one. No card of this edition has it. */
  readonly agile: boolean;
}

export const PLAIN_GAIT: Gait = { overTerrain: false, overEnemies: false, overWater: false, agile: false };
