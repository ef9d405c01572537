import { boardOf } from '../board.ts';
import { WORLD } from '../data/index.ts';
import { NEUTRAL } from '../state.ts';
import { type Units, unitsOf } from '../units.ts';
import type { DustView } from '../view.ts';
import type { BattleKind } from './kinds.ts';
import { openAbility } from './open-ability.ts';
import { battlePlan } from './plan.ts';
import { defenderRetreats } from './retreat.ts';

/** An attack that somebody only thinks of. */
export interface Thought {
  readonly kind: BattleKind;
  readonly seat: number;
  /** Where it starts; null for a drop. */
  readonly origin: string | null;
  readonly target: string;
  readonly units: Units;
}

/**
 * The battle that an attack would begin, as the view shows the map: who defends, whether he has a way out, and the
 * abilities that both sides could still use.
 */
export function battleThought(view: DustView, { kind, seat, origin, target, units }: Thought) {
  const area = view.areas.find(({ id }) => id === target);
  if (area === undefined || area.holder === null) return null;
  const neutral = area.holder === 'neutral';
  return battlePlan({
    kind,
    attackers: units,
    defenders: unitsOf(area.units),
    place: area,
    neutral,
    defenderHasRetreat: hasWayOut(view, target, origin),
    attackerAbility: openAbility(view, seat),
    defenderAbility: openAbility(view, area.holder === 'neutral' ? NEUTRAL : area.holder),
  });
}

/** Whether who holds an area could retreat from it [dust.retreat.steps] if he were attacked from there. */
function hasWayOut(view: DustView, target: string, origin: string | null): boolean {
  const board = boardOf(view.map === 'world' ? WORLD : view.map);
  const [to = -1, from = -1] = [target, origin].map((id) => board.index.get(id ?? ''));
  const { holder } = view.areas[to]!;
  const ways = defenderRetreats(board, to, from, {
    isFriendly: (area) => view.areas[area]!.holder === holder,
    isEmpty: (area) => view.areas[area]!.holder === null,
  });
  return ways.length > 0;
}
