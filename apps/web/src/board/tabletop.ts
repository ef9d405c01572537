/** A table without squares, measured in millimetres: ground, things that stand on it, and miniatures. */
import type { SideSign } from '../drawings/emblems.tsx';
import type { Token } from '../drawings/tokens.tsx';
import type { UnitArt } from '../drawings/unitart.tsx';
import type { PieceState } from './scene.ts';

export type Spot = readonly [x: number, y: number];

/** Room around a table for its rulers, in millimetres. */
export const MARGIN = 26;

/** A piece of a wall, or the way through it. */
export interface StretchModel {
  readonly from: Spot;
  readonly to: Spot;
  readonly opening: string | null;
}

/** Something that stands or lies on a table: its outline, its line or the point where it is. */
export interface FeatureModel {
  readonly key: string;
  readonly kind: string;
  readonly points: readonly Spot[];
  readonly stretches: readonly StretchModel[];
  readonly storeys: number;
  readonly label: string;
}

/** One miniature on its base or hull. */
export interface MiniModel {
  readonly key: string;
  readonly at: Spot;
  /** Half across a base; a hull has corners instead, those of its front first. */
  readonly radius: number;
  readonly corners: readonly Spot[] | null;
  /** One of 64 directions, clockwise from the right; null for whoever looks everywhere. */
  readonly heading: number | null;
  /** Where its drawing looks, in degrees clockwise from the right. */
  readonly facing: number;
  readonly storey: number;
  readonly art: UnitArt;
}

/** A unit on a table. */
export interface TroopModel {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly sign: SideSign;
  readonly state: PieceState;
  /** The unit with which a hero goes. */
  readonly of: string | null;
  readonly minis: readonly MiniModel[];
  /** What lies beside it: that it is pinned, stunned, loaded, how many are aboard. */
  readonly tokens: readonly Token[];
  /** Its health, where it is counted in boxes. */
  readonly boxes: { readonly total: number; readonly filled: number } | null;
}

/** The stretch of an edge by which a side comes onto a table. */
export interface EdgeModel {
  /** The seat whose edge it is; nobody's while it can still be chosen. */
  readonly seat: number | null;
  readonly sign: SideSign;
  /** North, east, south, west. */
  readonly edge: number;
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Somebody of that side is still outside. */
  readonly awaits: boolean;
}

export interface TableScene {
  readonly kind: 'table';
  readonly width: number;
  readonly height: number;
  readonly features: readonly FeatureModel[];
  readonly troops: readonly TroopModel[];
  readonly edges: readonly EdgeModel[];
}
