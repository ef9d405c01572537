import type { TableScene } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import { Ground } from './Ground.tsx';
import { MARGIN } from './geometry.ts';
import { Scenery } from './Scenery.tsx';
import { Troop } from './Troops.tsx';
import './measured.css';

/** A table as it is, to be looked at only. */
export function Drawn({ scene }: { scene: TableScene }) {
  return (
    <svg class="mt-svg mt-preview" viewBox={`0 0 ${scene.width + 2 * MARGIN} ${scene.height + 2 * MARGIN}`}>
      <title>{t('tactics14.measured.size', { width: scene.width / 10, height: scene.height / 10 })}</title>
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Ground width={scene.width} height={scene.height} />
        <Scenery features={scene.features} />
        {scene.troops.map((troop) => (
          <Troop key={troop.key} troop={troop} look="" onKey={() => undefined} />
        ))}
      </g>
    </svg>
  );
}
