/**
 * The closed table of moments at which an exception may speak. Each is a pure function of a value, except the frames of
 * special actions. Where several exceptions can meet, `attack/lines.ts` and `attack/shelter.ts` declare their order.
 */
import type { AnyFrameRules, Frame } from '@dustfront/kernel';
import type { FaceSet } from '@dustfront/wargame';
import type { Shot, TacticsLine } from './attack/shots.ts';
import type { CardWeapon, Role, Skill, WeaponLine, WeaponRule } from './cards/card.ts';
import type { Choice } from './choice.ts';
import type { AttackFrame, SpecialFrame } from './frames/make.ts';
import type { Gait } from './ground/gait.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { Pinned, RuleSet, TacticsState, Unit, UnitId } from './state.ts';

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

/** An exception to how dice are rolled: transforms the plan and says by which rule, never rolls. */
export interface LineException {
  readonly id: string;
  readonly cites: readonly RuleId[];
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
  readonly cites: readonly RuleId[];
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

/**
 * An action that a skill adds: how it is called, as what it counts, and when it may be named (first of an activation?).
 */
export interface ExtraAction {
  readonly id: string;
  readonly as: 'march';
  readonly named: (unit: Unit, first: boolean) => boolean;
}

/** A special action: who is offered it, and the frame of the same name that carries it out. */
export interface SpecialAction {
  readonly id: string;
  readonly cites: readonly RuleId[];
  /** In starter matches: as an action, or beside the actions. Absent where only full matches know it. */
  readonly starter?: 'action' | 'free';
  /** How many actions it takes; one where it is not said. */
  readonly cost?: 2;
  /** Not from what hangs in the air or swims (dt14.ruling.lift.special). */
  readonly onGround?: boolean;
  /** May the unit name it now, at declaration? */
  offered(state: TacticsState, unit: Unit): boolean;
  /** What it may be done to; absent where it is done to nothing of one's choice. */
  readonly candidates?: (state: TacticsState, frame: SpecialFrame) => Choice[];
  /** How likely it succeeds; absent where no die decides, or several each for itself. */
  readonly chance?: (state: TacticsState, frame: SpecialFrame) => number;
  readonly rules: AnyFrameRules<TacticsState, Choice>;
}

/** What engineers do. */
export type Task = 'wire' | 'mines' | 'trench' | 'bunker';

/** Used once a game, declared with the targets (dt14.target.skills, dt14.skill.declare). */
export interface DeclaredSkill {
  /** As whom it may be declared now: its id, with the unit that bears it where it is one man's alone. */
  readonly offers: (
    state: TacticsState,
    unit: Unit,
    about: { readonly skills: readonly Skill[]; readonly shooters: readonly UnitId[] },
  ) => readonly string[];
  readonly use: (state: TacticsState, frame: AttackFrame, bearer: UnitId) => void;
}

/** Dead, one may live on: on these faces of one die, at the end of the action. */
export interface SecondChance {
  readonly rule: RuleId;
  readonly faces: FaceSet;
  readonly survive: (state: TacticsState, hero: Unit) => void;
}

/** A crew that fights beside the guns of its machine. */
export interface Crew {
  /** How many strike with bare hands. */
  readonly hands: (unit: Unit) => number;
  /** How many of a ranged row may still fire beside what was declared, of those that are free. */
  readonly free: (unit: Unit, weapon: CardWeapon, used: readonly Shot[], free: number) => number;
}

/** An attack that is made by somebody else's guns. */
export interface Calls {
  readonly gun: (observer: Unit, gun: Unit) => boolean;
  readonly frame: (observer: UnitId, gun: UnitId, sustained: boolean) => Frame;
}

/** When an exception changes a dice line: number of dice, faces that hit, re-rolls, chains. */
export type DiceMoment = 'count' | 'hits' | 'again' | 'chain';

/** A skill or piece of equipment: whether it is shared with whom one has joined, and the moments at which it speaks. */
export interface SkillRule<Id extends Skill = Skill> {
  readonly id: Id;
  /** The first two say most about it: they are read to whoever looks at the card. */
  readonly cites: readonly RuleId[];
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
  readonly declared?: DeclaredSkill;
  readonly calls?: Calls;
  readonly extra?: ExtraAction;

  // From here on: what an exception says for its bearer alone, never for whom he has joined.

  /** Done to a unit as it is fielded. */
  readonly fielded?: (unit: Unit) => void;
  /** How the unit comes into the match: over no edge of the board, or inside works; else over its edge. */
  readonly entry?: 'never' | 'works';
  /** Whether its activation begins with an attempt to appear. */
  readonly infiltrates?: (state: TacticsState, unit: Unit) => boolean;
  /** A hidden unit in sight that cannot be aimed at. */
  readonly conceals?: (state: TacticsState, watcher: Unit, target: Unit, overVehicles: boolean) => boolean;
  /** Whether the bearer leads this unit of his side as it activates, and what that gives the unit. */
  readonly leads?: (state: TacticsState, bearer: Unit, unit: Unit) => boolean;
  readonly led?: { readonly skills: readonly Skill[]; readonly speed: (speed: Speed) => Speed };
  readonly takesObjectives?: false;

  /** Machines that he can pilot. */
  readonly pilots?: (machine: Unit) => boolean;
  /** Neither a passenger nor a rider. */
  readonly rides?: false;
  /** Places of its hold, for all who are in it. */
  readonly hold?: number;
  /** What it can pick up from where it hangs. */
  readonly lifts?: (lifter: Unit, unit: Unit) => boolean;
  readonly lifted?: (unit: Unit) => boolean;
  /** Gets off even when its carrier has activated. */
  readonly dismounts?: (unit: Unit) => boolean;
  /** Faces that hurt it when its carrier falls. */
  readonly crashes?: FaceSet;
  /** An aircraft that can stay where it is. */
  readonly hovers?: true;

  /** Its blows land before the others'. */
  readonly strikesFirst?: true;
  /** Whether its player says who takes its blows. */
  readonly picksVictims?: (rules: RuleSet, back: boolean) => boolean;
  readonly crew?: Crew;
  /** Weapons that fire only straight out of the slit of a bunker. */
  readonly boundBySlit?: (unit: Unit, line: WeaponLine) => boolean;
  readonly secondChance?: SecondChance;

  /** The token of suppression that the bearer's own hits lay at once. */
  readonly pins?: { readonly token: Pinned; readonly rule: RuleId };
  readonly fearless?: true;
  /** A die more to shake off a token (asked of what is shared, too). */
  readonly rallies?: (unit: Unit) => boolean;

  /** Tasks of a command squad that it does, and whether it can be chosen for them. */
  readonly fills?: (unit: Unit, role: Role) => boolean;
  readonly takesOrders?: false;
  /** Faces on which repairs succeed besides. */
  readonly mends?: FaceSet;
  readonly engineers?: (unit: Unit, task: Task) => boolean;
  /** Fights beside anybody. */
  readonly anyBloc?: true;
}

/** What a weapon rule does to those it hits. */
export interface HitEffect {
  readonly id: WeaponRule;
  readonly cites: readonly RuleId[];
  readonly stuns: 'own' | 'grip';
}
