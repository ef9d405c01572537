/** Frames of the game: their locals, and how to begin one. Kinds are the book's headings, steps its sub-headings. */
import type { Frame } from '@dustfront/kernel';
import type { HitThrow, SaveThrow } from '@dustfront/wargame';
import type { Row, Shot, TacticsLine, Terms } from '../attack/shots.ts';
import { NOBODY, type Side, type UnitId } from '../state.ts';

/** One declared line at one victim, with its dice. */
export interface Run {
  shot: number;
  by: UnitId;
  target: UnitId;
  line: TacticsLine;
  dice: number;
  hits: number;
  cover: boolean;
  stun: '' | 'own' | 'grip';
  assassin: boolean;
  spread: boolean;
  back: boolean;
  name: string;
}

export interface AttackFrame
  extends Frame<
      'attack',
      | 'begin'
      | 'observer'
      | 'observed'
      | 'zero-range'
      | 'one-arc'
      | 'two-sight'
      | 'three-declare'
      | 'three-men'
      | 'three-name'
      | 'three-way'
      | 'three-mark'
      | 'three-half'
      | 'three-skill'
      | 'three-join'
      | 'smoke'
      | 'shoot'
      | 'four-hit'
      | 'five-save'
      | 'six-damage'
      | 'seven-close'
      | 'strike'
      | 'end'
    >,
    Terms {
  reaction: boolean;
  rows: Row[];
  row: number;
  shots: Shot[];
  /** Which half a sustained attack improves (dt14.close.sustained.choose). */
  half: 'ranged' | 'close';
  skills: string[];
  spirit: boolean;
  lucky: UnitId[];
  runs: Run[];
  run: number;
  hit: HitThrow | null;
  save: SaveThrow | null;
  /** Targets whose damage is still to be settled. */
  victims: UnitId[];
  phase: 'ranged' | 'first' | 'second';
  fired: boolean;
}

export const attackFrame = (
  unit: UnitId,
  sustained: boolean,
  terms: Partial<Terms> & { reaction?: boolean } = {},
): AttackFrame => ({
  kind: 'attack',
  step: 'begin',
  unit,
  sustained,
  only: terms.only ?? NOBODY,
  eyes: terms.eyes ?? NOBODY,
  closeOnly: terms.closeOnly ?? false,
  artilleryOnly: terms.artilleryOnly ?? false,
  reaction: terms.reaction ?? false,
  rows: [],
  row: 0,
  shots: [],
  half: 'ranged',
  skills: [],
  spirit: false,
  lucky: [],
  runs: [],
  run: 0,
  hit: null,
  save: null,
  victims: [],
  phase: 'ranged',
  fired: false,
});

export interface ObservedFrame
  extends Frame<'observed', 'begin' | 'reload-before' | 'attack' | 'attacked' | 'reload-after'> {
  observer: UnitId;
  gun: UnitId;
  sustained: boolean;
  reloaded: boolean;
}

export const observedFrame = (observer: UnitId, gun: UnitId, sustained: boolean): ObservedFrame => ({
  kind: 'observed',
  step: 'begin',
  observer,
  gun,
  sustained,
  reloaded: false,
});

export interface MoveFrame extends Frame<'move', 'look' | 'step' | 'wire' | 'tread' | 'mined' | 'end'> {
  unit: UnitId;
  left: number;
  diagonal: boolean;
  /** A plane covers at least this much (dt14.ruling.aircraft.least). */
  least: number;
  /** Steps taken so far. */
  steps: number;
  /** The last square and storey in which it could have stopped. */
  rest: number;
  restFloor: number;
  /** Mines and wire already dealt with in this movement. */
  met: number[];
  /** A flyer who came into a bunker by its door, and may stop there. */
  indoors?: true;
  /** Minefields that are still to strike at this step; absent where none is. */
  fields?: number[];
  /** The step under way: where to, its cost, whether diagonal, whether a crate is crushed. */
  to: number;
  cost: number;
  slant: boolean;
  crush: boolean;
  tangled: boolean;
}

export const moveFrame = (unit: UnitId, left: number, diagonal: boolean, least = 0): MoveFrame => ({
  kind: 'move',
  step: 'look',
  unit,
  left,
  diagonal,
  least,
  steps: 0,
  rest: -1,
  restFloor: 0,
  met: [],
  to: -1,
  cost: 0,
  slant: false,
  crush: false,
  tangled: false,
});

export interface ReactionFrame
  extends Frame<'reaction', 'offer' | 'hero' | 'roll' | 'fire' | 'aftermath' | 'spent'> {
  /** The enemy that gave the occasion. */
  trigger: UnitId;
  side: Side;
  reactor: UnitId;
}

export const reactionFrame = (trigger: UnitId, side: Side): ReactionFrame => ({
  kind: 'reaction',
  step: 'offer',
  trigger,
  side,
  reactor: NOBODY,
});

/** Soldiers of a squad who come back: those who are known, and how many more. */
export interface ReturningFrame extends Frame<'returning', 'begin' | 'who' | 'place'> {
  unit: UnitId;
  men: number[];
  left: number;
}

export const returningFrame = (unit: UnitId, men: number[], left: number): ReturningFrame => ({
  kind: 'returning',
  step: 'begin',
  unit,
  men,
  left,
});

export interface AftermathFrame extends Frame<'aftermath', 'begin' | 'cheat' | 'place' | 'end'> {
  now: UnitId;
}

export const aftermathFrame = (): AftermathFrame => ({ kind: 'aftermath', step: 'begin', now: NOBODY });

/** A declared action: what it is, what it costs, and what it is worth against the limit of three. */
export interface Action {
  id: string;
  cost: number;
  worth: number;
}

export interface ActivationFrame
  extends Frame<
    'activation',
    | 'open'
    | 'join'
    | 'rally'
    | 'spy'
    | 'spy-roll'
    | 'spy-place'
    | 'ace'
    | 'third'
    | 'declaring'
    | 'declare'
    | 'carry-out'
    | 'perform'
    | 'performed'
    | 'finished'
    | 'close'
    | 'tail'
  > {
  unit: UnitId;
  budget: number;
  worth: number;
  actions: Action[];
  at: number;
  diagonal: boolean;
  tangled: boolean;
  attackStim: boolean;
  moveStim: boolean;
  split: boolean;
  /** A unit that activates again has no hero join it (dt14.ruling.get-moving.alone). */
  alone: boolean;
  /** Everybody who activates together. */
  members: UnitId[];
  /** The last attack used ranged weapons (dt14.skill.move-fire.ranged). */
  shot: boolean;
  /** Who activates directly afterwards. */
  next: UnitId;
}

export const activationFrame = (unit: UnitId, split = false, alone = false): ActivationFrame => ({
  kind: 'activation',
  step: 'open',
  unit,
  budget: 2,
  worth: 3,
  actions: [],
  at: 0,
  diagonal: false,
  tangled: false,
  attackStim: false,
  moveStim: false,
  split,
  alone,
  members: [],
  shot: false,
  next: NOBODY,
});

export interface InitiativeFrame extends Frame<'initiative', 'roll'> {
  reason: string;
}

export const initiativeFrame = (reason: string): InitiativeFrame => ({
  kind: 'initiative',
  step: 'roll',
  reason,
});

export interface TurnFrame extends Frame<'turn', 'begin' | 'initiative' | 'choose' | 'next' | 'activate'> {
  winner: Side;
}

export const turnFrame = (): TurnFrame => ({ kind: 'turn', step: 'begin', winner: 0 });

export interface GameFrame
  extends Frame<
    'game',
    | 'scenario'
    | 'edges'
    | 'edge'
    | 'pieces'
    | 'terrain'
    | 'works'
    | 'fortify'
    | 'muster'
    | 'pair'
    | 'turn'
    | 'after-turn'
    | 'reserves'
    | 'reserve'
  > {
  winner: Side;
  placing: Side;
  /** Units that may still be joined or mounted before play. */
  waiting: UnitId[];
}

export const gameFrame = (): GameFrame => ({
  kind: 'game',
  step: 'scenario',
  winner: 0,
  placing: 0,
  waiting: [],
});

/** A special action with one unit it is done to, and a roll. */
export interface SpecialFrame
  extends Frame<string, 'begin' | 'choose' | 'roll' | 'again' | 'after' | 'pick' | 'end'> {
  unit: UnitId;
  target: UnitId;
  at: number;
  word: string;
  dice: number;
  won: number;
}

export const specialFrame = (kind: string, unit: UnitId): SpecialFrame => ({
  kind,
  step: 'begin',
  unit,
  target: NOBODY,
  at: -1,
  word: '',
  dice: 0,
  won: 0,
});
