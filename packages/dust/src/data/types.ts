/** A circle on the map. */
export interface AreaData {
  readonly id: string;
  readonly name: string;
  readonly kind: 'land' | 'sea';
  readonly capital?: boolean;
  readonly powerSource?: boolean;
  /** Where it is drawn, in degrees. */
  readonly lon?: number;
  readonly lat?: number;
  readonly theatre?: string;
}

export type Link = readonly [string, string];

/** A map as data: another one can take its place. */
export interface MapData {
  readonly id: string;
  readonly title: string;
  readonly areas: readonly AreaData[];
  readonly links: readonly Link[];
  /** Links that leave one edge of the drawing and return at the other. */
  readonly wrapLinks?: readonly Link[];
  readonly capitalPairs?: readonly Link[];
  /** Bends of drawn lines; no effect on play. */
  readonly via?: readonly { readonly link: Link; readonly points: readonly (readonly [number, number])[] }[];
}

export const ABILITIES = [
  'raketen_truppen',
  'nurse',
  'secret_weapon',
  'diplomat',
  'alien_radar',
  'koshka',
  'mech_dropper',
  'mech_builder',
  'sigrid',
  'ballistic_missiles',
  'ace_of_the_sky',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

/** A card carries five data [dust.card.fields]. */
export interface CardData {
  readonly id: string;
  readonly ability: AbilityId;
  readonly combat: number;
  readonly movement: number;
  readonly production: number;
  readonly stars: number;
}

export interface DeckData {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly CardData[];
}
