import type { ForceUnit } from '../cards/army.ts';
import type { Bloc, Card } from '../cards/card.ts';
import type { Layout, Scenario, Square } from '../scenarios/scenario.ts';
import type { MatchOptions } from '../state.ts';

/** Walls and doorways between neighbouring squares, for buildings. */
export interface WallSpec {
  readonly between: readonly [Square, Square];
  readonly kind: 'wall' | 'door';
}

/** A layout that may hold buildings: `b` marks a square inside one, `e` one that is also its entrance. */
export interface BuiltLayout extends Layout {
  readonly walls?: readonly WallSpec[];
}

/** How a battlefield is made when it is not drawn (dt1.setup.nine, dt1.setup.size). */
export interface FreeBattlefield {
  readonly by: 'players' | 'dice';
  /** Columns and rows of tiles of 3×3 squares. */
  readonly tiles: readonly [number, number];
  readonly crates: number;
  readonly traps: number;
  /** dt1.setup.cover.free: tank traps on base tiles too. */
  readonly trapsIndoors: boolean;
  /** Only when made by dice. */
  readonly ground?: 'indoors' | 'outdoors';
  readonly density?: 'light' | 'medium' | 'heavy';
}

/** One unit of a force, and which of its side's players commands it (0 is the first). */
export interface SetupUnit extends ForceUnit {
  readonly player?: number;
}

/** What a match of the Core Set is begun with. Everything has a sensible default but the forces. */
export interface CoreSetup {
  /** One of the eight, or one of your own. */
  readonly scenario?: string | Scenario;
  /** Without a scenario: a ready-made battlefield, one of your own, or one to be built. */
  readonly battlefield?: string | BuiltLayout | FreeBattlefield;
  readonly forces?: Readonly<Record<Bloc, readonly SetupUnit[]>>;
  /** The side of each seat; two seats by default, up to three a side (dt1.sides.teams, dt1.sides.balance). */
  readonly seats?: readonly Bloc[];
  /** 0: no limit. Scenarios have their own; else eight. */
  readonly rounds?: number;
  readonly options?: Partial<MatchOptions>;
  /**
   * How strict armies are: equal totals, a limit, or anything goes (dt1.ap.equal, dt1.ruling.army-lists,
   * dt1.ap.custom).
   */
  readonly points?: 'equal' | 'open' | { readonly limit: number };
  /** Cards of your own. */
  readonly cards?: readonly Card[];
}

export const DEFAULT_OPTIONS: MatchOptions = {
  scale: 'original',
  reactiveFire: true,
  fullEntry: false,
  oneReaction: false,
  getUpWithoutAmmo: false,
};

export const DEFAULT_ROUNDS = 8;
