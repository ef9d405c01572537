import type { OptionSpace } from '@dustfront/kernel';
import type { Mount } from '../cards/card.ts';
import type { Choice, Place } from '../choice.ts';
import type { TacticsState, Unit } from '../state.ts';
import type { Gait } from './gait.ts';

/** A place on the ground; what the number means, only the ground knows. */
export type Spot = number;

/** Works around a unit; the same object for all who are inside. */
export interface Works {
  readonly kind: 'bunker' | 'strongpoint';
}

/** What engineers may do away with. */
export type Obstacle = 'wire' | 'mines' | 'trench' | 'bunker';

/** A jet of fire: from whom, at whom. */
export interface Jet {
  readonly by: Unit;
  readonly target: Unit;
}

/** The three checks before a target may be declared, in their order. */
export type Check = 'range' | 'arc' | 'sight';

/** A weapon that is aimed: by whom, who of a squad bears it, what it reaches, and whose eyes are used. */
export interface Aim {
  readonly by: Unit;
  /** Soldiers of a squad; -1 for whoever is alone. */
  readonly men: readonly number[];
  readonly close: boolean;
  readonly least: number;
  readonly range: number;
  /** Null where it bears in every direction. */
  readonly mounts: readonly Mount[] | null;
  readonly artillery: boolean;
  readonly watcher: Unit;
}

/** A miniature: its unit and, in a squad, the soldier, else -1. */
export type Miniature = readonly [unit: number, soldier: number];

/** Who fires: the unit, and which men of a squad; all of them where it is not said. */
export interface Shooter {
  readonly unit: Unit;
  readonly men?: readonly number[];
  readonly overVehicles: boolean;
}

/** A unit under a template: how many of its miniatures, and its cover from what strikes there. */
export interface Struck {
  readonly unit: Unit;
  readonly figures: number;
  readonly cover: boolean;
}

/** How a target faces those who fire at it. */
export interface Faced {
  readonly cover: boolean;
  /** Whom nobody of them sees in the clear, of a hull which corners. */
  readonly hidden: readonly string[];
  readonly seen: readonly Miniature[];
  /** Whether only part of it is seen, which is lost first. */
  readonly partly: boolean;
}

/** A miniature on which a template is laid; of a jet, the men from whom it burns the same where that is not all one. */
export interface Mark {
  readonly on: Miniature;
  readonly by: readonly number[] | null;
}

/** Where each miniature measures, looks and is struck for itself. */
export interface ByMiniature {
  /** Who of those who bear a weapon may fire it at a target, or one miniature of it, up to and including a check. */
  bearers(state: TacticsState, aim: Aim, target: Unit, upTo: Check, on?: Miniature): readonly number[];
  /** Whether anybody may, asked of many targets. */
  mayBear(state: TacticsState, aim: Aim, upTo: Check): (target: Unit, on?: Miniature) => boolean;
  /** Miniatures of a target that somebody who fires sees: they are lost first. */
  seen(state: TacticsState, shooter: Shooter, target: Unit): readonly Miniature[];
  /** What it makes of a target who fires at it: its cover, and whom of it they see. */
  facing(state: TacticsState, shooter: Shooter, target: Unit): Faced;
  /**
   * Miniatures of a target on which a template may be laid, one for each different outcome; who would fire at each is
   * asked, null where nobody may.
   */
  marks(
    state: TacticsState,
    aim: Aim,
    target: Unit,
    template: 'blast' | 'flame',
    firing: (on: Miniature, by?: number) => readonly number[] | null,
  ): readonly Mark[];
  /** The miniature on which a blast strikes most of a target; null where nobody may fire at any. */
  densest(state: TacticsState, aim: Aim, target: Unit): Miniature | null;
  /** Everybody under a blast on a miniature, or within a flame to it, the target's own unit first. */
  blast(state: TacticsState, shooter: Shooter, on: Miniature): readonly Struck[];
  flame(state: TacticsState, shooter: Shooter, on: Miniature): readonly Unit[];
}

/** Where things stand, what is near, seen, covered and struck. Rules ask; squares or a table answer. */
export interface Ground {
  /** Measures from one unit: points of range to the nearest part of another. */
  apartFrom(state: TacticsState, from: Unit): (to: Unit) => number;
  apart(state: TacticsState, a: Unit, b: Unit): number;
  /** The same from one unit, or less: sooner known. */
  leastApartFrom(state: TacticsState, from: Unit): (to: Unit) => number;
  /** Are two units so near, in points of range? */
  within(state: TacticsState, a: Unit, b: Unit, range: number): boolean;

  /** Sight from one unit, to be asked of many; artillery looks over vehicles. */
  sightFrom(state: TacticsState, from: Unit, overVehicles: boolean): (to: Unit) => boolean;
  sees(state: TacticsState, from: Unit, to: Unit, overVehicles?: boolean): boolean;
  /** Cover of a target from whoever fires, by its place or by the line to it; from some men of a squad only. */
  covered(
    state: TacticsState,
    from: Unit,
    to: Unit,
    overVehicles?: boolean,
    men?: readonly number[],
  ): boolean;
  /** Cover by its place alone, against somebody near or, without one, against what lies in the ground. */
  shelters(state: TacticsState, unit: Unit, attacker?: Unit): boolean;

  /** Does a weapon mounted so bear on a target? */
  bears(state: TacticsState, shooter: Unit, mount: Mount, target: Unit): boolean;
  /** Does the main gun of works bear on a target through its slit? */
  slitBears(state: TacticsState, shooter: Unit, target: Unit): boolean;

  /** Close enough to fight hand to hand. */
  touches(state: TacticsState, a: Unit, b: Unit): boolean;
  /** The farthest, in points of range, that two who touch may be apart. */
  farthestTouch(state: TacticsState): number;
  /** Near enough for a hero to be part of a unit. */
  together(state: TacticsState, hero: Unit, unit: Unit): boolean;
  /** Does an aircraft hang exactly over a unit? */
  hangsOver(state: TacticsState, aircraft: Unit, unit: Unit): boolean;
  /** The works a unit is in, or null. */
  worksOf(state: TacticsState, unit: Unit): Works | null;

  /** Ways of a flame to its target, each as what a shot keeps of it. */
  flames(state: TacticsState, jet: Jet): number[][];
  /** Does such a flame burn this unit, which is not its target? */
  isBurnt(state: TacticsState, jet: Jet, way: readonly number[], unit: Unit): boolean;

  /** May artillery fire at a target from where it stands? */
  gunMayFire(state: TacticsState, gun: Unit, target: Unit): boolean;

  /** Absent where a unit is in one place and does everything as one. */
  readonly byMiniature?: ByMiniature;

  readonly smoke: SmokeOn;
  readonly engineering: EngineeringOn;
  readonly landing: LandingOn;
  readonly control: ControlOn;

  /** What is wrong with the place of a unit that stands on the ground, or null. */
  misplaced(state: TacticsState, unit: Unit): string | null;
  /** Pairs of units that stand where only one may. */
  crowded(state: TacticsState): readonly (readonly [Unit, Unit])[];

  /** How an answer speaks of a spot, and of the way of a flame. */
  named(state: TacticsState, spot: Spot): Place;
  wayNamed(
    state: TacticsState,
    way: readonly number[],
  ): Pick<Extract<Choice, { do: 'way' }>, 'squares' | 'w'>;
}

/** Screens of smoke. */
export interface SmokeOn {
  /** Where shells of a gun may lay one: by its range, arc and sight or its observer's; the first few, or all. */
  spots(state: TacticsState, shell: Shell, most: number): Spot[];
  /** Where launchers on a machine may. */
  around(state: TacticsState, machine: Unit): Spot[];
  /** The same where places cannot be listed. */
  space?(state: TacticsState, shell: Shell, choiceAt: (spot: Place) => Choice): OptionSpace<Choice>;
  lay(state: TacticsState, spot: Spot, until: number): void;
  /** Takes away what stood until this turn. */
  clear(state: TacticsState): void;
}

/** A smoke shell: the gun, what its weapon reaches, and who looks. */
export interface Shell {
  readonly gun: Unit;
  readonly watcher: Unit;
  readonly mount: Mount;
  readonly least: number;
  readonly range: number;
}

/** Wire, mines, trenches, bunkers. */
export interface EngineeringOn {
  has(state: TacticsState, kind: Obstacle): boolean;
  /** Those within reach of a unit. */
  near(state: TacticsState, unit: Unit, kind: Obstacle): Spot[];
  /** Takes one away; a bunker becomes impassable. */
  remove(state: TacticsState, kind: Obstacle, spot: Spot): void;
  /** Those on foot inside the works there. */
  inside(state: TacticsState, spot: Spot): Unit[];
}

/** Putting units on the ground other than by moving. */
export interface LandingOn {
  /** Spots that a unit takes up now. */
  of(state: TacticsState, unit: Unit): Spot[];
  /**
   * Where survivors may be put: where their carrier stood, or beside it; a pilot of the starter rules beside it first.
   */
  fromWreck(
    state: TacticsState,
    unit: Unit,
    gait: Gait,
    stood: readonly Spot[],
    besideFirst: boolean,
  ): Spot[];
  /** The same where places cannot be listed; null where there is no room at all. */
  beside?(state: TacticsState, unit: Unit, stood: readonly Spot[]): OptionSpace<Choice> | null;
  /** Does a vessel that stood there lie with its bow at land? */
  isBeached(state: TacticsState, vessel: Unit, stood: readonly Spot[]): boolean;
  /** Next to an enemy, for a spy. */
  besideEnemies(state: TacticsState, spy: Unit, gait: Gait): Spot[];
  /** The same where places cannot be listed. */
  besideEnemy?(state: TacticsState, spy: Unit): OptionSpace<Choice> | null;
  /** Is there a free spot at the edge from which the unit enters? */
  mayEnter(state: TacticsState, unit: Unit, gait: Gait): boolean;
  /** Could it ever enter, if nobody stood in its way? */
  couldEnter(state: TacticsState, unit: Unit): boolean;
  /** Puts a unit where an answer says; a spy stays exactly there. */
  put(state: TacticsState, unit: Unit, answer: Choice): void;
  hide(state: TacticsState, unit: Unit, answer: Choice): void;
  /** For a moment a survivor is where his carrier stood, though he is not on the board. */
  keepIn(unit: Unit, stood: readonly Spot[]): void;
  /** A soldier of a unit that stands on the ground falls. */
  loses(unit: Unit, soldier: number): void;
  /** Where soldiers who come back may stand, if each has a place; null where there is none for them. */
  returning?(state: TacticsState, unit: Unit, soldiers: readonly number[]): OptionSpace<Choice> | null;
  /** They are about to come back, where an answer says. */
  gains(unit: Unit, soldiers: readonly number[], answer: Choice | null): void;
  /** Where a hero may rise who had fallen; null where he rises on the spot. */
  rising?(state: TacticsState, hero: Unit): OptionSpace<Choice> | null;
  /** He lives on, on the spot or where an answer says. */
  revives(state: TacticsState, hero: Unit, answer: Choice | null): void;
}

/** Objectives and places. */
export interface ControlOn {
  /** The spot that a scenario writes as two numbers. */
  spotAt(state: TacticsState, written: readonly [number, number]): Spot;
  objectives(state: TacticsState): readonly Spot[];
  /** The spots of the place that a match is about: those that its scenario names, or those drawn on the ground. */
  place(state: TacticsState, named: readonly Spot[]): readonly Spot[];
  /** Does a unit stand on an objective, or on any spot of a place? */
  stands(state: TacticsState, unit: Unit, spots: readonly Spot[]): boolean;
  /** Does it keep others from holding a place? */
  disputes(state: TacticsState, unit: Unit, spots: readonly Spot[]): boolean;
  /** Is it near enough to contest an objective? */
  contests(state: TacticsState, unit: Unit, objective: Spot): boolean;
  /** Does the unit stand at a crate? */
  atCrate(state: TacticsState, unit: Unit): boolean;
}
