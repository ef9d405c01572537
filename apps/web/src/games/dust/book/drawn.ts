import type { DustOption, DustView } from '@dustfront/dust';
import { Play, type State, seededDice } from '@dustfront/kernel';
import type { MapScene } from '../../../board/world.ts';
import type { MapFigure } from '../../../book/figure.ts';
import { loadGame } from '../../../games/load.ts';
import { foreseen } from '../../../session/explore.ts';
import { wayBetween } from '../map/layout.ts';
import type { Arrow } from '../map/lines.tsx';
import { armyOf, viewOf } from '../model.ts';
import { dustScene } from '../scene.ts';

export interface Drawn {
  readonly view: DustView;
  readonly scene: MapScene;
  /** Where the order that is shown leads to. */
  readonly targets: ReadonlySet<string>;
  readonly arrows: readonly Arrow[];
}

/** Asks the rules what is to be drawn: where an order leads, what a turn brings in, what a round is worth. */
export async function drawn({ position, show }: MapFigure): Promise<Drawn> {
  const rules = await loadGame('dust');
  const begun = rules.notation?.parsePosition(position);
  if (begun === undefined || Array.isArray(begun)) throw new Error(`not a position: ${position}`);
  const { state } = new Play(rules, begun as State, seededDice('book'));
  const view = viewOf(rules.view(state, 0));
  const scene = dustScene(view);
  if (show.of !== 'order') return { view, scene, targets: new Set(), arrows: [] };
  const { order, from } = show;
  const play = foreseen(rules, state, 0, [order]);
  const options = play?.options(0);
  const targets = Array.from(
    { length: options?.length ?? 0 },
    (_, i) => options?.at(i) as DustOption,
  ).flatMap((option) => (option.do === 'to' ? [option.area] : []));
  const seas = new Set(scene.areas.filter(({ kind }) => kind === 'sea').map(({ key }) => key));
  const open = order.includes('amphibious') ? seas : new Set(targets);
  const kind = order.startsWith('attack') ? 'attack' : 'way';
  const arrows = targets.map(
    (to): Arrow => ({
      way: wayBetween(scene, from, to, (area) => open.has(area)) ?? [from, to],
      kind,
      army: armyOf(view, 0),
    }),
  );
  return { view, scene, targets: new Set(targets), arrows };
}
