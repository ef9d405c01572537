import type { GameId } from '@dustfront/games';
import type { SideSign } from '../drawings/emblems.tsx';
import type { UnitArt } from '../drawings/unitart.tsx';
import type { Key } from '../i18n/index.ts';
import type { Register } from './rule-row.ts';

/** What the start page says of a game before any of its rules are loaded. */
export interface GameTile<Id extends GameId = GameId> {
  readonly id: Id;
  readonly title: string;
  /** What starts at once against the computer and at one screen, where it is not the usual duel. */
  readonly computerText?: Key;
  readonly hotseatText?: Key;
  /** What starts at once on a measured table, where the game is played on one. */
  readonly tableText?: Key;
  /** The register of its rules, a chunk of its own. */
  readonly register: () => Promise<Register>;
  readonly playable: boolean;
  readonly art: readonly {
    readonly art: UnitArt;
    readonly sign: SideSign;
    readonly flip: boolean;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
  }[];
}
