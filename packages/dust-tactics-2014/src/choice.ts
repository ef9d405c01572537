/**
 * Every answer there is, told apart by its verb. The fields are called as they always were: clients hold what earlier
 * versions hand them against the same names.
 */
import type { Option } from '@dustfront/kernel';
import type { Written } from './ground/table/written.ts';
import type { Carriage, UnitId } from './state.ts';

/** A unit, with its name for the option's id. */
interface About {
  readonly unit: UnitId;
  readonly who: string;
}

/** And another one. */
interface Pair extends About {
  readonly target: UnitId;
  readonly whom: string;
}

/** A square, and the width of the board, so that it has a name without the state; a point of a table has width 0. */
export interface Place {
  readonly at: number;
  readonly w: number;
}

/** What a step costs, and whether it is diagonal (1) or not. */
interface Stride {
  readonly n: number;
  readonly m: number;
}

/** A row of a weapon table, the mark where its card has several of one name; how many of it, how many rounds each. */
interface Fired {
  readonly word: string;
  readonly mark?: string;
  readonly n: number;
  readonly m: number;
}

/** One who takes a hit: his place in a squad or -1, and which of the pools of hits it is. */
interface Struck {
  readonly unit: UnitId;
  readonly word: string;
  readonly n: number;
  readonly m: number;
}

interface Bare extends Option {
  readonly do:
    | 'alone'
    | 'anyone'
    | 'down'
    | 'hold-fire'
    | 'infiltrate'
    | 'no-reload'
    | 'nobody'
    | 'own-weapons'
    | 'pass'
    | 'reload'
    | 'stay'
    | 'stop'
    | 'up'
    | 'wait';
}

/** A side, an edge of the board, or where a machine looks. */
interface Numbered extends Option {
  readonly do: 'first' | 'edge' | 'face';
  readonly n: number;
}

interface Worded extends Option {
  readonly do: 'action' | 'token' | 'sustain' | 'use' | 'keep';
  readonly word: string;
}

interface OfUnit extends Option, About {
  readonly do: 'activate' | 'split' | 'react' | 'call' | 'lift' | 'lost';
}

/** Whom a special action is done to, or who comes back from which reserve. */
interface Chosen extends Option, About {
  readonly do: 'choose';
  readonly word?: string;
}

interface Separate extends Option {
  readonly do: 'separate';
  readonly who: string;
}

interface Join extends Option, Pair {
  readonly do: 'join';
}

interface Ride extends Option, Pair {
  readonly do: 'ride';
  readonly word: Carriage;
}

interface Board extends Option, About, Stride {
  readonly do: 'board';
  readonly word: Carriage;
}

interface Enter extends Option, Place {
  readonly do: 'enter';
}

interface Step extends Option, Place, Stride {
  readonly do: 'step' | 'crush';
}

/** Where a spy appears, or who gets out of a wreck. */
interface Placed extends Option, Place, Partial<About> {
  readonly do: 'place';
}

interface Put extends Option, Place {
  readonly do: 'put' | 'site';
  readonly word: string;
}

/** A piece of terrain on a table: where it looks, and how far it is across. */
interface Lay extends Option, Place {
  readonly do: 'lay';
  readonly word: string;
  readonly n: number;
  readonly m: number;
}

interface Fortify extends Option, Place {
  readonly do: 'fortify';
  readonly n: number;
}

interface Fire extends Option, Pair, Fired {
  readonly do: 'fire' | 'salvo';
}

interface Smoke extends Option, About, Place, Fired {
  readonly do: 'smoke';
}

interface Hold extends Option {
  readonly do: 'hold';
  readonly word: string;
  readonly mark?: string;
}

interface Victim extends Option, Struck {
  readonly do: 'hit' | 'name';
}

interface Return extends Option, About {
  readonly do: 'return';
  readonly word: string;
  readonly n: number;
}

/** The squares of a flame on its way. */
interface Way extends Option {
  readonly do: 'way';
  readonly squares: readonly number[];
  readonly w: number;
}

/** A miniature on which a template is laid: the soldier of a squad, else -1; and from whom, where jets differ. */
interface Mark extends Option, About {
  readonly do: 'mark';
  readonly n: number;
  readonly by?: number;
}

/** Who of a squad fires, whether the target is in cover from them (1), and how many miniatures of it they see. */
interface With extends Option, About {
  readonly do: 'with';
  readonly men: readonly number[];
  readonly n: number;
  readonly m: number;
}

/** Where every miniature of a unit goes on a table, comes onto it or is put. */
type OnTable = Written<'go'> | Written<'come'> | Written<'stand'>;

export type Choice =
  | Bare
  | Numbered
  | Worded
  | OfUnit
  | Chosen
  | Separate
  | Join
  | Ride
  | Board
  | Enter
  | Step
  | Placed
  | Put
  | Lay
  | Fortify
  | Fire
  | Smoke
  | Hold
  | Victim
  | Return
  | Way
  | Mark
  | With
  | OnTable;

/** Any of them, for those who do not care which. */
export interface ChoiceParts extends Partial<Pair>, Partial<Place> {
  readonly do: string;
  readonly n?: number;
  readonly m?: number;
  readonly word?: string;
  readonly mark?: string;
  readonly squares?: readonly number[];
  readonly men?: readonly number[];
  readonly by?: number;
}

/** An answer to a question that has no others than these. */
export function only<V extends Choice['do']>(choice: Choice, ...verbs: readonly V[]): Choice & { do: V } {
  if (!verbs.includes(choice.do as V)) throw new Error(`${choice.do} is no answer here`);
  return choice as Choice & { do: V };
}
