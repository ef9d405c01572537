/** What a commander holds dear, in production points. One style is the staff officer's; the general tries others. */
export interface Style {
  readonly land: number;
  readonly sea: number;
  readonly capital: number;
  readonly source: number;
  readonly centre: number;
  /** More for a land, sea or centre while its majority is close. */
  readonly pivot: number;
  /** How much of an area's worth it brings besides that a rival loses it, if he alone can win. */
  readonly deny: number;
  /** What an attack must promise to be made. */
  readonly least: number;
  /** How much of a conquest's worth the enemies beside it may put at risk. */
  readonly caution: number;
  /** Mechs bought for each tank. */
  readonly mechs: number;
  /** Submarines bought in a turn while the sea is contested. */
  readonly submarines: number;
  /** Centres owned beyond which no more are bought. */
  readonly centres: number;
  /** Weight of enemies beside an area when new units are placed. */
  readonly guard: number;
  /** Battle decisions by the exact solver, or by its quick estimate (in play-outs). */
  readonly exact: boolean;
}

export const STAFF: Style = {
  land: 2.5,
  sea: 3,
  capital: 22,
  source: 6,
  centre: 9,
  pivot: 0,
  deny: 0.8,
  least: 0,
  caution: 0.05,
  mechs: 0.25,
  submarines: 1,
  centres: 6,
  guard: 1,
  exact: true,
};
