import type { Seat, State } from '@dustfront/kernel';
import type { DeckData, MapData } from './data/types.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { Units } from './units.ts';

/** Who stands in an area: a seat, nobody, or the neutral army. */
export type Holder = number;
export const NOBODY = -1;
export const NEUTRAL = -2;

/** Six colours, one for each army [dust.stock.army.six]. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'grey', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export type Scoring = 'epic' | 'premium';
export type QuickSetup = 'no' | 'random' | 'recommended';

export interface Options {
  /** Victory points to play to [dust.option.victory-points]. */
  readonly victoryPoints: number;
  readonly scoring: Scoring;
  /** dust.setup.capital.neutral-ordinary-switch */
  readonly neutralCapitalsAreOrdinary: boolean;
  /** dust.option.quick-setup */
  readonly quickSetup: QuickSetup;
}

export interface Area {
  /** Whose units stand here: control rests on nothing else [dust.control.friendly]. */
  holder: Holder;
  units: Units;
  centre: boolean;
}

export interface Player {
  colour: Colour | null;
  hand: string[];
  /** The card lying open this round; not part of the hand [dust.card.hand.played-apart] [dust.ruling.59]. */
  played: string | null;
  /** Whether the open card's ability has been activated [dust.ability.once] [dust.ruling.58]. */
  used: boolean;
  points: number;
  /** Has had his turn this round [dust.turn.once]. */
  acted: boolean;
  /** Has lost his last unit [dust.turn.eliminated.skip]. */
  out: boolean;
}

/** The majority tokens; each with the seat that holds it, or nobody [dust.token.majority]. */
export interface Majorities {
  production: Holder;
  sea: Holder;
  land: Holder;
}

/** What one victory point step came to, for the story of the points. */
export interface RoundScore {
  round: number;
  /** By seat. */
  capitals: number[];
  sources: number[];
  centres: number[];
  seas: number[];
  lands: number[];
  majorities: Majorities;
  gained: number[];
  totals: number[];
}

export interface Ending {
  winners: Seat[];
  reason: 'points' | 'last-standing' | 'nobody-standing';
  rule: RuleId;
}

export interface DustState extends State {
  /** A map by name, or written out. Never changed. */
  map: 'world' | MapData;
  deck: 'standard' | DeckData;
  options: Options;
  /** 0 during set-up. */
  round: number;
  areas: Area[];
  players: Player[];
  /** The draw pile, next card last. */
  draw: string[];
  discards: string[];
  /** The order of set-up, then of each round's turns. */
  order: Seat[];
  /** Pairs that may not fight each other this round. */
  alliances: [Seat, Seat][];
  majorities: Majorities;
  /** Capitals that count as ordinary land under the option [dust.ruling.91]. */
  ordinary: number[];
  history: RoundScore[];
  ending: Ending | null;
}
