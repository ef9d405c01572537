import type { DustView } from '@dustfront/dust';
import type { MapScene } from '../../../board/world.ts';
import { percent, percentSign } from '../../../i18n/index.ts';
import { hintOf } from '../../../modes/hinting.ts';
import type { Badge } from '../map/Badges.tsx';
import { wayBetween } from '../map/layout.ts';
import type { Arrow } from '../map/lines.tsx';
import { armyOf, optionOf, placeOf } from '../model.ts';
import { adviceOf } from './battle/best.ts';
import type { Desk } from './desk.ts';

/** What is less likely is not worth a look. */
const HOPELESS = 0.01;

/** So many ways are all drawn at once. */
const FEW = 4;

/** The way of the order that a hint advises, if it is one. */
function advisedWay({ c }: Desk): { from: string; to: string; attack: boolean } | null {
  const hint = hintOf(c);
  if (hint === null || typeof hint.choice === 'string') return null;
  const { option } = hint.choice;
  const order = hint.question.options.find(({ id }) => id === option);
  const goal = hint.then?.map(optionOf).find((part) => part.do === 'to');
  const from = order === undefined ? null : placeOf(optionOf(order));
  if (order === undefined || from === null || goal === undefined) return null;
  return { from, to: goal.area, attack: order.option.do === 'attack' };
}

/** Ways on the map: those open to the chosen area, the one taken up, or that of the battle. */
export function arrowsOf(desk: Desk, view: DustView, scene: MapScene): readonly Arrow[] {
  const question = desk.c.question.value;
  const army = question === null ? null : armyOf(view, question.seat);
  const seas = new Set(scene.areas.filter(({ kind }) => kind === 'sea').map(({ key }) => key));
  const routes = desk.routes.value ?? [];
  const open = new Set(routes.map(({ to }) => to));
  // Where somebody could stop he has come along: that needs no rule. Landings cross the seas.
  const way = (from: string, to: string): readonly string[] =>
    wayBetween(scene, from, to, (area) => open.has(area)) ??
    wayBetween(scene, from, to, (area) => seas.has(area)) ?? [from, to];
  const draft = desk.draft.value;
  if (draft !== null && draft.route.from !== null)
    return [{ way: way(draft.route.from, draft.route.to), kind: 'chosen', army }];
  if (routes.length > 0) {
    const drawn = new Set<string>();
    // More ways than a few would be a net over the map: the one that is looked at is drawn.
    const looked = desk.looked.value;
    const few = open.size <= FEW;
    const shown = routes.filter(({ to }) => to === looked || (few && !open.has(looked ?? '')));
    return shown.flatMap((route): Arrow[] => {
      if (route.from === null || drawn.has(route.to)) return [];
      drawn.add(route.to);
      return [{ way: way(route.from, route.to), kind: route.attack ? 'attack' : 'way', army }];
    });
  }
  const advised = advisedWay(desk);
  if (advised !== null) {
    const { from, to, attack } = advised;
    return [{ way: way(from, to), kind: attack ? 'attack' : 'way', army }];
  }
  const { battle } = view;
  if (battle !== null && battle.origin !== null)
    return [{ way: way(battle.origin, battle.target), kind: 'chosen', army: armyOf(view, battle.attacker) }];
  return [];
}

/** How likely each target is to be taken, while one is being chosen: the best of the ways to it. */
export function badgesOf({ draft, routes, prospects, attacks, solver }: Desk): ReadonlyMap<string, Badge> {
  const thought = draft.value?.route ?? null;
  if (thought !== null && !thought.attack) return new Map();
  const chosen = thought === null ? (routes.value ?? []) : [];
  const best = new Map<string, number>();
  for (const { id, to } of chosen.length > 0 ? chosen : attacks.routes.value) {
    const takes = prospects.chances.value.get(id)?.takes ?? attacks.takes(id);
    if (takes !== undefined) best.set(to, Math.max(takes, best.get(to) ?? 0));
  }
  // That of the attack that is thought of goes with the units it takes.
  const exact = thought === null ? null : adviceOf(solver.result.value);
  if (thought !== null && exact !== null) best.set(thought.to, exact.now.takes);
  return new Map(
    [...best].map(([area, takes]) => [
      area,
      { text: percent(takes) + percentSign(), faint: takes < HOPELESS, chosen: thought?.to === area },
    ]),
  );
}

/** The areas that would be attacked. */
export function targetsOf({ draft, routes, attacks }: Desk): ReadonlySet<string> {
  const thought = draft.value?.route;
  if (thought?.attack === false) return new Set();
  const chosen = thought === undefined ? (routes.value ?? []) : [thought];
  const all = thought === undefined ? chosen : [...chosen, ...attacks.routes.value];
  return new Set(
    (all.length > 0 ? all : attacks.routes.value).filter(({ attack }) => attack).map(({ to }) => to),
  );
}
