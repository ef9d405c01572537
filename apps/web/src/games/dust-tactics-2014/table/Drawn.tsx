import { useRef } from 'preact/hooks';
import { MARGIN, type TableScene } from '../../../board/tabletop.ts';
import { useGestures, useSpace } from '../../../camera/gestures.ts';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import type { PictureProps } from '../../face.ts';
import { viewOf } from '../model.ts';
import { AdvisedView } from './AdvisedView.tsx';
import { reviewedOn } from './advised.ts';
import { Edges } from './Edges.tsx';
import { Ground } from './Ground.tsx';
import { Scars } from './Scars.tsx';
import { Scenery } from './Scenery.tsx';
import { Shown } from './Shown.tsx';
import { signSize } from './Signs.tsx';
import { Traces } from './Traces.tsx';
import { Troop } from './Troops.tsx';
import './measured.css';

type DrawnProps = Omit<PictureProps<Controller>, 'scene'> & { readonly scene: TableScene };

/** A table as it is, to be looked at: through a camera, and with the cards of units, where a match is replayed. */
export function Drawn({ scene, c, camera, advised = [] }: DrawnProps) {
  const box = useRef<HTMLDivElement>(null);
  const whole = { x: 0, y: 0, width: scene.width + 2 * MARGIN, height: scene.height + 2 * MARGIN, scale: 1 };
  const frame = camera?.frame.value ?? whole;
  const chosen = c?.selected.value ?? null;
  const view = c?.shown.value?.view ?? null;
  const ways = view === null ? [] : reviewedOn(viewOf(view), advised);
  useSpace(box, camera);
  useGestures(box, camera, {
    onTap: (at) => c?.select(at.closest<SVGGElement>('[data-troop]')?.dataset.troop ?? null),
  });
  return (
    <div class="mt" ref={box}>
      <svg
        class={`mt-svg mt-preview${camera === undefined ? '' : ' closer'}`}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        style={signSize(frame.scale)}
      >
        <title>{t('tactics.measured.size', { width: scene.width / 10, height: scene.height / 10 })}</title>
        <g transform={`translate(${MARGIN} ${MARGIN})`}>
          <Ground width={scene.width} height={scene.height} features={scene.features} />
          <Edges {...scene} seats={c?.seats.value ?? []} scale={frame.scale} />
          <Scenery features={scene.features} />
          {c !== undefined && <Scars c={c} />}
          {scene.troops.map((troop) => (
            <Troop
              key={troop.key}
              troop={troop}
              look={troop.key === chosen ? 'selected' : ''}
              onKey={({ key }) => c?.select(key)}
            />
          ))}
          {c !== undefined && ways.length === 0 && (
            <Traces traces={c.news.traces.value} troops={scene.troops} />
          )}
          {ways.length > 0 && <AdvisedView all={ways} scale={frame.scale} />}
        </g>
      </svg>
      {c !== undefined && <Shown c={c} scene={scene} frame={frame} />}
    </div>
  );
}
