import type { Outcome, Seat } from '@dustfront/kernel';
import { hasUnits, holdings } from './control.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { DustState, Ending } from './state.ts';

interface Standing {
  readonly seat: Seat;
  readonly points: number;
  readonly capitals: number;
  readonly areas: number;
}

function standing(state: DustState, seat: Seat): Standing {
  const { capitals, lands, seas } = holdings(state, seat);
  return { seat, points: state.players[seat]!.points, capitals, areas: lands + seas };
}

/**
 * Most points [dust.win.several], then most capitals [dust.win.tie.capitals], then most areas, land and sea together
 * [dust.win.tie.areas].
 */
function compare(a: Standing, b: Standing): number {
  return b.points - a.points || b.capitals - a.capitals || b.areas - a.areas;
}

/** The best of them; more than one share the victory [dust.win.tie.shared]. */
function best(all: readonly Standing[]): Seat[] {
  const sorted = [...all].sort(compare);
  return sorted.filter((one) => compare(one, sorted[0]!) === 0).map((one) => one.seat);
}

/**
 * Whether the game is over, asked only after scoring [dust.win.when]. First the points to play to
 * [dust.win.forty], with a capital in hand [dust.win.capital]; without one the game goes on and the points stay
 * [dust.win.no-capital] [dust.ruling.80]. Then whether somebody is left to play with [dust.win.last-standing]
 * [dust.ruling.84] [dust.ruling.u27].
 */
export function ending(state: DustState): Ending | null {
  const all = state.players.map((_, seat) => standing(state, seat));
  const reached = all.filter((one) => one.points >= state.options.victoryPoints && one.capitals > 0);
  if (reached.length > 0) return { winners: best(reached), reason: 'points', rule: 'dust.win.forty' };
  const alive = all.filter((one) => hasUnits(state, one.seat));
  if (alive.length === 1) {
    return { winners: [alive[0]!.seat], reason: 'last-standing', rule: 'dust.win.last-standing' };
  }
  if (alive.length > 1) return null;
  return { winners: best(all), reason: 'nobody-standing', rule: 'dust.win.nobody-standing' };
}

/** Places of all seats: the winners first, the others by the same comparison. */
export function outcome(state: DustState): Outcome<RuleId> | null {
  const { ending: end } = state;
  if (end === null) return null;
  const all = state.players.map((_, seat) => standing(state, seat));
  const rank = (one: Standing) => (end.winners.includes(one.seat) ? 0 : 1);
  const before = (a: Standing, b: Standing) => rank(a) - rank(b) || (rank(a) === 0 ? 0 : compare(a, b));
  const places = all.map((one) => all.filter((other) => before(other, one) < 0).length);
  return { places, scores: all.map((one) => one.points), reason: end.reason, rule: end.rule };
}
