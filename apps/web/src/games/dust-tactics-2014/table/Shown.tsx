import { render } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import {
  MARGIN,
  type MiniModel,
  type Spot,
  type TableScene,
  type TroopModel,
} from '../../../board/tabletop.ts';
import type { Frame } from '../../../camera/camera.ts';
import type { Controller } from '../../../modes/controller.ts';
import { isStill } from '../../../settings.ts';
import { add } from '../../../stage/draw.ts';
import { Effects } from '../../../stage/Effects.tsx';
import { degreesOf } from './geometry.ts';
import { Mini } from './Troops.tsx';
import { sizeAt, tableGround } from './table-ground.ts';
import { changeOf, goingOn, type Loss, type Stop, stopsOn, type Walk } from './walks.ts';

/** Those who are under way, and the drawing in which they are. */
interface UnderWay {
  readonly holder: SVGGElement;
  readonly stops: ReadonlyMap<string, readonly Stop[]>;
  readonly since: number;
}

/** Miniatures drawn once more, over the table, as those of their unit. */
function holderOf(layer: SVGElement, { sign, state }: TroopModel): SVGGElement {
  return add(layer, 'g', { class: `mt-troop side-${sign} ${state}` });
}

function drawn(holder: SVGElement, mini: MiniModel, { sign }: TroopModel): SVGGElement {
  const one = add(holder, 'g', {});
  render(<Mini mini={mini} sign={sign} />, one);
  return one;
}

/** Not seen for a while where he stands, but there to be clicked. */
function hide(table: Element | null, key: string, duration: number): void {
  table
    ?.querySelector(`.mt-troop[data-troop="${CSS.escape(key)}"]`)
    ?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** Who looks everywhere looks where he goes, until he is there. */
function lookingAhead(mini: MiniModel, stops: readonly Stop[]): MiniModel {
  const [first, last] = [stops[0], stops.at(-1)];
  if (mini.heading !== null || first === undefined || last === undefined || first === last) return mini;
  return { ...mini, facing: degreesOf(first.spot, last.spot) };
}

function walk(layer: SVGElement, { troop, ways }: Walk, under: Map<string, UnderWay>): void {
  const before = under.get(troop.key);
  const since = performance.now();
  before?.holder.remove();
  const holder = holderOf(layer, troop);
  const body = add(holder, 'g', { class: 'mt-minis' });
  const stops = new Map<string, readonly Stop[]>();
  for (const [key, way] of ways) {
    const old = before?.stops.get(key);
    stops.set(key, old === undefined ? stopsOn(way) : goingOn(old, since - (before?.since ?? 0), way));
  }
  const length = Math.max(...[...stops.values()].map((one) => one.at(-1)?.at ?? 0));
  for (const mini of troop.minis.toSorted((a, b) => a.at[1] - b.at[1])) {
    const own = stops.get(mini.key) ?? [];
    const one = drawn(body, lookingAhead(mini, own), troop);
    const [x, y] = mini.at;
    const frames = own.map(({ spot, at }) => ({
      transform: `translate(${spot[0] - x}px, ${spot[1] - y}px)`,
      offset: at / (own.at(-1)?.at ?? 1),
    }));
    one.animate(frames, { duration: own.at(-1)?.at ?? 0, easing: own.length > 2 ? 'linear' : 'ease-in-out' });
  }
  under.set(troop.key, { holder, stops, since });
  hide(layer.closest('.mt'), troop.key, length);
  // Whoever has arrived is seen on the table again.
  holder.animate([{ opacity: 1 }, { opacity: 1 }], { duration: length }).onfinish = () => {
    holder.remove();
    if (under.get(troop.key)?.holder === holder) under.delete(troop.key);
  };
}

const TIP = 240;
const LIE = 500;

const tilted = ([x, y]: Spot, turn: number): string =>
  `translate(${x}px, ${y}px) rotate(${turn}deg) translate(${-x}px, ${-y}px)`;

/** Figures tip over where they stood, lie there and are gone. */
function fall(layer: SVGElement, { troop, minis }: Loss): void {
  const holder = holderOf(layer, troop);
  for (const mini of minis) {
    const figure = drawn(holder, mini, troop).querySelector('.mt-figure');
    const turn = mini.at[0] % 2 < 1 ? -82 : 82;
    figure?.animate([{ transform: tilted(mini.at, 0) }, { transform: tilted(mini.at, turn) }], {
      duration: TIP,
      easing: 'ease-in',
      fill: 'forwards',
    });
  }
  const frames = [{ opacity: 1 }, { opacity: 1, offset: TIP / (TIP + LIE) }, { opacity: 0 }];
  holder.animate(frames, { duration: TIP + LIE }).onfinish = () => holder.remove();
}

/** What has changed since the picture before is walked and falls over the table as it is now. */
function useChanges(c: Controller, scene: TableScene) {
  const layer = useRef<SVGGElement>(null);
  const under = useRef(new Map<string, UnderWay>());
  const isHeld = c.stage.held.value !== null;
  const at = c.shown.value?.at ?? 0;
  const last = useRef({ scene, isHeld, at });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { scene, isHeld, at };
    if (before.scene === scene || layer.current === null || isStill()) return;
    const { walks, losses } = changeOf(before.scene, scene, c.news.acts.peek());
    for (const one of walks) walk(layer.current, one, under.current);
    // Somebody went back to what was before: nobody falls then.
    const isBack = at < before.at || (isHeld && !before.isHeld);
    if (!isBack) for (const one of losses) fall(layer.current, one);
  }, [scene]);
  return layer;
}

/** What happens, over the table: whoever walks, what is fired, who falls. Nothing below is painted anew for it. */
export function Shown({ c, scene, frame }: { c: Controller; scene: TableScene; frame: Frame }) {
  const layer = useChanges(c, scene);
  const playing = c.stage.playing.value;
  // Points are computed once for all that is played.
  const size = useMemo(() => sizeAt(frame.scale), [playing?.id]);
  return (
    <svg
      class="mt-svg mt-shown"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <g ref={layer} />
        <g transform={`scale(${size})`}>
          <Effects playing={playing} groundOf={() => tableGround(scene, size)} />
        </g>
      </g>
    </svg>
  );
}
