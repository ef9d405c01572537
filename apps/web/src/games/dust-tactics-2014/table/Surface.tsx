import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { finish } from '../../../board/anim.ts';
import { lifted, onTable } from '../../../board/pointing.ts';
import { MARGIN, type Spot, type TroopModel } from '../../../board/tabletop.ts';
import type { Camera } from '../../../camera/camera.ts';
import { useGestures, useSpace } from '../../../camera/gestures.ts';
import type { Led, Twisted } from '../../../camera/hands.ts';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { AdvisedView } from './AdvisedView.tsx';
import { hintedOn } from './advised.ts';
import { clickTroop, open } from './clicks.ts';
import type { Draft } from './draft.ts';
import { Edges } from './Edges.tsx';
import { useFollowing } from './following.ts';
import { GhostView } from './GhostView.tsx';
import { Ground } from './Ground.tsx';
import { degrees } from './geometry.ts';
import { onTableKey } from './keys.ts';
import { AHEAD, Loupe, TABLE } from './Loupe.tsx';
import { Laying } from './laying.ts';
import { NamePlates } from './NamePlates.tsx';
import { NumbersView } from './NumbersView.tsx';
import { numberedNow } from './numbered.ts';
import { Overhead } from './Overhead.tsx';
import { RangeRings } from './RangeRings.tsx';
import { ReachTags } from './ReachTags.tsx';
import type { Ranges } from './ranges.ts';
import { reachTags } from './reach-tags.ts';
import { Scars } from './Scars.tsx';
import { Scenery } from './Scenery.tsx';
import { Shown } from './Shown.tsx';
import { signSize } from './Signs.tsx';
import { Templates } from './Templates.tsx';
import { Traces } from './Traces.tsx';
import { Troop } from './Troops.tsx';
import { type Held, tapped } from './taps.ts';
import './measured.css';

interface SurfaceProps extends Held {
  readonly ranges: Ranges;
}

/** What is held there follows the pointer; a hull that is held by its nose turns to it. */
function heldBy(draft: Draft, svg: SVGSVGElement | null, at: Element, start: Spot): Led {
  const one = at.closest<SVGGElement>('[data-mini]')?.dataset.mini;
  if (draft.one.peek() !== null && one !== undefined) draft.pick(one);
  if (at.closest('.mt-nose, .mt-grip') !== null)
    return (to) => {
      const point = onTable(svg, to);
      if (point !== null) draft.face(point);
    };
  const [dx, dy] = draft.grip(start);
  return (to, byFinger) => {
    const point = onTable(svg, byFinger ? lifted(svg, to) : to);
    if (point === null) return;
    draft.finger.value = byFinger ? point : null;
    draft.point(byFinger ? point : [Math.max(0, point[0] + dx), Math.max(0, point[1] + dy)]);
  };
}

/** A ghost, whoever is asked where to go, or whoever may be sent somewhere at once follows the pointer. */
function leadOf(
  c: Controller,
  draft: Draft,
  svg: SVGSVGElement | null,
  at: Element,
  place: Spot,
): Led | null {
  const start = onTable(svg, place);
  const key = at.closest<SVGGElement>('[data-troop]')?.dataset.troop;
  if (start === null) return null;
  if (draft.isPointing.peek() && at.closest('.mt-ghost, .mt-troop.moving') !== null)
    return heldBy(draft, svg, at, start);
  if (key === undefined || c.mode.peek() !== 'pick' || open(c, [key]).size === 0) return null;
  let led: Led | null = null;
  return (to, byFinger) => {
    if (led === null) {
      c.select(key);
      led = heldBy(draft, svg, at, start);
    }
    if (draft.isPointing.peek()) led(to, byFinger);
  };
}

/** Two fingers turn the hull that is under one of them. */
function twistOf(draft: Draft, at: Element): Twisted | null {
  if (draft.ghost.peek()?.heading == null || at.closest('.mt-ghost') === null) return null;
  let rest = 0;
  return (by) => {
    const steps = Math.trunc((rest + by) / degrees(1));
    rest += by - degrees(steps);
    if (steps !== 0) draft.turn(steps);
  };
}

/** Everybody on the table, drawn again only where something about him has changed. */
function Troops({ c, scene, draft, shots }: Pick<SurfaceProps, 'c' | 'scene' | 'draft' | 'shots'>) {
  const chosen = c.selected.value;
  const targets = open(
    c,
    scene.troops.map(({ key }) => key),
  );
  const mover = draft.mover.value;
  const leaves = draft.isOpen.value;
  const lookOf = ({ key, of }: TroopModel): string => {
    const is = (one: string | null): boolean => key === one || (of !== null && of === one);
    const moves = mover !== null && is(mover);
    return [
      is(chosen) ? 'selected' : '',
      targets.has(key) || (of !== null && targets.has(of)) ? 'target' : '',
      shots.isInRange(of ?? key) ? 'inrange' : '',
      moves ? 'moving' : '',
      moves && leaves ? 'leaving' : '',
    ].join(' ');
  };
  return (
    <>
      {scene.troops.map((troop) => (
        <Troop
          key={troop.key}
          troop={troop}
          look={lookOf(troop)}
          onKey={({ key, of }) => {
            const whom = of ?? key;
            const isDone = shots.at.peek()?.key === whom ? shots.fire() : shots.aim(whom);
            if (!isDone) clickTroop(c, key, of, false);
          }}
        />
      ))}
    </>
  );
}

/** What is about to be answered: reach, ghost, template. */
function Ahead({
  c,
  scene,
  camera,
  draft,
  ranges,
  shots,
  laying,
}: SurfaceProps & { readonly laying: Laying }) {
  const frame = camera.frame.value;
  const { scale } = frame;
  const reach = draft.reach.value;
  const tags = useMemo(
    () =>
      reachTags(
        reach,
        scene.troops.flatMap(({ minis }) => minis),
        frame,
        scene,
      ),
    [reach, scene, frame],
  );
  const drafting = useComputed(() => draft.isOpen.value || laying.all.value.length > 0).value;
  const advised = useComputed(() => hintedOn(c)).value;
  return (
    <>
      {!drafting && advised === null && <Traces traces={c.news.traces.value} troops={scene.troops} />}
      {!draft.isOpen.value && advised !== null && <AdvisedView all={[advised]} scale={scale} />}
      {reach.map(({ path, sign, far }) => (
        <path key={far} d={path} class={`mt-reach side-${sign}${far ? ' far' : ''}`} />
      ))}
      <path d={draft.sites.value.map(crossAt).join('')} class="mt-site" />
      {ranges.chosen.value !== null && (
        <RangeRings model={ranges.chosen.value} scale={scale} width={scene.width} height={scene.height} />
      )}
      {!drafting && advised === null && c.mode.value !== 'fire' && shots.from.value === null && (
        <NamePlates scene={scene} scale={scale} />
      )}
      <ReachTags all={tags} scale={scale} />
      <GhostView {...{ c, draft, scale, scene, shots, tags }} range={ranges.chosen.value} />
      {laying.all.value.length > 0 && (
        <Templates all={laying.all.value} chosen={laying.chosen.value} scale={scale} />
      )}
      <NumbersView all={numberedNow(c, scene, scale)} scale={scale} />
    </>
  );
}

/** A place where something may be built. */
const crossAt = ([x, y]: Spot): string => `M${x - 8} ${y}h16M${x} ${y - 8}v16`;

/** A finger that is lifted holds nothing any more. */
function useLettingGo(draft: Draft): void {
  useEffect(() => {
    const letGo = (): void => {
      draft.finger.value = null;
    };
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', letGo);
    return () => {
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', letGo);
    };
  }, [draft]);
}

/** Whoever takes hold of a ghost goes on with the keys. */
function keepKeys(event: MouseEvent, svg: SVGSVGElement | null): void {
  if (!(event.target instanceof Element) || event.target.closest('.mt-ahead') === null) return;
  event.preventDefault();
  svg?.focus({ preventScroll: true });
}

/** Whether a click says where to go, and whether that is only thought ahead. */
const pointingLook = ({ isPointing, isAhead }: Draft): string =>
  isPointing.value ? ` pointing${isAhead.value ? ' ahead' : ''}` : '';

/** The way back from having moved closer, beside a sheet that hides the other buttons. */
const Whole = ({ camera }: { camera: Camera }) =>
  camera.isClose ? (
    <span class="mt-whole">
      <IconButton icon="fit" name={t('board.fitTable')} onClick={() => camera.whole()} />
    </span>
  ) : null;

/** Where the table lies in its drawing. */
const at = `translate(${MARGIN} ${MARGIN})`;

/**
 * A table seen from above: what stands on it, where the drafted answer leads, what a click means. What is only about to
 * be is a drawing of its own over the table, so that nothing else is painted anew while a ghost is dragged.
 */
export function Surface(props: SurfaceProps) {
  const { c, scene, camera, draft, shots } = props;
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const laying = useMemo(() => new Laying(c), [c]);
  const frame = camera.frame.value;
  const seen = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  useSpace(box, camera);
  useLettingGo(draft);
  useFollowing(c, camera, scene);
  useGestures(box, camera, {
    onStart: () => box.current !== null && finish(box.current),
    lead: (at, place) => leadOf(c, draft, svg.current, at, place),
    twist: (at) => twistOf(draft, at),
    onTap: (at, touch, place) => tapped(props, laying, at, touch, onTable(svg.current, place)),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the units inside are the buttons; keys are read here
    <div
      class="mt"
      ref={box}
      onKeyDown={(event) => onTableKey(event, draft, shots)}
      onMouseDown={(event) => keepKeys(event, svg.current)}
      onPointerMove={(event) => {
        if (!laying.isAsked) return;
        const point = onTable(svg.current, [event.clientX, event.clientY]);
        if (point !== null && event.pointerType !== 'touch') laying.point(point);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        ref={svg}
        class={`board mt-svg${camera.isClose ? ' zoomed' : ''}${pointingLook(draft)}`}
        viewBox={seen}
        style={signSize(frame.scale)}
        role="group"
        tabindex={0}
        aria-label={t('tactics.measured.label', { width: scene.width / 10, height: scene.height / 10 })}
      >
        <g class="mt-table" id={TABLE} transform={at}>
          <Ground width={scene.width} height={scene.height} features={scene.features} />
          <Edges {...scene} seats={c.seats.value} scale={frame.scale} />
          <Scenery features={scene.features} />
          <Scars c={c} />
          <Troops c={c} scene={scene} draft={draft} shots={shots} />
          <Overhead features={scene.features} troops={scene.troops} />
        </g>
      </svg>
      {/* The same is told in words beside the table. */}
      <Shown c={c} scene={scene} frame={frame} />
      <svg class="mt-svg mt-ahead" viewBox={seen} aria-hidden="true">
        <g id={AHEAD} transform={at}>
          <Ahead {...props} laying={laying} />
        </g>
      </svg>
      <Loupe draft={draft} scale={frame.scale} svg={svg} />
      <Whole camera={camera} />
    </div>
  );
}
