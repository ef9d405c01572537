import type { MapScene } from '../../../board/world.ts';
import type { Layout } from './layout.ts';
import type { Point } from './point.ts';
import type { Box } from './sweep.ts';
import { plateModel } from './territories/plates.ts';

export interface Drawn {
  readonly scene: MapScene;
  readonly layout: Layout;
  readonly size: number;
  /** Areas are lands with plates, not dots. */
  readonly outlined: boolean;
}

const DISC = 9;

/** Half of what is drawn in the middle of an area. */
export function halfOf({ scene, size, outlined }: Drawn, key: string): Point {
  const area = scene.areas.find((one) => one.key === key);
  const plate = !outlined || area === undefined ? null : plateModel(area);
  return plate === null ? [DISC * size, DISC * size] : [(plate.width * size) / 2, (plate.height * size) / 2];
}

/** How wide a letter of a sea's name is. */
const LETTER = 3.2;

/** Half of what a line must not run through: a plate, or the name of a sea. */
export function clearOf(drawn: Drawn, key: string): Point {
  const area = drawn.scene.areas.find((one) => one.key === key);
  const named = area?.kind === 'sea' && !area.power && area.units.length === 0;
  if (!drawn.outlined || !named) return halfOf(drawn, key);
  return [(area.name.length * LETTER + 5) * drawn.size, DISC * drawn.size];
}

const boxOf = (drawn: Drawn, key: string): Box | null => {
  const at = drawn.layout.at.get(key);
  return at === undefined ? null : { at, half: halfOf(drawn, key) };
};

/** What stands where a way begins and ends, and everywhere else. */
export function boxesOf(
  drawn: Drawn,
  from: string,
  to: string,
): { from: Box | null; to: Box | null; others: readonly Box[] } {
  const others = drawn.scene.areas.flatMap(({ key, units, capital }) =>
    key === from || key === to || (units.length === 0 && !capital) ? [] : (boxOf(drawn, key) ?? []),
  );
  return { from: boxOf(drawn, from), to: boxOf(drawn, to), others };
}
