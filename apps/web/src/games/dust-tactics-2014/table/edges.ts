import { scenarioOf, type TacticsView } from '@dustfront/dust-tactics-2014';
import { tableOf } from '@dustfront/dust-tactics-2014/query';
import type { EdgeModel } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import { sideNames } from '../model.ts';
import { blocsOf, signsOf } from '../sides.ts';

/** Steps of a match before anybody has an edge. */
const unchosen: ReadonlySet<string> = new Set(['scenario', 'edges', 'edge']);

/** Edges that are still to be chosen from; none where a position says nothing of edges. */
const choices = (view: TacticsView): readonly number[] =>
  view.stack.some(({ kind, step }) => kind === 'game' && unchosen.has(step))
    ? scenarioOf(view.scenario).edges
    : [];

/** By which edges the sides come: their own, or those that can be chosen. */
export function edgesOf(view: TacticsView): readonly EdgeModel[] {
  const { width, height } = tableOf(view);
  const whole = (edge: number): readonly [number, number] => [0, edge % 2 === 0 ? width : height];
  const given = view.own?.edges ?? view.edges;
  if (given.every((edge) => edge < 0))
    return choices(view).map((edge) => {
      const [from, to] = whole(edge);
      const label = t('tactics.measured.openEdge');
      return { seat: null, sign: 'neutral', edge, from, to, label, awaits: false };
    });
  const blocs = blocsOf(view);
  const [names, signs] = [sideNames(blocs), signsOf(blocs)];
  return given.flatMap((edge, seat): EdgeModel[] => {
    if (edge < 0) return [];
    const [from, to] = view.own?.gates?.[seat] ?? whole(edge);
    const label = t('tactics.square.entry', { side: names[seat] ?? '' });
    const awaits = view.units.some(({ side, place }) => side === seat && place === 'off');
    return [{ seat, sign: signs[seat] ?? 'neutral', edge, from, to, label, awaits }];
  });
}
