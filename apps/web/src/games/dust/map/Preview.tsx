import { WORLD } from '@dustfront/dust';
import type { TableScene } from '../../../board/tabletop.ts';
import type { MapScene } from '../../../board/world.ts';
import { settings } from '../../../settings.ts';
import { lookOf, useMapCamera } from './looks.ts';
import { WorldMap } from './WorldMap.tsx';

/** The world before anybody has claimed it, for the set-up page. */
export function Preview({ scene }: { scene: MapScene | TableScene }) {
  return scene.kind === 'map' ? <World scene={scene} /> : null;
}

function World({ scene }: { scene: MapScene }) {
  const look = lookOf(scene, settings.value.map);
  const camera = useMapCamera(look);
  return (
    <div class="wm-preview">
      <WorldMap
        map={WORLD}
        scene={scene}
        camera={camera}
        selected={null}
        choices={new Set()}
        arrows={[]}
        names={false}
        onArea={() => undefined}
      />
    </div>
  );
}
