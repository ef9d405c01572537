import type { MapScene } from '../../../board/world.ts';
import { wayBetween } from './layout.ts';

/** The areas that somebody went through, over land where he could, else across the seas. */
export function wayOf(scene: MapScene, from: string, to: string): readonly string[] {
  const seas = new Set(scene.areas.filter(({ kind }) => kind === 'sea').map(({ key }) => key));
  const land = !seas.has(from) && !seas.has(to);
  return (
    (land ? wayBetween(scene, from, to, (area) => !seas.has(area)) : null) ??
    wayBetween(scene, from, to, (area) => seas.has(area)) ?? [from, to]
  );
}

/** The way of an attack: over land only from next door, so from further off across the seas, else through the air. */
export function attackWay(scene: MapScene, from: string, to: string): readonly string[] {
  const seas = new Set(scene.areas.filter(({ kind }) => kind === 'sea').map(({ key }) => key));
  return wayBetween(scene, from, to, (area) => seas.has(area)) ?? [from, to];
}
