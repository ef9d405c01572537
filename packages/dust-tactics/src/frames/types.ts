import {
  type AnyFrameRules,
  type Context,
  type Frame,
  type FrameRules,
  frameRules,
  type RollStep,
} from '@dustfront/kernel';
import {
  facesIn,
  type HitThrow,
  hitFaces,
  type Resilience,
  rulesOfThrow,
  type SaveThrow,
} from '@dustfront/wargame';
import { DICE_STREAM } from '../dice.ts';
import type { CoreLine } from '../hooks.ts';
import type { ActionName, Aim, CoreOption } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, Side, Unit } from '../state.ts';

/** The procedures of the book, each a kind of frame; steps are their sub-headings. */
export type GameFrame = Frame<'game', 'next-round' | 'after-round' | 'unreachable' | 'end'>;

export interface RoundFrame
  extends Frame<
    'round',
    'begin' | 'initiative' | 'who-begins' | 'turn' | 'activate' | 'activated' | 'end' | 'over'
  > {
  side: Side;
  winner: Side;
  /** Which of its seats speaks next for each side. */
  speaker: [number, number];
  yielded: number[];
  /** Units activated out of turn, right after the one that acts (dt1.cmd.officer.when). */
  extra: number[];
}

export interface ActivationFrame
  extends Frame<
    'activation',
    'begin' | 'actions' | 'act' | 'acted' | 'charge' | 'charge-to' | 'charged' | 'end'
  > {
  unit: number;
  partner: number;
  actions: ActionName[];
  /** How many of the actions have begun. */
  at: number;
  charging: boolean;
  /** Enemy units that have tried to react to this activation. */
  reacted: number[];
}

export interface MoveFrame
  extends Frame<
    'move',
    'begin' | 'enter' | 'gait' | 'ready' | 'step' | 'stepped' | 'crush' | 'react' | 'reacted' | 'end'
  > {
  unit: number;
  moves: number;
  left: number;
  diagonal: boolean;
  gait: 'walk' | 'jump';
  chosen: boolean;
  /** Whether a step has been made. */
  stepped: boolean;
  stopped: boolean;
  /** Who was joined to the unit when it set out, or -1: he goes on if the other falls on the way. */
  partner: number;
}

export interface ReactiveFireFrame extends Frame<'reactive-fire', 'offer' | 'ask' | 'test' | 'fired'> {
  intruder: number;
  /** Who was joined to it when it made its step, or -1. */
  partner: number;
  passed: number[];
  reactor: number;
}

export interface Declared {
  unit: number;
  line: string;
  shots: number;
  at: Aim;
}

/** One line at one target, about to be resolved. */
export interface Salvo {
  unit: number;
  line: string;
  shots: number;
  /** Exactly one of the two is not -1. */
  target: number;
  piece: number;
  /** The hero joined to the target when it was aimed at, or -1: he is shot at if his squad falls first. */
  hero: number;
}

export interface Serum {
  unit: number;
  lost: number;
  hits: number;
}

export type AttackMode = 'shoot' | 'sustained' | 'reactive' | 'charge' | 'strike';

export interface AttackFrame
  extends Frame<
    'attack',
    'begin' | 'declare' | 'resolve' | 'next' | 'hits' | 'hit' | 'cover' | 'damage' | 'close' | 'after'
  > {
  unit: number;
  partner: number;
  mode: AttackMode;
  /** The only target allowed: the unit reacted to, or struck by artillery; else -1. */
  only: number;
  declared: Declared[];
  queue: Salvo[];
  closing: Salvo[];
  plan: CoreLine | null;
  throw: HitThrow | null;
  save: SaveThrow | null;
  serum: Serum[];
}

/** A unit in close combat, and the hero joined to it when that began, or -1: he is struck if his squad falls. */
export interface Fighter {
  unit: number;
  hero: number;
}

/** One line in close combat, of the attacker or of one who strikes back. */
export interface Blow {
  back: boolean;
  unit: number;
  line: string;
  at: Fighter;
  plan: CoreLine;
  dice: number;
  hits: number;
}

export interface CloseCombatFrame extends Frame<'close-combat', 'begin' | 'roll' | 'rolled' | 'land'> {
  attacker: number;
  sustained: boolean;
  salvos: Salvo[];
  blows: Blow[];
  at: number;
  throw: HitThrow | null;
}

export interface DamageFrame
  extends Frame<'damage', 'begin' | 'assign' | 'resist-one' | 'resist' | 'casualties' | 'choose' | 'end'> {
  unit: number;
  hero: number;
  blows: number;
  points: number | 'kill';
  undo: Resilience | null;
  /** The seat that picks the victims: the owner's, or a sniper's. */
  chooser: number;
  /** Soldiers still to be removed. */
  losses: number;
  /** Whom the blow in hand strikes: a unit, and the place of a soldier or -1. */
  victim: { unit: number; figure: number };
}

export interface CommandFrame extends Frame<'command', 'begin' | 'test' | 'choose' | 'end'> {
  unit: number;
  ability: ActionName;
}

export type CoreFrameRules = AnyFrameRules<CoreState, CoreOption>;

export function frame<F extends Frame>(rules: FrameRules<CoreState, F, CoreOption>): CoreFrameRules {
  return frameRules<CoreState, F, CoreOption>(rules);
}

type Take<F extends Frame> = RollStep<CoreState, F>['take'];

/** The faces that succeed in a roll, and the rules that made it what it is. */
interface Told {
  readonly success: readonly number[];
  readonly because: readonly RuleId[];
}

/** One throw of a line's hit roll, for those who watch. */
export const toldHits = ({ roll, because }: CoreLine, now: HitThrow): Told => ({
  success: facesIn(hitFaces(roll, now)),
  because: rulesOfThrow({ because }, now.stage, now.pass),
});

/** A roll of so many Core Set dice for a reason; the reason is a key of the catalogue. */
export function dice<F extends Frame>(
  reason: string,
  rule: RuleId,
  count: (state: CoreState, frame: F) => number,
  take: Take<F>,
  told?: (state: CoreState, frame: F) => Told,
): RollStep<CoreState, F> {
  return {
    type: 'roll',
    roll: (state, f) => ({ stream: DICE_STREAM, reason, rule, count: count(state, f), sides: 6 }),
    ...(told === undefined ? {} : { told }),
    take,
  };
}

export type Cx = Context<CoreState>;

/** The innermost frame of a kind; the procedures that need one are only ever called inside it. */
export function enclosing<F extends Frame>(state: CoreState, kind: F['kind']): F {
  for (let i = state.stack.length - 1; i >= 0; i--)
    if (state.stack[i]!.kind === kind) return state.stack[i] as F;
  throw new Error(`no ${kind} under way`);
}

export function unitAt(state: CoreState, id: number): Unit {
  return state.units[id]!;
}
