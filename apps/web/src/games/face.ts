import type { AccountFocus, AimAdvice, ChancesAdvice } from '@dustfront/advice';
import type { GameId } from '@dustfront/games';
import type { Json, Message, Say, Seat } from '@dustfront/kernel';
import type { ComponentChild, ComponentChildren } from 'preact';
import type { Act } from '../acts/act.ts';
import type { GridScene, Marks } from '../board/scene.ts';
import type { TableScene } from '../board/tabletop.ts';
import type { MapScene } from '../board/world.ts';
import type { Camera } from '../camera/camera.ts';
import type { DieFace } from '../drawings/dice.tsx';
import type { SideSign } from '../drawings/emblems.tsx';
import type { Glyph } from '../drawings/icons.tsx';
import type { UnitArt } from '../drawings/unitart.tsx';
import type { AdvisedWay } from '../modes/advised.ts';
import type { Aim, Call } from '../modes/aim.ts';
import type { Policy } from '../modes/answer-queue.ts';
import type { Expedition } from '../session/explore.ts';
import type { LogLine, OpenQuestion, OptionRow } from '../session/table.ts';
import type { Casualties } from './casualties.ts';
import type { SayRound } from './rounds.ts';
import type { SetupChoice, SetupField, SetupPlan } from './setup-plan.ts';
import type { SourceModel } from './sources.ts';

export type Scene = GridScene | MapScene | TableScene;

/** A unit in the row under its side's name. */
export interface Pip {
  readonly key: string;
  readonly glyph: Glyph;
  readonly name: string;
  readonly state: 'ready' | 'done' | 'acting' | 'lost' | 'reserve';
}

export interface SideModel {
  readonly sign: SideSign;
  /** For games of more than two: the army's colour and emblem. */
  readonly army?: number;
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly points: string;
  readonly pointsLabel: string;
  readonly pips: readonly Pip[];
  readonly notes?: readonly string[];
}

/** What the bar above the board says. */
export interface StatusModel {
  readonly round: number;
  readonly rounds: number | null;
  readonly subtitle: string;
  readonly sides: readonly SideModel[];
}

export interface SkillModel {
  readonly name: string;
  readonly text: string;
  readonly rule: string | null;
  readonly spent: boolean;
  /** A token that lies beside the unit now. */
  readonly token?: boolean;
}

export interface WeaponModel {
  readonly id: string;
  readonly name: string;
  readonly count: string;
  readonly range: string;
  readonly cells: readonly string[];
  readonly ammo: { readonly total: number; readonly left: number } | null;
  readonly off: boolean;
  /** Laser, flame, limited and the like, each with its rule. */
  readonly traits: readonly SkillModel[];
  readonly notes?: readonly string[];
}

/** A unit's card, as it looks now. */
export interface CardModel {
  readonly key: string;
  readonly name: string;
  readonly nickname: string;
  /** Who goes with it: a hero that has joined, by name. */
  readonly with?: string;
  /** The cards of those who go with it: heroes that have joined. */
  readonly partners?: readonly CardModel[];
  readonly sign: SideSign;
  readonly art: UnitArt;
  readonly flip: boolean;
  readonly square: string;
  /** Whether ranges are measured on a table, not counted in squares. */
  readonly measured?: boolean;
  readonly stats: readonly { readonly label: string; readonly value: string }[];
  readonly health: { readonly total: number; readonly lost: number; readonly label: string };
  readonly skills: readonly SkillModel[];
  /** What single soldiers of the squad are; spent where he has fallen. */
  readonly roles: readonly SkillModel[];
  readonly source: SourceModel;
  /** Column heads of the weapon table, and how many belong to each class. */
  readonly columns: readonly string[];
  readonly groups: readonly number[];
  readonly weapons: readonly WeaponModel[];
}

/** One action of a unit: what it is, or null for one that is still to be chosen. */
export interface PlanStep {
  readonly text: string | null;
  readonly state: 'done' | 'now' | 'ahead' | 'open';
  /** How many actions it takes. */
  readonly cost: number;
}

/** Where an answer is given: on a square or a unit, by pointing, by turning one, as a line of attack, by a button. */
export type Target =
  | { readonly on: 'square'; readonly square: string }
  | { readonly on: 'piece'; readonly piece: string }
  /** By pointing at a place of a table without squares. */
  | { readonly on: 'table' }
  /** By turning a piece: 0 north, 1 east, 2 south, 3 west. */
  | { readonly on: 'turn'; readonly piece: string; readonly way: number }
  | { readonly on: 'line'; readonly line: string; readonly target: string; readonly shots: number }
  | {
      readonly on: 'button';
      readonly weight: 'commit' | 'normal' | 'quiet';
      /** On a table the miniatures among which it chooses bear the numbers of the buttons. */
      readonly numbered?: boolean;
      /** It is about this unit, and offered when that or whom it goes with is chosen. */
      readonly of?: string;
    };

export interface OddsRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Chance of at least 1, 2, 3 … */
  readonly chances: readonly number[];
  readonly mean: number;
}

export interface OddsModel {
  readonly columns: number;
  /** What is counted: casualties, damage. */
  readonly counted: 'casualties' | 'damage';
  readonly rows: readonly OddsRow[];
  readonly total: OddsRow;
  readonly dice: number;
  /** What the attacker may lose in return, where it strikes back. */
  readonly cost: OddsRow | null;
}

export interface TargetModel {
  readonly key: string;
  readonly name: string;
  readonly sign: SideSign;
  readonly square: string;
  readonly detail: string;
  readonly range: string;
  /** The armour column that counts. */
  readonly column: number;
}

/** Looks of one unit towards the board, for highlights. */
export interface Outlook {
  readonly hidden: ReadonlySet<string>;
  readonly bands: Marks['bands'];
  readonly cover: ReadonlyMap<string, 'soft' | 'hard'>;
}

export interface RollModel {
  readonly title: string;
  readonly faces: readonly { readonly face: DieFace; readonly label: string; readonly counts: boolean }[];
  readonly result: string;
}

/** An army as a list of cards; `card+hero` is a squad that a hero has joined. */
export interface ReadyArmy {
  readonly id: string;
  readonly name: string;
  readonly side: SideSign;
  readonly units: readonly string[];
}

/** One thing that wins or is worth points, in words. */
export interface GoalRow {
  /** Whose goal it is, as the sides stand in the status. */
  readonly sides: readonly number[];
  readonly text: string;
  /** What it brings: victory, the end, points. */
  readonly worth: string;
  /** How things stand, where that can be counted. */
  readonly now: string;
  /** Squares that it speaks of. */
  readonly squares: readonly string[];
}

/** What wins a match, and how its sides stand. */
export interface GoalsModel {
  readonly rows: readonly GoalRow[];
  /** How the sides stand, in points. */
  readonly points: readonly string[];
  readonly pointsLabel: string;
  /** When it ends, what decides then, what the words mean. */
  readonly notes: readonly string[];
}

/** A match that begins at once, for somebody who has read nothing. */
export interface QuickStart {
  readonly setup: Json;
  /** Who plays for the computer: somebody who attacks. */
  readonly level: string;
  /** Answers that a person gives before the first order, by question: nobody is asked for them here. */
  readonly opening: Readonly<Record<string, string>>;
}

/** A part of the page that a game draws itself. */
export type Part<Props> = (props: Props) => ComponentChild;

/** A picture to look at; where a match is replayed, with its units to choose and through a camera. */
export interface PictureProps<Hands> {
  readonly scene: MapScene | TableScene;
  readonly c?: Hands;
  readonly camera?: Camera;
  /** What a review would have had done. */
  readonly advised?: readonly AdvisedWay[];
}

/** How a game looks and speaks. A game joins the client by writing one; nothing in it decides what is legal. */
export interface GameFace<Hands = never> {
  readonly id: GameId;
  readonly seats: (setup: Json) => readonly { readonly sign: SideSign; readonly name: string }[];
  /** Whether anything at the table is hidden from somebody. */
  readonly secrets: boolean;
  readonly scene: (view: Json) => Scene;
  readonly status: (view: Json) => StatusModel;
  /** What wins, for those who have not read the scenario; a game that shows it otherwise has none. */
  readonly goals?: (view: Json) => GoalsModel;
  /** Texts about rounds, where its book calls them something else. */
  readonly rounds?: SayRound;
  readonly card: (view: Json, piece: string) => CardModel | null;
  /** The unit that the question is about, if one. */
  readonly subject: (view: Json, question: OpenQuestion) => string | null;
  readonly target: (option: OptionRow, view: Json) => Target;
  /** The actions of the unit that acts: those announced, and those left. Null while nobody acts. */
  readonly plan?: (view: Json) => readonly PlanStep[] | null;
  /** Abilities that an answer to the question would call for an attack. */
  readonly calls?: (question: OpenQuestion) => readonly (Call & { readonly row: OptionRow })[];
  /** What a skill that a question offers does, or what it means to join somebody, in words. */
  readonly skill?: (question: OpenQuestion) => { readonly text: string; readonly rule: string | null } | null;
  /** The answer that nobody is asked for where it is the usual one: what comes after it is shown at once. */
  readonly unasked?: (question: OpenQuestion) => string | null;
  /** Whether a question only says more of the answer before it: a hint tells both together. */
  readonly follows?: (question: OpenQuestion) => boolean;
  /** The answer that gives an action away: it is never given unasked where there are others. */
  readonly idle?: string;
  /** What a place is called, where it is known by a name rather than by where it lies. */
  readonly place?: (square: string, view: Json) => string;
  readonly roll: (line: LogLine) => RollModel | null;
  /** The log as a story: what goes without saying left out, steps of one way put together. */
  readonly story: (log: readonly LogLine[]) => readonly LogLine[];
  /** What a line is on the way through time: a round that begins, somebody who acts; null for everything else. */
  readonly tick: (line: LogLine) => { readonly round: number } | 'acts' | null;
  /** Whether a line is nobody's doing: rounds, initiative, goals and the end stand by themselves in the log. */
  readonly isNobodys: (line: LogLine) => boolean;
  /**
   * What happened, as a board shows it: ways, shots, losses. The set-up says where units stood at first, `you` who is
   * told of himself.
   */
  readonly acts?: (log: readonly LogLine[], view: Json, setup: Json, you: Seat | null) => readonly Act[];
  /** The answer after which everything is new to some seats, given their last one; without this it is that one. */
  readonly since?: (log: readonly LogLine[], seats: readonly Seat[], last: number) => number;
  /** The line of an attack that a line of the log tells of, and the moment before its dice; null for all else. */
  readonly account?: (line: LogLine, log: readonly LogLine[]) => { at: number; of: AccountFocus } | null;
  readonly sideOf: (line: LogLine, view: Json) => SideSign | null;
  /** A line of the log in other words than the rules'; null where theirs are good. */
  readonly said?: (line: LogLine, view: Json) => string | null;
  /** The rule that a line of the log is about, where another says more than the one it cites; null elsewhere. */
  readonly ruleOf?: (line: LogLine) => string | null;
  /** For games of more than two: the army that a line of the log tells of. */
  readonly armyOf?: (line: LogLine, view: Json) => number | null;
  /** Whether a line tells what somebody chose: answers begin (an activation) or end (an attack) with it; else null. */
  readonly deed?: (line: LogLine) => 'opens' | 'closes' | null;
  /** Gets texts of its own that no page but its table has. */
  readonly words?: () => Promise<void>;
  readonly setups: () => readonly SetupChoice[];
  readonly fields: () => readonly SetupField[];
  readonly makeSetup: (plan: SetupPlan) => Json;
  /** Who fights for each seat of a set-up, in words, where cards are chosen before the match. */
  readonly forces?: (setup: Json) => readonly string[];
  /** Where the scenario, the map, the deck of a set-up come from; nothing where its player made it. */
  readonly sources: (setup: Json) => readonly SourceModel[];
  /** What the set-up page proposes. */
  readonly standard: () => SetupPlan;
  /** What the start page begins with one click. */
  readonly quick: () => QuickStart;
  /** The same on a measured table. */
  readonly quickTable?: () => QuickStart;
  readonly readyArmies: () => readonly ReadyArmy[];
  /** Lines that are declared already, in words, while others may still be. */
  readonly declared?: (view: Json) => readonly string[];
  /** What whoever is asked has in hand to set out, in words, where it is of several kinds. */
  readonly held?: (question: OpenQuestion, view: Json) => readonly string[];
  /** The rule by which an answer that may be given could do nothing where the unit is. */
  readonly fruitless?: (row: OptionRow, question: OpenQuestion, view: Json) => string | null;
  /** What an impossible answer would have been, in words. */
  readonly greyed?: (id: string, view: Json) => Message | null;
  /** The board in a few letters, for thumbnails. */
  readonly picture: (view: Json) => string;
  /** How a question is put to the player. */
  readonly mode: (question: OpenQuestion) => ModeName;
  /** How to set out from a question, with one move and with two; null where the unit cannot. */
  readonly journeys: (
    question: OpenQuestion,
    piece: string,
    view: Json,
  ) => { readonly one: Expedition | null; readonly two: Expedition | null };
  /** Whether a place on a table without squares may be pointed out for a unit before anything is announced. */
  readonly sends?: (question: OpenQuestion, piece: string, view: Json) => 'at-once' | 'after-dice' | null;
  /** The answers that open fire with a unit from where it stands, up to the question that declares lines. */
  readonly attackStarts: (question: OpenQuestion, piece: string, view: Json | null) => AttackStart | null;
  /** Declares an aimed attack question by question, for a game that does not ask for it all at once. */
  readonly fire?: (aim: Aim, view: () => Json | null) => Policy;
  /** An answer in words, where the game's own sentence is not the best for a button. */
  readonly wording?: (row: OptionRow, view: Json, say: Say) => string;
  /** What an answer would lead to, in a few words below its own. */
  readonly note?: (row: OptionRow, view: Json) => string;
  /** What a line of an attack is called, where the card's weapons do not say. */
  readonly lineName?: (view: Json, unit: string, line: string) => string;
  /** Whether any army may sit in any seat. */
  readonly anyArmy?: boolean;
  /** Where the question is who takes a hit: how many there are. */
  readonly casualties?: (question: OpenQuestion, view: Json, log: readonly LogLine[]) => Casualties | null;
  /** A question that a standing order may answer. */
  readonly reaction: (question: OpenQuestion, view: Json) => Reaction | null;
  /** What lies on its table, where that is not a board of squares with unit cards. */
  readonly table?: Part<TableProps<Hands>>;
  /** The same for a match that is measured on a table, in a game that is otherwise played on squares. */
  readonly measured?: () => Promise<Part<TableProps<Hands>>>;
  /** What things cost, where units are bought at the table; for the help. */
  readonly prices?: Part<{ readonly c: Hands }>;
  /** The picture of a set-up or a moment that is no board of squares. */
  readonly preview?: Part<PictureProps<Hands>>;
  /**
   * Which questions can only be answered with what nobody else may see; the others need no cover screen. Without this:
   * all.
   */
  readonly isSecret?: (question: OpenQuestion) => boolean;
  /** How long a computer player seems to think about a question, in milliseconds. */
  readonly pace?: (question: OpenQuestion) => number;
}

export interface TableViewProps<Hands> {
  readonly c: Hands;
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
  /** Above the orders: the words of a lesson. */
  readonly lesson?: ComponentChildren;
  /** The end is not announced over the table: the lesson has the last word. */
  readonly quietEnd?: boolean;
  /** A record that is only looked at: nothing is asked, nothing covered. */
  readonly watching?: boolean;
}

export interface TableProps<Hands> extends TableViewProps<Hands> {
  readonly say: Say;
}

/** What a unit could do to whoever walks into its sight, with everything that costs no limited shot. */
export interface Prospect {
  readonly unit: string;
  readonly from: string;
  readonly aim: Pick<AimAdvice, 'target' | 'lines'>;
  readonly odds: { readonly total: Pick<ChancesAdvice, 'chances' | 'mean'> };
}

/** Units that may fire at an enemy that moves: who, at whom, and how to let it pass. */
export interface Reaction {
  /** What reacting costs, in words. */
  readonly cost: string;
  readonly pass: string;
  readonly units: readonly string[];
  readonly intruder: string | null;
  /** How likely a unit is to react in time, where a die decides. */
  readonly inTime?: (unit: string) => number;
  /** What each of them could do, where that is not asked square by square: on a measured table. */
  readonly prospects?: () => Promise<readonly Prospect[]>;
}

export interface AttackStart {
  readonly answers: readonly string[];
  readonly sustained: boolean;
  /** The same with one action, so that a move is left. */
  readonly lighter?: readonly string[];
}

export type ModeName = 'pick' | 'orders' | 'travel' | 'fire' | 'ask';
