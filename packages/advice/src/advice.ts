/** A weapon line that fires: whose, which, and how many shots of it (0 where they are not counted). */
export interface FiringLine {
  readonly unit: string;
  readonly line: string;
  readonly shots: number;
}

/** Questions about a view, for highlights and odds. None of them changes anything. */
export type Query =
  /** What a unit sees and reaches with its weapons from a square. */
  | { readonly ask: 'outlook'; readonly unit: string; readonly from: string; readonly facing?: number }
  /** How much the enemies of a side can hurt it on each square next time they act. */
  | { readonly ask: 'threat'; readonly side: number }
  /** Whom a unit could shoot at from a square, with everything that may fire. */
  | { readonly ask: 'aims'; readonly unit: string; readonly from: string }
  /** The exact odds of some lines at one target from a square. */
  | {
      readonly ask: 'odds';
      readonly unit: string;
      readonly from: string;
      readonly target: string;
      readonly lines: readonly FiringLine[];
      readonly sustained: boolean;
      /** Abilities that are called with it. */
      readonly calling?: readonly string[];
    }
  /** What a skill that is offered in the attack under way adds to it. */
  | { readonly ask: 'skill' }
  /** Why a unit cannot shoot at another from a square. */
  | { readonly ask: 'refused'; readonly unit: string; readonly from: string; readonly target: string }
  /**
   * What those who may interrupt a unit on its way to a square would do to it; without alarms, those who may answer an
   * attack that it makes from there.
   */
  | {
      readonly ask: 'risks';
      readonly unit: string;
      readonly to: string;
      readonly alarms?: readonly Alarm[];
      readonly peril?: Peril;
    };

/** The last step of a way, on which a die falls: what for, from which square (none: where it stands) to which. */
export interface Peril {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** What it may come to: mines that hurt whoever treads on them, wire that he is caught in. */
export interface PerilAdvice {
  readonly what: 'mines' | 'wire';
  readonly chance: number;
}

/** A square of a way on which others may interrupt, and who. */
export interface Alarm {
  readonly square: string;
  readonly units: readonly string[];
}

/** A line of an attack in the log, and what its attack did. */
export interface AccountFocus {
  readonly unit: string;
  readonly line: string;
  readonly target: string;
  /** The struck unit strikes back with it. */
  readonly back: boolean;
  /** Soldiers and points of health that each unit lost in the whole attack; null while it is not settled. */
  readonly lost: Readonly<Record<string, number>> | null;
}

/** One circumstance of a roll: a text of the catalogue with its numbers, and the rule behind it. */
export interface AccountRow {
  readonly text: AccountText;
  readonly params: Readonly<Record<string, number>>;
  readonly rule: string | null;
}

export type AccountText =
  | 'dice'
  | 'diceEach'
  | 'blast'
  | 'doubled'
  | 'rounds'
  | 'hit'
  | 'hitToo'
  | 'range'
  | 'anyRange'
  | 'close'
  | 'again'
  | 'reroll'
  | 'rerollAgain'
  | 'rerollWire'
  | 'rerollLucky'
  | 'chain'
  | 'open'
  | 'coverIgnored'
  | 'softCover'
  | 'hardCover'
  | 'anyCover'
  | 'noSave'
  | 'unsaved'
  | 'ownSave'
  | 'saves'
  | 'savesAgain'
  | 'damage'
  | 'kill'
  | 'resilience';

export interface AccountAdvice {
  readonly rows: readonly AccountRow[];
  /** What the whole attack did to the unit struck, and how likely that much or more was. */
  readonly result: {
    readonly target: string;
    readonly counted: 'casualties' | 'damage';
    readonly lost: number;
    readonly chance: number;
    readonly mean: number;
  } | null;
}

export interface OutlookAdvice {
  readonly hidden: readonly string[];
  readonly bands: readonly {
    readonly label: string;
    readonly squares: readonly string[];
    readonly dotted: boolean;
    /** Tinted: an arc that the unit's facing turns. */
    readonly filled?: boolean;
  }[];
  /** Cover that the unit itself would find on a square against the nearest enemies. */
  readonly cover: readonly (readonly [string, 'soft' | 'hard'])[];
}

export interface ThreatAdvice {
  readonly squares: readonly (readonly [string, number])[];
}

export interface AimAdvice {
  readonly target: string;
  readonly range: number;
  readonly cover: 'none' | 'soft' | 'hard' | 'cover';
  readonly lines: readonly {
    readonly unit: string;
    readonly line: string;
    readonly most: number;
    readonly close: boolean;
  }[];
}

export interface ChancesAdvice {
  readonly id: string;
  readonly chances: readonly number[];
  readonly mean: number;
  readonly dice: number;
}

export interface OddsAdvice {
  readonly size: number;
  /** The chance that nothing of the target is left. */
  readonly destroyed: number;
  readonly lines: readonly ChancesAdvice[];
  readonly total: ChancesAdvice;
  readonly cost: ChancesAdvice | null;
}

/**
 * One unit that may interrupt: where on the way it would cost most, how likely it is in time, and what it then does.
 */
export interface RiskAdvice {
  readonly unit: string;
  readonly square: string;
  readonly inTime: number;
  /** Soldiers and points of health that it takes if it is in time and fires all it has. */
  readonly mean: number;
  readonly atLeastOne: number;
  readonly destroyed: number;
}

export interface RisksAdvice {
  /** The dearest first. */
  readonly risks: readonly RiskAdvice[];
  /** Losses to be expected on the whole way, if all of them try. */
  readonly mean: number;
  /** Who would see it on the way and cannot react any more. */
  readonly spent: readonly string[];
  readonly peril?: PerilAdvice;
}

/** What an attack may take, in short. */
export interface TakenAdvice {
  readonly atLeastOne: number;
  readonly mean: number;
  readonly destroyed: number;
}

/** One target of the attack under way, without the skill that is offered and with it. */
export interface SkillAdvice {
  readonly target: string;
  readonly without: TakenAdvice;
  readonly using: TakenAdvice;
}

/** Why a unit cannot be shot at: nothing to fire, not seen, too far, too near, beside the arc, or proof against it. */
export interface RefusedAdvice {
  readonly reason: 'spent' | 'sight' | 'range' | 'near' | 'arc' | 'proof';
  /** Squares between them, and how far the longest weapon reaches. */
  readonly range: number;
  readonly most: number;
  readonly rule: string;
}

export interface AdviceOf {
  outlook: OutlookAdvice;
  threat: ThreatAdvice;
  aims: readonly AimAdvice[];
  odds: OddsAdvice;
  risks: RisksAdvice;
  refused: RefusedAdvice;
  skill: readonly SkillAdvice[];
}

/** Where a unit could go: by which answers, after how many of them. */
export interface Journey {
  readonly square: string;
  readonly answers: readonly string[];
  /** Where others may interrupt it on the way. */
  readonly alarms: readonly Alarm[];
  /** What a die decides as it gets there. */
  readonly peril?: Peril;
}
