import type { AnyGame, Json } from '@dustfront/kernel';
import {
  commitment,
  type DiceProof,
  type MatchInfo,
  type MatchSettings,
  type Result,
  SCHEME,
  SERVER_LINKS,
  ServerLinks,
  startOf,
} from '@dustfront/protocol';
import type { MatchRow, SeatRow } from '../store/store.ts';
import type { Chains } from './dice.ts';
import type { Opening } from './ledger.ts';
import { freshSeat } from './sitting.ts';

/**
 * What is fixed when a match begins. Names are not in it: they stay with the seats, where a player can have them
 * erased.
 */
export interface MatchHeader {
  /** The set-up with everything that it only names written out; the settings keep it as it was given. */
  setup: Json;
  game: string;
  version: string;
  startedAt: number;
  /** First scheme of dice. */
  contributions: string[];
  /** Second scheme. */
  chains?: Chains;
  seats: { kind: 'human' | 'computer'; player: string | null; level: string | null }[];
}

export interface MatchSecret {
  seed: string;
  /** The anchor of the server's chain; missing in matches of the first scheme. */
  commitment?: string;
}

/** What a set-up stands for today: scenarios change, a match that has begun does not. */
export const wholeSetup = (game: AnyGame, setup: Json): Json => game.complete?.(setup) ?? setup;

/** What the server promises for a new match. */
export const newSecret = (seed: string): MatchSecret & Record<string, Json> => ({
  seed,
  commitment: new ServerLinks(seed, SERVER_LINKS).commitment,
});

const secretOf = (row: MatchRow): MatchSecret => row.secret as unknown as MatchSecret;

/** Whether the dice of this match come from chains. */
export const isChained = (row: MatchRow): boolean => secretOf(row).commitment !== undefined;

/** What everybody at the table has promised, fixed now that all have given their words. */
function chainsFor(game: AnyGame, row: MatchRow, setup: Json, seats: SeatRow[]): Chains {
  const anchors = seats.map(({ anchor }) => anchor);
  const promised = {
    game: game.id,
    version: game.version,
    // As the record will have it.
    setup: wholeSetup(game, setup),
    commitment: secretOf(row).commitment!,
    length: SERVER_LINKS,
    anchors,
  };
  const words = seats.map((s) => (s.anchor === null ? null : s.contribution));
  return { start: startOf(promised), anchors, words };
}

export function headerFor(game: AnyGame, row: MatchRow, seats: SeatRow[], startedAt: number): MatchHeader {
  const setup = wholeSetup(game, (row.settings as { setup: Json }).setup);
  return {
    setup,
    game: game.id,
    version: game.version,
    startedAt,
    ...(isChained(row)
      ? { contributions: [], chains: chainsFor(game, row, setup, seats) }
      : { contributions: seats.map((s) => s.contribution) }),
    seats: seats.map((s) => ({
      kind: s.kind === 'computer' ? 'computer' : 'human',
      player: s.player,
      level: s.level,
    })),
  };
}

/** The rules version of a match that has begun. */
export const versionOf = (row: MatchRow): string | undefined =>
  (row.header as unknown as MatchHeader | null)?.version;

export function openingOf(game: AnyGame, row: MatchRow, seats: SeatRow[]): Opening {
  const header = row.header as unknown as MatchHeader;
  const sitting = header.seats.map((s, i) => freshSeat({ ...s, name: seats[i]?.name ?? '' }));
  return {
    game,
    settings: {
      ...(row.settings as unknown as MatchSettings),
      setup: header.setup ?? (row.settings as { setup: Json }).setup,
    },
    seeds: { seed: secretOf(row).seed, contributions: header.contributions },
    chains: header.chains ?? null,
    sitting,
    startedAt: header.startedAt,
  };
}

function proofOf(row: MatchRow, seats: SeatRow[]): DiceProof {
  const { seed, commitment: anchor } = secretOf(row);
  const header = row.header as unknown as MatchHeader | null;
  const revealed = row.status === 'finished' ? { seed } : {};
  if (anchor === undefined)
    return {
      scheme: 'hmac-sha256',
      commitment: commitment(seed),
      anchors: [],
      given: [],
      contributions: header?.contributions ?? seats.map((s) => s.contribution),
      ...revealed,
    };
  return {
    scheme: SCHEME,
    commitment: anchor,
    anchors: header?.chains?.anchors ?? seats.map((s) => s.anchor),
    given: seats.map((s) => s.anchor === null || s.contribution !== ''),
    contributions: [],
    ...revealed,
  };
}

/** Whether somebody belongs to the match: opened it, holds a seat, or owns one that another holds. */
export function isInside(row: MatchRow, seats: SeatRow[], player: string): boolean {
  return row.createdBy === player || seats.some((s) => s.player === player || s.owner === player);
}

/** A match as `player` may know it from outside. */
export function infoOf(row: MatchRow, seats: SeatRow[], player: string | null): MatchInfo {
  const inside = player !== null && isInside(row, seats, player);
  const version = versionOf(row);
  return {
    id: row.id,
    game: row.game,
    mode: row.mode,
    status: row.status,
    visibility: row.visibility,
    createdBy: row.createdBy,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    settings: row.settings as unknown as MatchSettings,
    seats: seats.map((s, seat) => ({
      seat,
      kind: s.kind,
      player: s.player,
      name: s.name,
      level: s.level,
      ...(s.owner === null ? {} : { owner: { player: s.owner, name: s.ownerName } }),
      ...(s.wanted === null ? {} : { wanted: s.wanted }),
      ...(s.lent ? { lent: true } : {}),
    })),
    result: row.result as unknown as Result | null,
    rematchOf: row.rematchOf,
    // Lists do without.
    dice: row.secret === null ? null : proofOf(row, seats),
    ...(version === undefined ? {} : { version }),
    ...(inside ? { invite: row.invite } : {}),
  };
}
