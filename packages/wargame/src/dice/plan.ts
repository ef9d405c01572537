import type { FaceSet } from './faces.ts';

/**
 * What is struck, or strikes: soldiers who fall one by one, and a part with a health track (a hero, a vehicle, a
 * support weapon). A squad has no health, a vehicle no soldiers, a squad with its hero has both.
 */
export interface Body {
  readonly soldiers: number;
  readonly health: number;
  /** Miniatures that the part with the track counts as while it has health: 1 for a hero or vehicle. */
  readonly figures: number;
  /** Points of a second track, one miniature: a hero beside a support weapon or beside another hero. */
  readonly mate?: number;
  /** It was stunned in this attack and strikes no more. */
  readonly stunned?: boolean;
}

/** Weapons that fire: a fixed number, or those of whoever of the striking side lives when dice are counted. */
export type Weapons =
  | number
  /** One for each living soldier after the first `skip`, at most `most` of them. */
  | { readonly bearer: 'soldiers'; readonly skip: number; readonly most: number | null }
  /**
   * One while the part with the health track lives; with `beside`, only while soldiers live too, or only when none do.
   */
  | { readonly bearer: 'health'; readonly beside?: boolean }
  /** One while the part with the second track lives. */
  | { readonly bearer: 'mate' }
  /** One for each point left on the track, at most `most`: a crew. */
  | { readonly bearer: 'points'; readonly most: number };

/**
 * Dice = `each` × weapons, and × miniatures of the target where `perFigure` (blast). A destroyed striker rolls none.
 */
export interface DiceCount {
  readonly each: number;
  readonly weapons: Weapons;
  readonly perFigure: boolean;
}

/** Every hit rolls one die more, hitting on `faces`; at most `limit` further hits from one first hit. */
export interface Chain {
  readonly faces: FaceSet;
  readonly limit: number | null;
}

/** Roll; then for each pass roll the failures again; then chain all hits. */
export interface HitRoll {
  readonly hits: FaceSet;
  /** One entry a pass: the faces that succeed when what failed so far is rolled again. */
  readonly rerolls: readonly FaceSet[];
  readonly chain: Chain | null;
}

/** One die per hit cancels it on `faces`; a failed one is rolled once again and cancels on `again`. */
export interface Save {
  readonly faces: FaceSet;
  readonly again: FaceSet;
}

/** One die per soldier about to fall and per point marked off the track; these faces undo it. */
export interface PartFaces {
  readonly soldiers: FaceSet;
  readonly health: FaceSet;
  readonly mate?: FaceSet;
}

/** `bereft`: what helps a part whose companions have all fallen, where that is another thing. */
export interface Resilience extends PartFaces {
  readonly bereft?: PartFaces;
}

export interface Guard {
  readonly save: Save | null;
  readonly resilience: Resilience | null;
}

/**
 * Each hit that is not saved strikes `blows` times. A blow takes one soldier whatever its points, or marks `points` off
 * the track (`kill`: all that is left). Points that each may take a soldier are therefore blows of one point.
 */
export interface Damage {
  readonly blows: number;
  readonly points: number | 'kill';
}

/**
 * Who takes a blow. `hero-while-safe`: the track as long as it would outlast the blow without luck, then soldiers, then
 * the track. `hero-only`, `mate-only` and `one-soldier` name a victim: what he cannot take is lost. A second track
 * comes after the first.
 */
export type Assign =
  | 'soldiers-first'
  | 'hero-first'
  | 'hero-while-safe'
  | 'hero-only'
  | 'mate-only'
  | 'one-soldier';

/** What a rule had a part in: the number of dice, the faces that hit, a throw again, a chain, or what is saved. */
export type DicePart = 'count' | 'hits' | 'again' | 'chain' | 'save';

/** Why a line is as it is: a rule of the game, and what it gave or took. */
export interface Reason<R extends string = string> {
  readonly rule: R;
  readonly what: DicePart;
}

/** Weapons rolled together: the same faces, the same damage, at the same target. */
export interface DiceLine<R extends string = string> {
  readonly dice: DiceCount;
  readonly roll: HitRoll;
  readonly guard: Guard;
  /** The guard if no soldier is left when dice are counted; null where that makes no difference. */
  readonly alone: Guard | null;
  readonly damage: Damage;
  readonly assign: Assign;
  /** A blow that lands stuns whom it strikes; undone on a soldier it does not, undone on a track it does. */
  readonly stuns?: boolean;
  /** The rules that made it so, in the order in which they spoke. */
  readonly because: readonly Reason<R>[];
}

/** Lines in the order in which their hits land. */
export interface Volley<R extends string = string> {
  readonly lines: readonly DiceLine<R>[];
  /** Are dice and guards counted anew for each line, on the living, or once at the start for all of them? */
  readonly count: 'each-line' | 'at-start';
}

/** How many lines of each side, from the first on, strike and are done before the rest is counted. */
export interface Swift {
  readonly attack: number;
  readonly retaliation: number;
}

/**
 * Both sides strike, dice counted at the start of it; `first` strikes and is done before the other counts his, all of
 * him or some lines of both.
 */
export interface CloseCombat<R extends string = string> {
  readonly attack: readonly DiceLine<R>[];
  readonly retaliation: readonly DiceLine<R>[];
  readonly first: 'together' | 'attacker' | 'target' | Swift;
}

/** A whole attack of one unit at one target, before any die falls. */
export interface DicePlan<R extends string = string> {
  readonly attacker: Body;
  readonly target: Body;
  readonly ranged: Volley<R>;
  readonly close: CloseCombat<R> | null;
}
