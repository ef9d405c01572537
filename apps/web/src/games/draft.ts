import type { GoalKind as AnyKind } from '@dustfront/advice';
import type { Json, Problem } from '@dustfront/kernel';
import type { ComponentType } from 'preact';
import type { GridScene } from '../board/scene.ts';
import type { Spot, TableScene } from '../board/tabletop.ts';
import { type Key, t } from '../i18n/index.ts';
import type { ArmyBuilder, Bloc, WorkshopGame } from './workshop.ts';

/** Column from the left, row from the top, from 0. */
export type Square = readonly [column: number, row: number];
export type Side = 0 | 1;
export type Facing = 0 | 1 | 2 | 3;

/**
 * What is built on the edge of a square, written on its northern or western one; `none` opens the wall of a building.
 */
export interface DraftEdge {
  readonly at: Square;
  readonly side: 'n' | 'w';
  readonly kind: string;
}

export interface DraftFort {
  readonly kind: 'bunker' | 'strongpoint';
  readonly at: Square;
  readonly facing: Facing;
  readonly seat: -1 | Side;
}

/** One unit of a force: `card` or `card+hero`; on the board from the start, or arriving in a round. */
export interface DraftUnit {
  readonly key: string;
  readonly unit: string;
  readonly at?: Square;
  readonly facing?: Facing;
  /** On a table: one of 64 directions, clockwise from the right. */
  readonly heading?: number;
  readonly round?: number;
}

/** Something on a table: its corners, or the point where it is. */
export interface DraftFeature {
  readonly id: string;
  readonly kind: string;
  readonly points: readonly Spot[];
  /** What is open in its sides, by the corner with which the stretch begins. */
  readonly openings?: Readonly<Record<string, string>>;
  readonly storeys?: number;
  /** False where nobody may stand on it. */
  readonly roof?: boolean;
  readonly heading?: number;
}

/** Where a side comes from: an edge (0 north, then clockwise) and a stretch of it, all of it if null. */
export interface DraftZone {
  readonly edge: Facing;
  readonly gates: readonly [from: number, to: number] | null;
}

/** A battlefield without squares, in millimetres. */
export interface DraftTable {
  readonly width: number;
  readonly height: number;
  readonly features: readonly DraftFeature[];
  readonly zones: readonly [DraftZone, DraftZone];
}

/** What the editor can make; a goal with words of its own it cannot. */
export type GoalKind = Exclude<AnyKind, 'told'>;

export interface DraftGoal {
  readonly side: Side | 'both';
  readonly kind: GoalKind;
  readonly worth: 'win' | number;
  /** Points for every square, unit or piece, not once. */
  readonly each: boolean;
  readonly squares: readonly Square[];
  /** On a table: the markers and places it is about, by name. */
  readonly marks?: readonly string[];
  readonly count: number;
  readonly round: number | 'end';
  /** The key of a unit, with `+hero` for the hero in it; '' for any. */
  readonly unit: string;
}

/**
 * A battlefield or scenario under construction: what the editor keeps, shares and plays. docs/scenario-format.md
 * describes it.
 */
export interface Draft {
  readonly format: 2;
  readonly game: WorkshopGame;
  readonly id: string;
  readonly title: string;
  /** One string a row, one letter a square, in the letters of the game. */
  readonly map: readonly string[];
  /** Pieces that lie on the ground, by kind, in games that do not write them into the map. */
  readonly lists: Readonly<Record<string, readonly Square[]>>;
  /** Storeys of buildings, by `column,row`; a building has the most that any of its squares has. */
  readonly storeys: Readonly<Record<string, number>>;
  readonly edges: readonly DraftEdge[];
  readonly forts: readonly DraftFort[];
  readonly entry: readonly [readonly Square[], readonly Square[]];
  readonly rounds: number;
  readonly first: 'roll' | Side;
  readonly goals: readonly DraftGoal[];
  readonly forces: readonly [readonly DraftUnit[], readonly DraftUnit[]];
  /** Points that each force may cost, or null. */
  readonly limit: number | null;
  /** Lost units that may come back between rounds. */
  readonly returns: 'none' | 'mixed' | 'any';
  /** The players set out terrain of their own before play. */
  readonly pieces: boolean;
  /** Ammo crates refill weapons. */
  readonly resupply: boolean;
  /** In place of squares: the match is measured. */
  readonly table?: DraftTable;
}

/** Something that can be painted; what it does to a square is the game's own. */
export interface Brush {
  readonly id: string;
  readonly group: 'ground' | 'pieces' | 'works';
}

/** How a thing on a table is drawn: by its outline, by a line, as works with a heading, as a point. */
export type FeatureForm = 'area' | 'line' | 'work' | 'spot';

export interface FeatureKind {
  readonly id: string;
  readonly form: FeatureForm;
  /** What one that is put down with a single touch looks like, around its middle. */
  readonly shape: readonly Spot[];
  readonly hasOpenings: boolean;
  readonly hasStoreys: boolean;
  /** Goals may be about it. */
  readonly isGoal: boolean;
}

/** What a game that is also measured gives to the editor. */
export interface TableKit {
  readonly kinds: readonly FeatureKind[];
  /** Kinds of openings, and how wide one is cut. */
  readonly openings: readonly { readonly id: string; readonly width: number }[];
  readonly size: { readonly least: number; readonly most: number };
  readonly blank: () => Draft;
  readonly name: (kind: string) => string;
  /** Where a unit looks that nobody has turned. */
  readonly headingOf: (table: DraftTable, side: Side, unit: DraftUnit) => number;
  /** Whether a unit looks in one direction. */
  readonly turns: (unit: string) => boolean;
  readonly scene: (draft: Draft) => TableScene;
  /** Fetched when a table is drawn on. */
  readonly drawings: () => Promise<TableDrawings>;
}

export interface TableDrawings {
  /** Ground, things and units, as they lie on the table of a match; `scale` in pixels a millimetre. */
  readonly Drawing: ComponentType<{ readonly scene: TableScene; readonly scale: number }>;
  /** The things alone, for a small picture. */
  readonly Things: ComponentType<{ readonly scene: TableScene }>;
}

export interface ReadyDraft {
  readonly id: string;
  readonly title: string;
  readonly isTable?: boolean;
  readonly draft: () => Draft;
}

/** What a game gives to the editor of battlefields and scenarios. */
export interface EditorKit {
  readonly game: WorkshopGame;
  readonly builder: ArmyBuilder;
  readonly brushes: readonly Brush[];
  /** Kinds of walls and openings between squares. */
  readonly openings: readonly string[];
  readonly hasStoreys: boolean;
  readonly hasForts: boolean;
  /** A side takes units of its own bloc only. */
  readonly ownBlocs: boolean;
  /** What reaching a goal that is worth no points does: it ends the match, or wins it. */
  readonly reached: 'end' | 'win';
  readonly hasFacing: boolean;
  /** Choices that only one game knows. */
  readonly extras: readonly ('first' | 'returns' | 'pieces' | 'resupply')[];
  /** The board grows by so many squares at a time. */
  readonly size: { readonly step: number; readonly least: number; readonly most: number };
  readonly goals: readonly GoalKind[];
  readonly sides: (draft: Draft) => readonly [Bloc, Bloc];
  readonly blank: () => Draft;
  readonly ready: () => readonly ReadyDraft[];
  /** Battlefields without squares; null for a game that knows none. */
  readonly table: TableKit | null;
  readonly has: (draft: Draft, square: Square, brush: string) => boolean;
  readonly put: (draft: Draft, square: Square, brush: string) => Draft;
  readonly take: (draft: Draft, square: Square, brush: string) => Draft;
  /** Everything off the square: open ground. */
  readonly clear: (draft: Draft, square: Square) => Draft;
  /** Squares along each side that a unit covers. */
  readonly span: (unit: string) => 1 | 2;
  /** Ground, walls and pieces; entries, goals and units are drawn by the editor. */
  readonly scene: (draft: Draft) => GridScene;
  readonly setup: (draft: Draft) => Json;
  readonly check: (draft: Draft) => readonly Problem[];
}

export const newKey = (): string => crypto.randomUUID().slice(0, 8);
export const sameSquare = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];
export const isIn = (list: readonly Square[], square: Square): boolean =>
  list.some((known) => sameSquare(known, square));
export const without = (list: readonly Square[], square: Square): readonly Square[] =>
  list.filter((known) => !sameSquare(known, square));
export const withSquare = (list: readonly Square[], square: Square): readonly Square[] =>
  isIn(list, square) ? list : [...list, square];
export const signAt = (draft: Pick<Draft, 'map'>, [x, y]: Square): string => draft.map[y]?.[x] ?? '';

export function withSign(map: readonly string[], [x, y]: Square, sign: string): readonly string[] {
  return map.map((row, r) => (r === y ? row.slice(0, x) + sign + row.slice(x + 1) : row));
}

const row = (width: number, y: number): Square[] => Array.from({ length: width }, (_, x) => [x, y] as const);

/** The first side enters from the south, the second from the north. */
export const wholeEdges = (width: number, height: number): Draft['entry'] => [
  row(width, height - 1),
  row(width, 0),
];

export function blankDraft(game: WorkshopGame, width: number, height: number): Draft {
  return {
    format: 2,
    game,
    id: newKey(),
    title: '',
    map: Array.from({ length: height }, () => '.'.repeat(width)),
    lists: {},
    storeys: {},
    edges: [],
    forts: [],
    entry: wholeEdges(width, height),
    rounds: 8,
    first: 'roll',
    goals: [],
    forces: [[], []],
    limit: null,
    returns: 'none',
    pieces: false,
    resupply: false,
  };
}

export const asUnits = (units: readonly string[]): readonly DraftUnit[] =>
  units.map((unit) => ({ key: newKey(), unit }));

/** Something wrong with a draft that no rule forbids, said by the editor itself. */
export const ownProblem = (at: string, key: Key, rule?: string): Problem => ({
  at,
  code: key,
  text: t(key),
  ...(rule === undefined ? {} : { rule }),
});

/** What a game finds in forces that have a limit of points to keep to. */
export const limitProblems = (
  { limit, forces }: Draft,
  found: (side: Side, units: readonly string[], limit: number) => readonly Problem[],
): readonly Problem[] =>
  ([0, 1] as const).flatMap((side) =>
    limit === null || forces[side].length === 0
      ? []
      : found(
          side,
          forces[side].map(({ unit }) => unit),
          limit,
        ),
  );
