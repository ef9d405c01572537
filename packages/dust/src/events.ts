import { type AnyFrameRules, type Context, type Frame, type FrameRules, frameRules } from '@dustfront/kernel';
import type { Side } from './battle/kinds.ts';
import type { AbilityId } from './data/types.ts';
import type { AttackForm, DustOption, MoveKind } from './options.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { Colour, DustState, Ending, Holder, Majorities } from './state.ts';
import type { UnitType } from './units.ts';

/** What happened, and by which rule. Areas, cards and units go by their names. */
type Told<Type extends string, Fields = unknown> = {
  readonly type: Type;
  readonly rule: RuleId;
} & Readonly<Fields>;

type Units = Readonly<Partial<Record<UnitType, number>>>;

type SetUp =
  | Told<'setup-cards' | 'cards-revealed', { cards: readonly (string | null)[] }>
  | Told<'setup-order' | 'turn-order', { order: readonly number[] }>
  | Told<'setup-over'>
  | Told<'neutrals', { count: number }>
  | Told<'colour-taken', { seat: number; colour: Colour }>
  | Told<'reinforcements' | 'income' | 'points-lost', { seat: number; points: number }>;

type Turns =
  | Told<'round-begun', { round: number }>
  | Told<'turn-begun', { seat: number }>
  | Told<'dealt' | 'discarded' | 'cards-drawn' | 'eliminated', { seat: number; cards: readonly string[] }>
  | Told<'cards-bought', { seat: number; count: number }>
  | Told<'reshuffled', { cards: number }>
  | Told<'placed', { seat: number; area: string; units: Units }>
  | Told<'centre-placed' | 'claimed', { seat: number; area: string }>
  | Told<'moved', { seat: number; kind: MoveKind; from: string; to: string; units: Units }>
  | Told<'ability-used', { seat: number; ability: AbilityId }>
  | Told<'interrupted', { seat: number; about: number }>
  | Told<'allied', { seat: number; other: number }>
  | Told<'scored', Score>
  | Told<'game-over', Pick<Ending, 'winners' | 'reason'>>;

interface Score {
  round: number;
  gained: readonly number[];
  totals: readonly number[];
  majorities: Majorities;
}

type Fights =
  | Told<'attack', Assault>
  | Told<'battle-begun', Battle>
  | Told<'battle-ended', { attacker: Holder; defender: Holder; area: string; taken: boolean }>
  | Told<'supremacy', { side: Side }>
  | Told<'hits', { seat: Holder; hits: number; side?: Side }>
  | Told<'destroyed' | 'lost', { holder: Holder; units: Units }>
  | Told<'rescued', { seat: Holder; units: Units }>
  | Told<'retreated', { holder: Holder; to: string; units: Units }>
  | Told<'no-retreat', { holder: Holder; area: string; units: Units }>
  | Told<'cease-fire', { area: string; fate: string }>
  | Told<'special-attack', Omit<Assault, 'from' | 'to'> & { area: string; emptied: boolean }>;

interface Assault {
  seat: number;
  form: AttackForm;
  /** Null for a drop, whose mechs come from anywhere. */
  from: string | null;
  to: string;
  defender: Holder;
  units: Units;
}

interface Battle {
  kind: string;
  attacker: Holder;
  defender: Holder;
  area: string;
  attackers: Units;
  defenders: Units;
}

/** Everything that DUST tells; its words are `event.<type>` of the catalogue. */
export type DustEvent = SetUp | Turns | Fights;

export type Cx = Context<DustState, DustEvent>;

/** The rules of one kind of frame of this game. */
export const frame = <F extends Frame>(
  rules: FrameRules<DustState, F, DustOption, DustEvent, RuleId>,
): AnyFrameRules<DustState, DustOption> => frameRules(rules);
