import type { Frame, State } from '@dustfront/kernel';
import type { Board, Facing } from './ground/squares/board.ts';
import type { Field, Stand } from './ground/table/words.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { OwnBattle } from './scenarios/own.ts';

export type Side = 0 | 1;
export type UnitId = number;
export const NOBODY: UnitId = -1;

/** Where a unit is: on the board, waiting to enter, carried by another, lost, or unplaced (a Spy). */
export type Place = 'board' | 'off' | 'aboard' | 'gone';
export type Carriage = '' | 'pilot' | 'passenger' | 'rider' | 'cargo';

/** dt14.stun.nothing and its sources: a grappler's grip is his unit id, anything else is -1. */
export type Stun = UnitId;

export interface Unit {
  readonly id: UnitId;
  /** 1a, 1b … for the first side, 2a … for the second: how records and positions call it. */
  readonly name: string;
  readonly card: string;
  readonly side: Side;
  place: Place;
  /** Its square, the upper left one of several; -1 when it stands nowhere. */
  at: number;
  floor: number;
  facing: Facing;
  carrier: UnitId;
  carriage: Carriage;
  /** Living soldiers of a squad, as places in the card's list. */
  soldiers: number[];
  /** Points marked off the damage track. */
  marks: number;
  /** The unit a hero is part of, and for how long. */
  joined: UnitId;
  bond: '' | 'game' | 'activation' | 'action';
  activated: boolean;
  /** It has been activated a second time this turn. */
  again: boolean;
  /** It has taken an action in this game (dt14.skill.scout.first). */
  acted: boolean;
  /** Once-per-game skills that it has used, and a hero's vow never to join again. */
  spent: string[];
  ammo: number[];
  loaded: boolean;
  salvo: boolean;
  hidden: boolean;
  dug: boolean;
  stuns: Stun[];
  attackStim: boolean;
  moveStim: boolean;
  /** Its pilot has left it (dt14.pilot.dismount.idle). */
  idle: boolean;
  /** Its carrier was destroyed under it this turn: it has activated, whatever it was doing (dt14.pass.wreck.spent). */
  stranded: boolean;
  /** A Blutkreuz leads it in this activation (dt14.skill.blutkreuz.when). */
  led: boolean;
  /**
   * On a table, where its miniatures stand: of a squad in the order of `soldiers`, else one. The list is never changed
   * in place. Its `at` is then the point of the first.
   */
  bases?: readonly Stand[];
  /** Its token of suppression; absent where there is none, and in matches without suppression. */
  pinned?: Pinned;
  /** Only in scenarios of one's own: the turn in which it may first enter, and what goals call it. */
  from?: number;
  tag?: string;
}

/** Two tokens of suppression, the second the heavier (dt14.ruling.suppression). */
export type Pinned = 'under-fire' | 'suppressed';

export type RuleSet = 'starter' | 'full';

export interface Ending {
  places: [number, number];
  reason: string;
  rule: RuleId;
}

export interface TacticsState extends State {
  rules: RuleSet;
  reactions: boolean;
  /** Ranged hits pin; absent where the players did not ask for it (dt14.hero.supp.squares). */
  suppression?: true;
  scenario: string;
  turn: number;
  lastTurn: number;
  /** Who activates next. */
  toAct: Side;
  /** Edges from which the sides enter: 0 north, 1 east, 2 south, 3 west; -1 not yet chosen. */
  edges: [number, number];
  /** Of one square where the match is measured on a table. */
  board: Board;
  /** The table of a measured match; absent on squares. */
  table?: Field;
  units: Unit[];
  /** Points of destroyed enemies. */
  scores: [number, number];
  /** Successful Reinforcements and Replacement Vehicle, once a side. */
  reinforced: [boolean, boolean];
  replaced: [boolean, boolean];
  /** Aircraft that a side has been alerted to this turn. */
  alerts: { side: Side; aircraft: UnitId }[];
  /** Fortifications still to be placed, and terrain pieces, by side. */
  works: [string[], string[]];
  pieces: [string[], string[]];
  /** Lost units that a scenario still lets each side bring back, by kind. */
  reserves: [string[], string[]];
  /** Heroes who fell in the action under way and may cheat death. */
  fallen: UnitId[];
  ending: Ending | null;
  /** A scenario that the match carries with it, and which of its goals have paid their points. */
  own?: OwnBattle;
  paid?: number[];
}

export function freshUnit(id: UnitId, name: string, card: string, side: Side): Unit {
  return {
    id,
    name,
    card,
    side,
    place: 'off',
    at: -1,
    floor: 0,
    facing: side === 0 ? 2 : 0,
    carrier: NOBODY,
    carriage: '',
    soldiers: [],
    marks: 0,
    joined: NOBODY,
    bond: '',
    activated: false,
    again: false,
    acted: false,
    spent: [],
    ammo: [],
    // dt14.weapon.reload.start, dt14.sp.weapon.reload.start
    loaded: true,
    // dt14.weapon.salvo.start
    salvo: true,
    hidden: false,
    dug: false,
    stuns: [],
    attackStim: false,
    moveStim: false,
    idle: false,
    stranded: false,
    led: false,
  };
}

function cloneUnit(unit: Unit): Unit {
  return {
    ...unit,
    soldiers: unit.soldiers.slice(),
    spent: unit.spent.length === 0 ? [] : unit.spent.slice(),
    ammo: unit.ammo.slice(),
    stuns: unit.stuns.length === 0 ? [] : unit.stuns.slice(),
  };
}

/** Frames hold numbers, words, and small lists of them: a generic copy of plain JSON. */
function cloneValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloneValue);
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = cloneValue((value as Record<string, unknown>)[key]);
  return copy;
}

/** The board and the table are shared: they are never changed in place. */
export function cloneState(state: TacticsState): TacticsState {
  return {
    ...state,
    stack: state.stack.map((frame) => cloneValue(frame) as Frame),
    held: state.held === null ? null : { ...state.held },
    edges: [...state.edges],
    units: state.units.map(cloneUnit),
    scores: [...state.scores],
    reinforced: [...state.reinforced],
    replaced: [...state.replaced],
    alerts: state.alerts.map((alert) => ({ ...alert })),
    works: [state.works[0].slice(), state.works[1].slice()],
    pieces: [state.pieces[0].slice(), state.pieces[1].slice()],
    reserves: [state.reserves[0].slice(), state.reserves[1].slice()],
    fallen: state.fallen.slice(),
    ending: state.ending === null ? null : { ...state.ending, places: [...state.ending.places] },
    ...(state.paid === undefined ? {} : { paid: state.paid.slice() }),
  };
}
