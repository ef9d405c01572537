import type { DustView } from '@dustfront/dust';
import type { LogLine } from '../../../session/table.ts';
import type { Arrow } from '../map/WorldMap.tsx';
import { armyOf } from '../model.ts';
import type { Desk } from './desk.ts';

/** Ways on the map: those open to the chosen area, the one taken up, else the last that somebody took. */
export function arrowsOf(desk: Desk, view: DustView, log: readonly LogLine[]): readonly Arrow[] {
  const question = desk.c.question.value;
  const army = question === null ? null : armyOf(view, question.seat);
  const draft = desk.draft.value;
  if (draft !== null && draft.route.from !== null)
    return [{ from: draft.route.from, to: draft.route.to, kind: 'chosen', army }];
  const routes = desk.routes.value ?? [];
  if (routes.length > 0) {
    const seen = new Set<string>();
    return routes.flatMap((route): Arrow[] => {
      if (route.from === null || seen.has(route.to)) return [];
      seen.add(route.to);
      return [{ from: route.from, to: route.to, kind: route.attack ? 'attack' : 'way', army }];
    });
  }
  const { battle } = view;
  if (battle !== null && battle.origin !== null)
    return [{ from: battle.origin, to: battle.target, kind: 'chosen', army: armyOf(view, battle.attacker) }];
  const last = log.findLast(
    ({ event }) =>
      event.type === 'moved' ||
      event.type === 'attack' ||
      event.type === 'turn-begun' ||
      event.type === 'round-begun',
  );
  if (last === undefined || (last.event.type !== 'moved' && last.event.type !== 'attack')) return [];
  const { from, to, seat } = last.event;
  return typeof from === 'string' && typeof to === 'string'
    ? [{ from, to, kind: 'last', army: typeof seat === 'number' ? armyOf(view, seat) : null }]
    : [];
}
