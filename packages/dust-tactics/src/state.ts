import { cloneJson, type Seat, type State } from '@dustfront/kernel';
import type { Bloc, Card } from './cards/card.ts';
import type { Objective, Square } from './scenarios/scenario.ts';

/** 0 is the Allies, 1 the Axis: exactly two sides (dt1.sides.two). */
export type Side = 0 | 1;

export const BLOCS: readonly Bloc[] = ['allies', 'axis'];

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/**
 * One card on the table with all its miniatures (dt1.def.unit). A squad and the hero who joined it are two units that
 * name each other.
 */
export interface Unit {
  /** Position in `units`. */
  id: number;
  /** A short word of its own, used in records and texts: `gunners`, `gunners-2`. */
  name: string;
  card: string;
  side: Side;
  /** The player of its side who commands it (dt1.sides.teams). */
  seat: Seat;
  /** `left`: walked off the board as a scenario asks. */
  place: 'reserve' | 'board' | 'destroyed' | 'left';
  /** -1 off the board. */
  square: number;
  /** Living miniatures of a squad, by their place on the card. Empty for others. */
  figures: number[];
  /** Health left on the track of a vehicle or hero; 0 for a squad (dt1.damage.track). */
  health: number;
  /** The squad a hero has joined, the hero who joined a squad, or -1. */
  joined: number;
  activated: boolean;
  /** Made a move action this round (dt1.faq.burst.round, dt1.skill.spirit.move). */
  moved: boolean;
  /** Boxes left of each limited weapon (dt1.ammo.pool). */
  ammo: Record<string, number>;
  /** Limited shots fired this round (dt1.ammo.cap). */
  shots: number;
  /** Weapons that fired and wait for a reload. */
  unloaded: string[];
  /** Once-per-game abilities already used. */
  spent: string[];
  /** Abilities at work until the round ends. */
  effects: string[];
  /** Tried a command ability this round (dt1.cmd.one-try). */
  tried: boolean;
  /** What a scenario calls it, or ''. */
  tag: string;
  /** Only where it stands on two by two squares; `square` is the upper left one then (dt1.ruling.huge-vehicles). */
  size?: 2;
  /** Only for reserves of a scenario: the first round in which it may enter. */
  from?: number;
}

export type PieceKind = 'crate' | 'trap';

/** A crate or tank trap on the board (dt1.space.cover). */
export interface Piece {
  id: number;
  kind: PieceKind;
  square: number;
  health: number;
}

/** The ground, which never changes during play. */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** Per square: bits of the ground alone (terrain, building, base tile). */
  readonly ground: readonly number[];
  /** Codes of walls and entrances on edges, or null where there are none. */
  readonly edges: readonly number[] | null;
  /** Entry squares of each side (dt1.enter.must). */
  readonly entry: readonly [readonly number[], readonly number[]];
}

export interface SideState {
  /** Victory points from enemy units destroyed (dt1.faq.vp.destroyed). */
  points: number;
  /** Bonus points for what was held at the end of a round that a scenario names (dt1.faq.vp.bonus). */
  bonus: number;
  /** One vehicle and one squad may be brought back a game (dt1.cmd.field.once, dt1.cmd.comeon.once). */
  fieldRepair: boolean;
  comeOn: boolean;
}

/** Choices between the book, this FAQ and the later FAQ, fixed before the match. */
export interface MatchOptions {
  readonly scale: 'original' | 'later';
  readonly reactiveFire: boolean;
  /** FAQ 1.3: units enter with their whole movement. */
  readonly fullEntry: boolean;
  /** FAQ 1.3: one Reactive Fire attempt per enemy activation in all. */
  readonly oneReaction: boolean;
  /** FAQ 1.3: Get Up does not refill limited ammo. */
  readonly getUpWithoutAmmo: boolean;
}

export interface ScoredObjective {
  readonly objective: Objective;
  readonly points: number;
  readonly per: 'once' | 'each';
}

/** What a match is about besides destroying the enemy. */
export interface Goals {
  /** Rounds to play, or 0 for no limit (dt1.round.limit). */
  readonly rounds: number;
  readonly first: Side | null;
  readonly objectives: readonly [Objective | null, Objective | null];
  readonly bonuses: readonly [readonly ScoredObjective[], readonly ScoredObjective[]];
}

export interface CoreState extends State {
  options: MatchOptions;
  goals: Goals;
  /** The side of each seat. */
  seats: Side[];
  /** Cards made for this match only, by id. */
  cards: Record<string, Card>;
  board: Board;
  pieces: Piece[];
  units: Unit[];
  sides: [SideState, SideState];
  round: number;
  /** Squares where destroyed cover stood that a scenario asks for. */
  cleared: number[];
  /** Both sides agreed to fight on although no objective can be reached any more (dt1.end.unreachable.choice). */
  fightOn: boolean;
  /** Why the match ended, or null. */
  ended: string | null;
}

export function cloneState(state: CoreState): CoreState {
  return {
    stack: state.stack.map(cloneJson),
    question: state.question,
    held: state.held === null ? null : { ...state.held },
    options: state.options,
    goals: state.goals,
    seats: state.seats,
    cards: state.cards,
    board: state.board,
    pieces: state.pieces.map((piece) => ({ ...piece })),
    units: state.units.map(cloneUnit),
    sides: [{ ...state.sides[0] }, { ...state.sides[1] }],
    round: state.round,
    cleared: state.cleared.slice(),
    fightOn: state.fightOn,
    ended: state.ended,
  };
}

function cloneUnit(unit: Unit): Unit {
  const copy: Unit = {
    id: unit.id,
    name: unit.name,
    card: unit.card,
    side: unit.side,
    seat: unit.seat,
    place: unit.place,
    square: unit.square,
    figures: unit.figures.slice(),
    health: unit.health,
    joined: unit.joined,
    activated: unit.activated,
    moved: unit.moved,
    ammo: { ...unit.ammo },
    shots: unit.shots,
    unloaded: unit.unloaded.slice(),
    spent: unit.spent.slice(),
    effects: unit.effects.slice(),
    tried: unit.tried,
    tag: unit.tag,
  };
  if (unit.size !== undefined) copy.size = unit.size;
  if (unit.from !== undefined) copy.from = unit.from;
  return copy;
}

/** Scenario squares are [column, row]. */
export function squareIndex(width: number, [column, row]: Square): number {
  return row * width + column;
}
