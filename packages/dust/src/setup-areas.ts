import type { Greyed, Seat } from '@dustfront/kernel';
import { pairedCapitals } from './board.ts';
import { isEmpty } from './control.ts';
import { areaId, board } from './lookup.ts';
import type { RuleId } from './rule-id.generated.ts';
import { type DustState, NEUTRAL, NOBODY } from './state.ts';
import { TANK } from './units.ts';

/** Capitals that the seat whose go it is may claim [dust.setup.capital.claim]. */
export function openCapitals(state: DustState): number[] {
  const world = board(state);
  const free = world.capitals.filter((area) => isEmpty(state, area));
  const taken = world.capitals.filter((area) => state.areas[area]!.holder >= 0);
  const isPaired = (area: number) => pairedCapitals(world, area).some((other) => taken.includes(other));
  const players = state.players.length;
  // dust.setup.capital.two-player-pair, dust.setup.capital.three-player-pair
  if (players <= 3) return free.filter((area) => !isPaired(area));
  // dust.setup.capital.four-player-pairs: with two pairs opened, the third is closed
  if (players === 4 && pairsOpened(state, taken) >= 2) return free.filter(isPaired);
  // dust.setup.capital.five-six-free dust.ruling.74
  return free;
}

/** Which rule closes a pair of capitals, by the number of players. */
const PAIR_RULES: Readonly<Record<number, RuleId>> = {
  2: 'dust.setup.capital.two-player-pair',
  3: 'dust.setup.capital.three-player-pair',
  4: 'dust.setup.capital.four-player-pairs',
};

/** Free capitals that the pairs close to the next player, with the rule that does it. */
export function closedCapitals(state: DustState): Greyed<RuleId>[] {
  const open = openCapitals(state);
  const rule = PAIR_RULES[state.players.length]!;
  return board(state)
    .capitals.filter((area) => isEmpty(state, area) && !open.includes(area))
    .map((area) => ({ id: `claim ${areaId(state, area)}`, refusal: { code: 'closed-pair', rule } }));
}

function pairsOpened(state: DustState, taken: readonly number[]): number {
  const world = board(state);
  const pairs = taken.map((area) => Math.min(area, ...pairedCapitals(world, area)));
  return new Set(pairs).size;
}

/**
 * Land power sources where nobody stands [dust.setup.source.draft]; those at sea stay empty
 * [dust.setup.source.land-only].
 */
export function openSources(state: DustState): number[] {
  const world = board(state);
  return world.sources.filter((area) => world.isLand[area] && isEmpty(state, area));
}

/**
 * Lands where nobody stands [dust.setup.land.draft]: by now ordinary ones only [dust.setup.land.ordinary]
 * [dust.ruling.73].
 */
export function openLands(state: DustState): number[] {
  return board(state).lands.filter((area) => isEmpty(state, area));
}

/**
 * Where a first centre may go: an own tank there [dust.setup.centre.own-tank], no other centre
 * [dust.setup.centre.one-per-area], no power source [dust.setup.centre.not-source]; a capital may
 * [dust.setup.centre.capital-ok].
 */
export function openCentres(state: DustState, seat: Seat): number[] {
  const world = board(state);
  return world.lands.filter((area) => {
    const { holder, units, centre } = state.areas[area]!;
    return holder === seat && units[TANK]! > 0 && !centre && !world.isSource[area];
  });
}

/**
 * A neutral tank and mech in each of these areas that nobody holds; returns how many. With 48 lands 32, 24, 16, 8 and 0
 * for two to six players [dust.setup.neutral.count] [dust.ruling.75].
 */
export function garrison(state: DustState, areas: readonly number[]): number {
  let count = 0;
  for (const index of areas) {
    const area = state.areas[index]!;
    if (area.holder !== NOBODY) continue;
    // Neutral figures come from all unclaimed colours, without limit [dust.stock.neutral.no-limit]
    // [dust.setup.capital.neutral-colour] [dust.ruling.11].
    area.holder = NEUTRAL;
    area.units = [1, 1, 0, 0, 0];
    count++;
  }
  return count;
}
