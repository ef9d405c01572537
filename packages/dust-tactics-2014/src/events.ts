import { type AnyFrameRules, type Context, type Frame, type FrameRules, frameRules } from '@dustfront/kernel';
import type { Choice } from './choice.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { Side, TacticsState } from './state.ts';

/** What happened, and by which rule. Units go by their names, squares by their numbers. */
type Told<Type extends string, Fields> = { readonly type: Type; readonly rule: RuleId } & Readonly<Fields>;

type Unit = { unit: string };

/** Everything that 2013/14 tells; its words are `event.<type>` of the catalogue. */
export type TacticsEvent =
  | Told<'turn', { turn: number }>
  | Told<'initiative', { winner: Side; reason: string; dice: readonly number[] }>
  | Told<'passed', { side: Side }>
  | Told<'scored', { side: Side; points: number }>
  | Told<'ended', { winner: number; reason: string }>
  | Told<'terrain' | 'works', { side: Side; what: string; at: number }>
  | Told<'crushed', { at: number }>
  | Told<'smoke' | 'smoke-failed', Unit & { at: number }>
  | Told<'activates' | 'eliminated', Unit & { card: string }>
  | Told<'action', Unit & { action: string }>
  | Told<'special', Unit & { action: string; successes: number; rolled: boolean }>
  | Told<'skill-used', Unit & { skill: string }>
  | Told<'reaction', Unit & { successes: number }>
  | Told<'joined', Unit & { to: string }>
  | Told<'rode', Unit & { what: string; carrier: string }>
  | Told<'boarded' | 'lifted', Unit & { carrier: string }>
  | Told<'placed' | 'stepped', Unit & { at: number }>
  | Told<'marched', Unit & { at: number; ways: readonly (readonly number[])[] }>
  | Told<'attack', Unit & { targets: readonly string[] }>
  | Told<'in-vain', Unit & { why: InVain }>
  | Told<'observed', Unit & { observer: string }>
  | Told<'line-rolled', Shots>
  | Told<'soldier-lost', Unit & { left: number }>
  | Told<'damaged', Unit & { marks: number; left: number }>
  | Told<'pinned', Unit & { what: string }>
  | Told<'withstood' | 'cheated-death' | 'returned' | 'tangled' | 'stuck' | 'stunned' | 'rallied', Unit>;

/** Why nothing came of an attack: no enemy in range, arc or sight, unable to fight, or fire was held. */
export type InVain = 'range' | 'arc' | 'sight' | 'unable' | 'held';

/** One line against one target: its dice, what they hit, what was saved, and whether it struck back. */
interface Shots {
  by: string;
  weapon: string;
  target: string;
  dice: number;
  hits: number;
  saved: number;
  back: boolean;
}

export type Cx = Context<TacticsState, TacticsEvent>;

/** The rules of one kind of frame of this game. */
export const frame = <F extends Frame>(
  rules: FrameRules<TacticsState, F, Choice, TacticsEvent, RuleId>,
): AnyFrameRules<TacticsState, Choice> => frameRules(rules);
