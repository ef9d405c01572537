import { type Params, t } from '../i18n/index.ts';

/** Texts that speak of rounds. */
export type RoundKey =
  | 'time.round'
  | 'table.summary'
  | 'over.inRound'
  | 'over.curve'
  | 'goals.afterRound'
  | 'goals.fromRound'
  | 'goals.roundsLeft'
  | 'goals.lastRound'
  | 'goals.noLimit'
  | 'orders.alone'
  | 'refuse.acted';

export type SayRound = (key: RoundKey, params?: Params) => string;

/** How a game speaks of its rounds: as all do, or as its own book does. */
export const roundsOf = ({ rounds = t }: { readonly rounds?: SayRound }): SayRound => rounds;
