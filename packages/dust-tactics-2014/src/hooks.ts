/**
 * The closed table of moments at which an exception may speak. Each is a pure function of a value, except the frames of
 * special actions. Where several exceptions can meet, `attack/lines.ts` and `attack/shelter.ts` declare their order.
 */
import type { Frame } from '@dustfront/kernel';
import type { DiceLine, FaceSet } from '@dustfront/wargame';
import type { Skill, WeaponLine, WeaponRule } from './cards/card.ts';
import type { Gait } from './ground/squares/index.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { TacticsState, Unit } from './state.ts';

/** One weapon line at one victim, before any die falls. */
export interface Blow {
  readonly state: TacticsState;
  /** The unit whose card lists the weapon. */
  readonly by: Unit;
  readonly weapon: WeaponLine;
  readonly target: Unit;
  readonly close: boolean;
  /** This half of the attack is sustained: misses are rolled again, and rules on sustained attacks awake. */
  readonly sustained: boolean;
  /** Striking back, which is no attack action (dt14.close.retaliate.skills). */
  readonly back: boolean;
  readonly spirit: boolean;
  readonly lucky: boolean;
  /** The only weapon used in the action. */
  readonly alone: boolean;
  /** The Spotter of the unit uses no weapon. */
  readonly spotted: boolean;
  readonly rounds: number;
  readonly salvo: boolean;
  /** Skills that count for the bearer now. */
  readonly skills: readonly Skill[];
}

/** The dice of a weapon line, with the rules that made them so. */
export type TacticsLine = DiceLine<RuleId>;

/** An exception to how dice are rolled: transforms the plan and says by which rule, never rolls. */
export interface LineException {
  readonly id: string;
  readonly cites: readonly string[];
  applies(blow: Blow): boolean;
  line(line: TacticsLine, blow: Blow): TacticsLine;
}

/** What protects a target: faces that cancel a hit, 0 for none. */
export interface Shelter {
  readonly coverSave: FaceSet;
  readonly infantrySave: FaceSet;
  /** A failed save is rolled again on these. */
  readonly again: FaceSet;
  readonly closeSave: FaceSet;
  /** The rules that give or deny it, in the order in which they spoke. */
  readonly because: readonly RuleId[];
}

export interface Sheltered {
  readonly target: Unit;
  readonly weapon: WeaponLine;
  readonly cover: boolean;
  readonly works: 'none' | 'bunker' | 'strongpoint';
  readonly close: boolean;
  readonly skills: readonly Skill[];
}

export interface ShelterException {
  readonly id: string;
  readonly cites: readonly string[];
  applies(case_: Sheltered): boolean;
  shelter(shelter: Shelter, case_: Sheltered): Shelter;
}

export interface Speed {
  readonly move: number;
  readonly march: number;
}

/** What a unit may do for free directly after an action (dt14.skill.charge.attack, dt14.skill.double.move …). */
export interface FreeAction {
  readonly after: 'march' | 'attack';
  readonly gives: 'move' | 'close' | 'attack';
}

export interface Reaction {
  readonly reach: number;
  readonly faces: FaceSet;
}

/** A special action: who is offered it, and the procedure that carries it out. */
export interface SpecialAction {
  readonly id: string;
  readonly cites: readonly string[];
  /** May the unit name it now, at declaration? `fresh` tells whether a movement was named before it. */
  offered(state: TacticsState, unit: Unit): boolean;
  frame(unit: Unit): Frame;
}

/** When an exception changes a dice line: number of dice, faces that hit, re-rolls, chains. */
export type DiceMoment = 'count' | 'hits' | 'again' | 'chain';

/** A skill or piece of equipment: whether it is shared with whom one has joined, and the moments at which it speaks. */
export interface SkillRule<Id extends string = string> {
  readonly id: Id;
  readonly cites: readonly string[];
  readonly shared: boolean;
  /** A pilot's skill that works for his machine (dt14.pilot.skills). */
  readonly piloted?: boolean;
  readonly gait?: (gait: Gait, state: TacticsState, unit: Unit) => Gait;
  readonly speed?: (speed: Speed, unit: Unit) => Speed;
  readonly free?: readonly FreeAction[];
  /** Dice for initiative that the side rolls. */
  readonly initiative?: number;
  /** A die on activation that gives a third action; `machine` is true when he pilots. */
  readonly thirdAction?: (machine: Unit | null) => boolean;
  readonly react?: (reaction: Reaction) => Reaction;
  /** Undoes damage. `cover` is the victim's cover from this blow. */
  readonly resilience?: { readonly rule: RuleId; readonly faces: (cover: boolean) => FaceSet };
  /** Veto: may this hero join that unit? Asked of both. */
  readonly joins?: (hero: Unit, unit: Unit) => boolean;
  /** How the bearer's dice are rolled. */
  readonly dice?: {
    readonly when: DiceMoment;
    readonly applies: (blow: Blow) => boolean;
    readonly line: (line: TacticsLine, blow: Blow) => TacticsLine;
  };
  /** What protects the bearer. */
  readonly shelter?: (shelter: Shelter) => Shelter;
}

/** What a weapon rule does to those it hits. */
export interface HitEffect {
  readonly id: WeaponRule;
  readonly cites: readonly string[];
  readonly stuns: 'own' | 'grip';
}
