import type { TableScene } from '../../../board/tabletop.ts';
import type { MapScene } from '../../../board/world.ts';
import { t } from '../../../i18n/index.ts';
import { Ground } from './Ground.tsx';
import { MARGIN } from './geometry.ts';
import { Scenery } from './Scenery.tsx';
import { Troop } from './Troops.tsx';
import './measured.css';

/** A table as a picture: before a match, and in a record that is looked at. */
export function Preview({
  scene,
  onPiece,
}: {
  scene: MapScene | TableScene;
  onPiece?: (piece: string) => void;
}) {
  if (scene.kind !== 'table') return null;
  return (
    <svg class="mt-svg mt-preview" viewBox={`0 0 ${scene.width + 2 * MARGIN} ${scene.height + 2 * MARGIN}`}>
      <title>{t('tactics14.measured.size', { width: scene.width / 10, height: scene.height / 10 })}</title>
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Ground width={scene.width} height={scene.height} />
        <Scenery features={scene.features} />
        {scene.troops.map((troop) => (
          <Troop key={troop.key} troop={troop} look="" onKey={() => onPiece?.(troop.key)} />
        ))}
      </g>
    </svg>
  );
}
