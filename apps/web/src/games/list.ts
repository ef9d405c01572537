import type { SideSign } from '../drawings/emblems.tsx';
import type { UnitArt } from '../drawings/unitart.tsx';
import { type Key, t } from '../i18n/index.ts';

/** What the start page says of a game before any of its rules are loaded. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly edition: Key;
  /** One word for it among the games. */
  readonly short: Key;
  readonly blurb: Key;
  /** What starts at once against the computer and at one screen, where it is not the usual duel. */
  readonly computerText?: Key;
  readonly hotseatText?: Key;
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

export const gameCards: readonly GameCard[] = [
  {
    id: 'dust-tactics',
    title: 'Dust Tactics',
    edition: 'games.core.edition',
    short: 'games.core.short',
    blurb: 'games.core.blurb',
    playable: true,
    art: [
      {
        art: {
          kind: 'machine',
          damage: 0,
          machine: { legs: 'bird', hull: 'dome', main: 'flame', bottles: true },
        },
        sign: 'allies',
        flip: false,
        x: 34,
        y: 8,
        scale: 1.2,
      },
      {
        art: { kind: 'squad', figures: [{ head: 'mask', weapon: 'mg', pose: 'kneel' }] },
        sign: 'axis',
        flip: true,
        x: 170,
        y: 46,
        scale: 0.8,
      },
    ],
  },
  {
    id: 'dust-tactics-2014',
    title: 'Dust Tactics',
    edition: 'games.second.edition',
    short: 'games.second.short',
    blurb: 'games.second.blurb',
    computerText: 'games.second.computer',
    playable: true,
    art: [
      {
        art: { kind: 'squad', figures: [{ head: 'ushanka', weapon: 'bazooka', pose: 'stand' }] },
        sign: 'ssu',
        flip: false,
        x: 20,
        y: 38,
        scale: 0.86,
      },
      {
        art: {
          kind: 'machine',
          damage: 0,
          machine: { legs: 'crab', hull: 'wedge', main: 'laser', second: 'flak' },
        },
        sign: 'axis',
        flip: true,
        x: 136,
        y: 20,
        scale: 1.06,
      },
    ],
  },
  {
    id: 'dust',
    title: 'DUST',
    edition: 'games.world.edition',
    short: 'games.world.short',
    blurb: 'games.world.blurb',
    computerText: 'games.world.computer',
    hotseatText: 'games.world.hotseat',
    playable: true,
    art: [],
  },
];

const cardOf = (game: string): GameCard | undefined => gameCards.find(({ id }) => id === game);

/** The whole name of a game. */
export function gameTitle(game: string): string {
  const card = cardOf(game);
  return card === undefined ? game : `${card.title}, ${t(card.edition)}`;
}

export function gameShort(game: string): string {
  const card = cardOf(game);
  return card === undefined ? game : t(card.short);
}
