import type { Context } from '@dustfront/kernel';
import type { Bloc } from './cards/card.ts';
import type { Aim } from './options.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { CoreState, PieceKind } from './state.ts';

/** What happened, and by which rule. Units go by their names, squares by theirs. */
type Told<Type extends string, Fields> = { readonly type: Type; readonly rule?: RuleId } & Readonly<Fields>;

type Unit = { unit: string };
type Hits = { allies: number; axis: number };

/** Everything the Core Set tells; its words are `event.<type>` of the catalogue. */
export type CoreEvent =
  | Told<'round', { round: number }>
  | Told<'roll-off', Hits>
  | Told<'initiative', Hits & { dice: readonly number[] }>
  | Told<'begins', { side: Bloc }>
  | Told<'over', Hits & { reason: string }>
  | Told<'terrain-placed', { at: string }>
  | Told<'cover-placed' | 'cover-destroyed', { piece: PieceKind; at: string }>
  | Told<'cover-damaged', { piece: PieceKind; at: string; left: number }>
  | Told<'activated' | 'no-room' | 'left' | 'broke-off', Unit>
  | Told<'actions', Unit & { actions: readonly string[] }>
  | Told<'skill-used', Unit & { skill: string }>
  | Told<'special-action' | 'order-given' | 'order-failed', Unit & { action: string }>
  | Told<'ordered' | 'returns', Unit & { by: string }>
  | Told<'moved' | 'entered' | 'charged', Unit & { from: string; to: string }>
  | Told<'reacts' | 'reaction-failed' | 'close-combat', Unit & { target: string }>
  | Told<'strike-called', Unit & { gun: string; target: string }>
  | Told<'declared', Unit & { line: string; shots: number; at: Aim }>
  | Told<'wasted', Unit & { line?: string; target?: string }>
  | Told<'hits', Unit & { line: string; target: string; hits: number; back: boolean }>
  | Told<'covered', Unit & { saved: number }>
  | Told<'resisted', Unit & { points: number }>
  | Told<'soldier-lost', Unit & { figure: number; left: number }>
  | Told<'health-lost' | 'healed', Unit & { points: number; left: number }>
  | Told<'revived', Unit & { figure: number }>
  | Told<'destroyed', Unit & { at: string; points: number }>;

export type Cx = Context<CoreState, CoreEvent>;
