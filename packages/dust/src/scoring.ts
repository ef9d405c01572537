import type { Seat } from '@dustfront/kernel';
import { type Holdings, holdings } from './control.ts';
import {
  type DustState,
  type Holder,
  type Majorities,
  NOBODY,
  type RoundScore,
  type Scoring,
} from './state.ts';

/**
 * The sole highest count takes a majority [dust.vp.majority.most]. On a tie last round's holder keeps it if he is
 * among the tied [dust.vp.majority.tie-holder], else nobody has it [dust.vp.majority.tie-none] [dust.ruling.76]; a
 * count of zero is no majority for anybody [dust.vp.majority.zero] [dust.ruling.83].
 */
export function majority(counts: readonly number[], last: Holder): Holder {
  const most = Math.max(0, ...counts);
  if (most === 0) return NOBODY;
  const leaders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  if (leaders.length === 1) return leaders[0]!;
  return leaders.includes(last) ? last : NOBODY;
}

/**
 * Centres, powered or not [dust.vp.majority.production] [dust.ruling.78]; seas [dust.vp.majority.sea]; lands
 * [dust.vp.majority.land]. Only players are counted [dust.vp.majority.neutral] [dust.ruling.77].
 */
export function majorities(held: readonly Holdings[], last: Majorities): Majorities {
  return {
    production: majority(
      held.map((h) => h.centres),
      last.production,
    ),
    sea: majority(
      held.map((h) => h.seas),
      last.sea,
    ),
    land: majority(
      held.map((h) => h.lands),
      last.land,
    ),
  };
}

/** Points of one seat in one round. */
export function pointsFor(
  held: Pick<Holdings, 'capitals' | 'sources'>,
  tokens: number,
  scoring: Scoring,
): number {
  // Partly reconstructed [dust.option.premium-scoring].
  if (scoring === 'premium') return held.capitals + held.sources + tokens;
  // Two for a capital [dust.vp.capital], also one taken from neutrals [dust.vp.capital.captured-neutral]; two for a
  // majority [dust.vp.majority.value]; one for each full three sources [dust.vp.source] [dust.vp.source.round-down]
  // [dust.ruling.4]. Tokens are not counted one by one [dust.vp.formula] [dust.ruling.2].
  return 2 * held.capitals + 2 * tokens + Math.floor(held.sources / 3);
}

/** What a round brought a seat, part by part; the parts add up to what it gained. */
export interface ScoreParts {
  readonly capitals: number;
  readonly sources: number;
  readonly production: number;
  readonly sea: number;
  readonly land: number;
}

/** dust.vp.formula, one part at a time. */
export function scoreParts(score: RoundScore, seat: Seat, scoring: Scoring): ScoreParts {
  const worth = (capitals: number, sources: number, tokens: number): number =>
    pointsFor({ capitals, sources }, tokens, scoring);
  const token = (holder: Holder): number => (holder === seat ? worth(0, 0, 1) : 0);
  const { production, sea, land } = score.majorities;
  return {
    capitals: worth(score.capitals[seat]!, 0, 0),
    sources: worth(0, score.sources[seat]!, 0),
    production: token(production),
    sea: token(sea),
    land: token(land),
  };
}

export function majoritiesHeld(tokens: Majorities, seat: Seat): number {
  return [tokens.production, tokens.sea, tokens.land].filter((holder) => holder === seat).length;
}

/**
 * What the victory point step comes to now, for all players at once [dust.vp.together]; neutrals never score
 * [dust.vp.neutral-none].
 */
export function roundScore(state: DustState): RoundScore {
  const held = state.players.map((_, seat) => holdings(state, seat));
  const tokens = majorities(held, state.majorities);
  const gained = held.map((h, seat) => pointsFor(h, majoritiesHeld(tokens, seat), state.options.scoring));
  return {
    round: state.round,
    capitals: held.map((h) => h.capitals),
    sources: held.map((h) => h.sources),
    centres: held.map((h) => h.centres),
    seas: held.map((h) => h.seas),
    lands: held.map((h) => h.lands),
    majorities: tokens,
    gained,
    totals: gained.map((points, seat) => state.players[seat]!.points + points),
  };
}
