import type { SideSign } from '../drawings/emblems.tsx';
import type { Glyph } from '../drawings/icons.tsx';
import type { Token } from '../drawings/tokens.tsx';
import type { UnitArt } from '../drawings/unitart.tsx';
import type { Works } from '../drawings/works.tsx';

/** What stands on a square of the ground. */
export type Terrain =
  | 'wall'
  | 'crate'
  | 'trap'
  | 'tree'
  | 'rubble'
  | 'water'
  | 'smoke'
  | 'trench'
  | 'wire'
  | 'mines';

/** A wall between two squares: unbroken, with a way through, or with an opening of some size; those of a bunker. */
export type EdgeKind = 'wall' | 'door' | 'small' | 'large' | 'huge' | 'bunker' | 'bunker-door';

export interface SquareModel {
  /** As records and people call it: `D5`. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly ground: 'outdoor' | 'indoor';
  readonly terrain: readonly Terrain[];
  readonly objective?: string;
  /** The side that holds the objective now. */
  readonly held?: SideSign;
  /** The side that comes onto the board here. */
  readonly entry?: SideSign;
  /** Walls on the northern and western edge of the square, or a way through them. */
  readonly north?: EdgeKind;
  readonly west?: EdgeKind;
  /** A fortification whose upper left square this is. */
  readonly works?: Works;
  /** Storeys above the ground, written on the first square of a building. */
  readonly storeys?: number;
  /** In words, without the name: "crate, soft cover". */
  readonly label: string;
}

export type PieceState = 'ready' | 'done' | 'acting';

export interface PieceModel {
  readonly key: string;
  readonly square: string;
  readonly sign: SideSign;
  readonly art: UnitArt;
  readonly glyph: Glyph;
  readonly name: string;
  /** Everything a listener should hear: name, side, health, state. */
  readonly label: string;
  readonly state: PieceState;
  /** Damage boxes under the piece; squads show their miniatures instead. */
  readonly boxes: { readonly total: number; readonly filled: number } | null;
  /** A hero who has joined stands small beside his squad. */
  readonly small: boolean;
  readonly flip: boolean;
  /** Squares across of what a small piece is in or on, if more than one. */
  readonly within?: number;
  /** Where a small piece stands in its square: 0 below right, 1 above right, 2 below left, 3 above left. */
  readonly slot?: number;
  /** Every square it covers, if more than one; `square` is then the upper left. */
  readonly squares?: readonly string[];
  /** Squares across, for a piece that covers several. */
  readonly size?: number;
  /** Which way it faces: 0 north, 1 east, 2 south, 3 west. */
  readonly facing?: number;
  /** Small marks beside the piece: stunned, out of ammunition… */
  readonly tokens?: readonly Token[];
  /** The piece of whose unit it is a part: what is done to the unit may be done by clicking either. */
  readonly of?: string;
  /** In the air: drawn above its own shadow. */
  readonly aloft?: boolean;
  /** Inside another piece: drawn as a badge on it. */
  readonly inside?: boolean;
}

export interface GridScene {
  readonly kind: 'grid';
  readonly columns: number;
  readonly rows: number;
  /** Squares to a tile: stronger lines are drawn between tiles. */
  readonly tile: number;
  /** Row by row, from the top. */
  readonly squares: readonly SquareModel[];
  readonly pieces: readonly PieceModel[];
}

const indexes = new WeakMap<readonly SquareModel[], ReadonlyMap<string, SquareModel>>();

/** The squares of a scene by name. */
export function squaresByKey({ squares }: Pick<GridScene, 'squares'>): ReadonlyMap<string, SquareModel> {
  const known = indexes.get(squares);
  if (known !== undefined) return known;
  const made = new Map(squares.map((square) => [square.key, square]));
  indexes.set(squares, made);
  return made;
}

export interface Band {
  readonly label: string;
  readonly squares: ReadonlySet<string>;
  readonly dotted: boolean;
  /** Tinted, so that an arc of fire is seen at a glance. */
  readonly filled?: boolean;
}

/** A piece that is to be turned: which ways it may face, each with the answer that says so. */
export interface Turns {
  readonly square: string;
  /** Squares across. */
  readonly size: number;
  /** Which way it faces now. */
  readonly now: number;
  /** 0 north, 1 east, 2 south, 3 west. */
  readonly ways: readonly { readonly way: number; readonly id: string; readonly label: string }[];
}

/**
 * What somebody did, left on the board until it is no longer news. `number` tells deeds apart; 0 where there is one.
 */
export type Trace =
  | {
      readonly kind: 'way';
      readonly piece: string;
      readonly sign: SideSign;
      readonly army?: number;
      readonly squares: readonly string[];
      /** The way corner by corner, in millimetres, where it is measured. */
      readonly points?: readonly (readonly [x: number, y: number])[];
      /** Whether it came from outside. */
      readonly enters?: true;
      readonly number: number;
    }
  | {
      readonly kind: 'shot';
      readonly sign: SideSign;
      readonly army?: number;
      readonly from: string;
      readonly to: string;
      readonly hit: boolean;
      readonly number: number;
    }
  /** From where somebody tried to react in vain. */
  | {
      readonly kind: 'vain';
      readonly sign: SideSign;
      readonly army?: number;
      readonly square: string;
      readonly number: number;
    }
  /** A place that changed hands, or where something new stands. */
  | {
      readonly kind: 'taken' | 'built';
      readonly sign: SideSign;
      readonly army?: number;
      readonly square: string;
      readonly number: number;
    }
  | { readonly kind: 'loss'; readonly square: string; readonly lost: number; readonly fatal: boolean };

/** A square on which others may fire first at a piece that comes there, and where they stand. */
export interface Alarm {
  readonly square: string;
  readonly from: readonly string[];
  readonly label: string;
}

/** What is left of a unit where it fell: the wreck of a machine, soldiers on the ground. */
export interface Remains {
  readonly piece: string;
  readonly sign: SideSign;
  readonly art: UnitArt;
  readonly flip: boolean;
}

/** What is shown on top of the scene for the thought of the moment. Everything is optional; nothing is a rule. */
export interface Marks {
  /** The colour of what is shown: the side that is acting. */
  readonly sign: SideSign;
  readonly selected?: string | null;
  readonly reach1?: ReadonlySet<string>;
  readonly reach2?: ReadonlySet<string>;
  readonly hidden?: ReadonlySet<string>;
  readonly bands?: readonly Band[];
  readonly cover?: ReadonlyMap<string, 'soft' | 'hard'>;
  readonly threat?: ReadonlyMap<string, number>;
  /** Squares that a click answers with. */
  readonly choices?: ReadonlySet<string>;
  /** Pieces that a click answers with. */
  readonly targets?: ReadonlySet<string>;
  readonly aim?: { readonly from: string; readonly to: string; readonly label: string } | null;
  readonly path?: readonly string[];
  /** Enemies that can be aimed at from here: ringed. */
  readonly rings?: ReadonlySet<string>;
  /** A piece whose card is looked at while another acts. */
  readonly looked?: string;
  /** A piece where it would stand, paler than where it does. */
  readonly ghost?: { readonly piece: string; readonly square: string };
  /** Where others may interrupt the way. */
  readonly alarms?: readonly Alarm[];
  /** The square that was chosen once: once more goes there. */
  readonly goal?: string;
  readonly names?: boolean;
  readonly turns?: Turns | null;
  /** Squares on which somebody fell, with what is left of him. */
  readonly remains?: ReadonlyMap<string, Remains>;
  /** What others did since the player's last order. */
  readonly traces?: readonly Trace[];
}

export const columnName = (x: number): string => {
  let n = x;
  let name = '';
  do {
    name = String.fromCharCode(65 + (n % 26)) + name;
    n = Math.floor(n / 26) - 1;
  } while (n >= 0);
  return name;
};
