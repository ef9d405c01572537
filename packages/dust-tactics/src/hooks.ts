import type { Frame, Refusal } from '@dustfront/kernel';
import type { DiceLine, FaceSet } from '@dustfront/wargame';
import type { SkillId, WeaponLine } from './cards/card.ts';
import type { Cx } from './events.ts';
import type { Mover } from './geometry/index.ts';
import type { Aim, CoreOption, SpecialAction } from './options.ts';
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
 * An ability of a card; where it contradicts a general rule it prevails (dt1.rule.special-first). One file each; it
 * says at which of the few moments below it has a part. The order in which abilities meet at a moment is the order of
 * the lists in `exceptions/` (`dice.ts`, `called.ts`, `moving.ts`,
 * `specials.ts`), nothing else.
 */
export interface Skill {
  readonly id: SkillId;
  readonly cites: readonly RuleId[];
  /** A squad's ability serves its hero; a hero's serves his squad only where its text shares it. */
  readonly sharedByHero?: true;
  /** Attack dice of a line fired by a unit for which the skill works. */
  readonly dice?: LineModifier;
  /**
   * Called by the player, once a game, at this moment and at no cost (dt1.ability.free); then it is an effect until the
   * round ends.
   */
  readonly callable?: 'actions' | 'declare';
  /** The rule by which that is once a game. */
  readonly once?: RuleId;
}

/** An ability that has a part in the dice. */
export type DiceSkill = Skill & Required<Pick<Skill, 'dice'>>;

/** An ability, and for whom of a pair it works. */
export type Borne = Pick<Skill, 'id' | 'sharedByHero'>;

/** What a player calls, when, and by which rule once. */
export type Called = Borne & Required<Pick<Skill, 'callable' | 'once'>>;

/** An ability that takes one of the two actions (dt1.action.special.counts, dt1.action.special.mark). */
export interface Special {
  readonly id: SpecialAction;
  readonly rule: RuleId;
  /** Whether it is one of those of which a command squad tries one a round (dt1.cmd.one-try). */
  readonly isCommand: boolean;
  /** Whether a unit has it at all. */
  has(state: CoreState, head: Unit): boolean;
  /** Why it cannot be announced, or null; another action may come first and make room for it. */
  refuses(state: CoreState, head: Unit, isAfterShooting: boolean): Refusal<RuleId> | null;
  /** Whether it takes a HIT on one die (dt1.cmd.roll), or works by itself (dt1.cmd.no-roll). */
  needsDie(state: CoreState, head: Unit): boolean;
  /** Whom it can be done to now; null where it is done without anybody to receive it. */
  receivers(state: CoreState, head: Unit): readonly CoreOption[] | null;
  /** Does it: to the receiver that was chosen, or to nobody. What is to follow at once is a procedure. */
  carryOut(cx: Cx, head: Unit, receiver: CoreOption | null): Frame | null;
}

/** Squares of a movement: so many for each move action, and some for the whole of it. */
export interface Pace {
  readonly each: number;
  readonly more: number;
}

/** An ability that changes how a unit moves, and whether it works for the unit that stands for a pair. */
export interface MovingException {
  works(state: CoreState, head: Unit): boolean;
  readonly gait?: (mover: Mover) => Mover;
  readonly pace?: (pace: Pace) => Pace;
}

/** How a unit reacts to an enemy's step: how far off, on which faces, by which rule. */
export interface Reaction {
  readonly range: number;
  readonly faces: FaceSet;
  readonly rule: RuleId;
}

/** What a way of attacking allows: which lines, at what, and whether those that can must fire. */
export interface Manner {
  mayFire(line: WeaponLine): boolean;
  mayAim(aim: Aim): boolean;
  readonly isBinding: boolean;
}
