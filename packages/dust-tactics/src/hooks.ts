import type { DiceLine } from '@dustfront/wargame';
import type { SkillId, WeaponLine } from './cards/card.ts';
import type { SpecialAction } from './options.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { CoreState, Piece, Unit } from './state.ts';

/** What a weapon line is aimed at when its dice are counted. */
export type Target = { readonly unit: Unit } | { readonly piece: Piece };

/** Everything a modifier of attack dice may look at. */
export interface LineContext {
  readonly state: CoreState;
  readonly shooter: Unit;
  readonly line: WeaponLine;
  readonly target: Target;
  readonly sustained: boolean;
  /** The blows of a unit that strikes back in close combat. */
  readonly retaliation: boolean;
}

/** The dice of a weapon line, with the rules that made them so. */
export type CoreLine = DiceLine<RuleId>;

/** Changes the dice plan of a weapon line, and says by which rule: value in, value out. */
export type LineModifier = (plan: CoreLine, cx: LineContext) => CoreLine;

/**
 * An ability of a card; where it contradicts a general rule it prevails (dt1.rule.special-first). One file each; it says at which of the few moments below it has a part. The order in which
 * abilities meet at a moment is the order of the lists in `skills/index.ts`, nothing else.
 */
export interface Skill {
  readonly id: SkillId;
  readonly cites: readonly string[];
  /** Attack dice of a line fired by a unit for which the skill works. */
  readonly dice?: LineModifier;
  /** Called by the player, once a game, at this moment and at no cost (dt1.ability.free); then it is an effect until the round ends. */
  readonly callable?: 'actions' | 'declare';
  /** Extra dice for the side's initiative roll. */
  readonly initiative?: number;
  /** An action of its own. */
  readonly action?: SpecialAction;
}
