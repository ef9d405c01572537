/** A map of areas joined by lines: what a world-conquest game puts on the table. */
export interface AreaModel {
  readonly key: string;
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  readonly kind: 'land' | 'sea';
  readonly capital: boolean;
  readonly power: boolean;
  readonly centre: boolean;
  /** The army that holds it, or null. */
  readonly army: number | null;
  /** Kinds of units with their numbers, in the order of the plate. */
  readonly units: readonly { readonly kind: string; readonly count: number }[];
  readonly label: string;
}

export interface LinkModel {
  readonly from: string;
  readonly to: string;
  readonly dotted: boolean;
  /** Crosses the edge of the map. */
  readonly wraps: boolean;
}

export interface MapScene {
  readonly kind: 'map';
  readonly areas: readonly AreaModel[];
  readonly links: readonly LinkModel[];
}
