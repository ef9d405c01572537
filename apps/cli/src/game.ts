import type { GameId } from '@dustfront/games';
import type { AnyGame, Json } from '@dustfront/kernel';
import type { Telling } from './odds/answer.ts';
import type { OddsFlags } from './odds/flags.ts';
import type { Table } from './tables/table.ts';
import type { CardSheet } from './terminal/card-sheet.ts';
import type { Paint, Style } from './terminal/style.ts';

/** Which battle of a game. */
export interface BattleFlags {
  readonly game: string;
  readonly scenario?: string;
  readonly battlefield?: string;
  readonly rounds?: number;
  readonly players?: number;
  readonly setup?: string;
  /** A table that is measured, without squares. */
  readonly table?: string;
}

export interface Armies {
  readonly allies?: string;
  readonly axis?: string;
}

export interface Battle {
  readonly setup: Json;
  /** A short name, for files. */
  readonly title: string;
}

/** What is weighed for its fairness: a name, and the set-up of its n-th game. */
export interface Case {
  readonly name: string;
  readonly setup: (game: number) => Json;
  /** By seat, where its games are between more than two forces: who meets in the n-th. */
  readonly forces?: (game: number) => readonly [string, string];
}

/** One bloc, or one kind of card, of a list: its heading and a row a card. */
export interface Group {
  readonly title: string;
  readonly paint: (style: Style) => Paint;
  readonly rows: readonly (readonly string[])[];
}

/** The cards of a game, as the command shows them. */
export interface CardList {
  readonly groups: () => readonly Group[];
  /** Ends the list, where a word on the whole is due. */
  readonly note?: () => string;
  readonly json: (names: readonly string[]) => readonly unknown[];
  readonly sheets: (names: readonly string[]) => readonly CardSheet[];
}

/** What the seats of a match began with, where they are not alike. */
export interface Beginnings {
  /** What each seat was: its colour in DUST. */
  readonly colours: readonly (string | null)[];
  /** The capital that each seat began with. */
  readonly capitals: readonly (string | null)[];
  /** The same game, watched. */
  watching(game: AnyGame): AnyGame;
}

/** A scenario in words, told before it begins. */
export interface Briefing {
  readonly title: string;
  readonly lines: (style: Style) => readonly string[];
}

/** What a battle can be asked for by. */
export type Asked = Exclude<keyof BattleFlags, 'game' | 'setup'> | keyof Armies;

/** What the command line knows of a game. */
export interface CliGame<Id extends GameId = GameId> {
  readonly id: Id;
  readonly table: Table;
  readonly cards: CardList;
  /** Flags that mean something for this game. */
  readonly takes: readonly Asked[];
  /** The set-up that flags ask for. */
  readonly battle: (flags: BattleFlags, armies: Armies) => Battle;
  /** The cases that `balance` weighs, by name; all of them where none is named. */
  readonly cases: (names: readonly string[], flags: { readonly players: number }) => readonly Case[];
  /** What the two of a duel are called; null where seats have numbers. */
  readonly sides: readonly [string, string] | null;
  readonly beginnings?: (seats: number) => Beginnings;
  readonly briefing?: (setup: Json) => Briefing | null;
  /** Exact chances of an attack, and the flags that only this game knows. */
  readonly odds?: {
    readonly tell: (attacker: string, target: string, flags: OddsFlags) => Telling;
    readonly only: readonly (keyof OddsFlags & string)[];
  };
}
