/**
 * Where something on the table comes from, for everybody who looks at it:
 *
 * - `printed`: as a book of this game has it.
 * - `inferred`: the thing was published, but some of its values come from other sources or from our reading of them.
 * - `ours`: made for this program.
 */
export const PROVENANCES = ['printed', 'inferred', 'ours'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A scenario's conditions and the map it is fought on may come from different hands. */
export interface ScenarioProvenance {
  readonly rules: Provenance;
  readonly map: Provenance;
}
