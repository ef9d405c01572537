/** Why a record is not what it says. */
export type Reason =
  | 'no-dice'
  | 'bad-note'
  | 'wrong-seed'
  | 'wrong-numbers'
  | 'wrong-seats'
  | 'wrong-chain'
  | 'wrong-link'
  | 'links-left'
  | 'wrong-sum'
  | 'bad-line'
  | 'wrong-opening'
  | 'wrong-dice'
  | 'wrong-state'
  | 'refused'
  | 'wrong-back'
  | 'not-over'
  | 'wrong-end'
  | 'other-commitment'
  | 'other-anchors'
  | 'own-chain-missing'
  | 'own-links-missing'
  | 'own-answers'
  | 'other-names';

/** What was looked at, with how many of them there were. */
export interface Checked {
  readonly what: 'server' | 'chains' | 'links' | 'dice' | 'answers' | 'withdrawn' | 'end' | 'kept';
  readonly count: number;
}

/** Whose dice the server knew before they fell. */
export interface ByServer {
  readonly seats: readonly number[];
  readonly clock: number;
  readonly computer: number;
  /** Anchors promised while the match was played: a new device, a substitute. */
  readonly later: number;
}

/**
 * `promised`: as promised to the seats whose clients kept it. `consistent`: nothing contradicts itself, but nobody said
 * what had been promised. `broken`: not as promised; `at` is the answer where it shows, counted from 1, and 0 is the
 * header or the opening.
 */
export type Verdict =
  | {
      readonly word: 'promised' | 'consistent';
      readonly scheme: string;
      readonly answers: number;
      readonly dice: number;
      readonly checked: readonly Checked[];
      readonly seats: readonly number[];
      readonly byServer: ByServer | null;
    }
  | { readonly word: 'broken'; readonly at: number; readonly reason: Reason; readonly about: string };

export const broken = (at: number, reason: Reason, about = ''): Verdict => ({
  word: 'broken',
  at,
  reason,
  about,
});

/** Something is wrong with a record; caught where its verdict is made. */
export class Wrong extends Error {
  readonly at: number;
  readonly reason: Reason;
  constructor(at: number, reason: Reason, about = '') {
    super(about);
    this.at = at;
    this.reason = reason;
  }
}
