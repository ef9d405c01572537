import type { DustView } from '@dustfront/dust';
import type { Act } from '../../../../acts/act.ts';
import type { MapScene } from '../../../../board/world.ts';
import type { Stage } from '../../../../stage/stage.ts';
import { armyOf, unitList } from '../../model.ts';
import { seatName } from '../../names.ts';
import type { Battle } from '../../story/battles.ts';

interface Conquest {
  readonly acts: readonly Act[];
  /** The map as it was before the area fell. */
  readonly before: MapScene;
}

/** How an area that was fought for changes hands, to be seen once the battle is put away; null where it did not. */
export function conquestOf(view: DustView, scene: MapScene, battle: Battle): Conquest | null {
  if (battle.end?.taken !== true) return null;
  const { seat, from, to, defender, start } = battle;
  const army = typeof defender === 'number' ? armyOf(view, defender) : null;
  const areas = scene.areas.map((area) =>
    area.key === to ? { ...area, army, units: unitList(start.defender) } : area,
  );
  const told = { after: battle.closes.after, piece: String(seat), name: seatName(view, seat) };
  return {
    acts: [{ ...told, kind: 'takes', at: to, from, army: armyOf(view, seat) }],
    before: { ...scene, areas },
  };
}

/** Shows on the map that the area of a battle changes hands, when the map is seen again. */
export const showsConquest =
  (stage: Stage, view: DustView, scene: MapScene) =>
  (battle: Battle): void => {
    const conquest = conquestOf(view, scene, battle);
    if (conquest !== null) stage.show(conquest.acts, conquest.before);
  };
