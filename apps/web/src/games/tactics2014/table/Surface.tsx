import { useRef } from 'preact/hooks';
import type { Spot, TableScene, TroopModel } from '../../../board/tabletop.ts';
import type { Camera } from '../../../camera/camera.ts';
import { useGestures, useSpace } from '../../../camera/gestures.ts';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { clickTroop, open } from './clicks.ts';
import type { Draft } from './draft.ts';
import { GhostView } from './GhostView.tsx';
import { Ground } from './Ground.tsx';
import { MARGIN } from './geometry.ts';
import { onTableKey } from './keys.ts';
import { Scenery } from './Scenery.tsx';
import { Traces } from './Traces.tsx';
import { Troop } from './Troops.tsx';
import './measured.css';

/** A place of the window as millimetres of the table. */
function onTable(svg: SVGSVGElement | null, [x, y]: Spot): Spot | null {
  const matrix = svg?.querySelector<SVGGElement>('.mt-table')?.getScreenCTM();
  if (matrix == null) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [at.x, at.y];
}

/** A table seen from above: what stands on it, where the drafted answer leads, what a click means. */
export function Surface({
  c,
  scene,
  camera,
  draft,
}: {
  c: Controller;
  scene: TableScene;
  camera: Camera;
  draft: Draft;
}) {
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const frame = camera.frame.value;
  const chosen = c.selected.value;
  const targets = open(
    c,
    scene.troops.map(({ key }) => key),
  );
  const ghost = draft.ghost.value;
  const press = ({ key, of }: TroopModel, touch: boolean): void => clickTroop(c, key, of, touch);
  useSpace(box, camera);
  useGestures(box, camera, {
    onTap: (at, touch, place) => {
      if (ghost !== null && at.closest('.mt-ghost') !== null) return void draft.commit();
      const key = at.closest<SVGGElement>('[data-troop]')?.dataset.troop;
      const troop = scene.troops.find((one) => one.key === key);
      // Whoever is being moved may be sent to where he stands.
      if (troop !== undefined && (draft.sample.peek() === null || targets.has(troop.key)))
        return press(troop, touch);
      const point = onTable(svg.current, place);
      if (point !== null) draft.point(point);
    },
  });
  const lookOf = ({ key, of }: TroopModel): string =>
    [
      key === chosen || (of !== null && of === chosen) ? 'selected' : '',
      targets.has(key) || (of !== null && targets.has(of)) ? 'target' : '',
      ghost?.minis.some((mini) => mini.key === key || mini.key.startsWith(`${key}.`)) === true
        ? 'leaving'
        : '',
    ].join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the units inside are the buttons; keys for the draft are read here
    <div class="mt" ref={box} onKeyDown={(event) => onTableKey(event, draft)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        ref={svg}
        class={`board mt-svg${camera.isClose ? ' zoomed' : ''}${draft.sample.value === null ? '' : ' pointing'}`}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="group"
        tabindex={0}
        aria-label={t('tactics14.measured.label', { width: scene.width / 10, height: scene.height / 10 })}
      >
        <g class="mt-table" transform={`translate(${MARGIN} ${MARGIN})`}>
          <Ground width={scene.width} height={scene.height} />
          <Scenery features={scene.features} />
          {scene.troops.map((troop) => (
            <Troop key={troop.key} troop={troop} look={lookOf(troop)} onKey={() => press(troop, false)} />
          ))}
          {ghost === null && <Traces traces={c.news.traces.value} />}
          {ghost !== null && (
            <GhostView ghost={ghost} scale={frame.scale} onTurn={(steps) => draft.turn(steps)} />
          )}
        </g>
      </svg>
    </div>
  );
}
