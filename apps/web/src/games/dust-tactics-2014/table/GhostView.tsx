import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { linesOfFire } from '@dustfront/dust-tactics-2014/query';
import { useComputed } from '@preact/signals';
import type { FeatureModel, MiniModel, TableScene } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import { AimsView, placed } from './AimsView.tsx';
import { AlarmLines, AlarmSigns, alarmsOf } from './Alarms.tsx';
import { Area } from './Areas.tsx';
import { type Aims, aimsOf } from './aims.ts';
import { Built } from './Built.tsx';
import type { Draft } from './draft.ts';
import { degrees, pathOf } from './geometry.ts';
import type { Ghost } from './ghost.ts';
import { roomOf } from './plates.ts';
import { aimingNow, type Prospect, prospectsNow } from './prospects.ts';
import { RangeTag } from './RangeRings.tsx';
import type { RangeModel } from './ranges.ts';
import type { ReachTag } from './reach-tags.ts';
import type { Shots } from './shots.ts';
import { GRIP, gripsOf, Tape, TapeTag, tagOf } from './Tape.tsx';
import { Mini } from './Troops.tsx';

/** By its nose a hull is turned: a handle that a finger can take. */
function Grip({ mini, scale }: { mini: MiniModel; scale: number }) {
  if (mini.heading === null) return null;
  return (
    <g
      transform={`translate(${mini.at[0]} ${mini.at[1]}) rotate(${degrees(mini.heading)})`}
      class="mt-grip"
      data-testid="grip"
    >
      <path d={`M${mini.radius} 0H${mini.radius + (GRIP.far - 4) / scale}`} />
      <circle cx={mini.radius + GRIP.far / scale} r={18 / scale} class="mt-grip-room" />
      <circle cx={mini.radius + GRIP.far / scale} r={8 / scale} />
    </g>
  );
}

/** A piece of terrain that is about to lie there, with its outline to take hold of. */
function Laid({ feature }: { feature: FeatureModel }) {
  const isArea = feature.kind === 'wood' || feature.kind === 'rubble';
  return (
    <g class="mt-laid" data-testid="laid">
      {isArea ? <Area feature={feature} /> : <Built feature={feature} />}
      <path d={pathOf(feature.points, feature.kind !== 'wall')} class="mt-laid-edge" />
    </g>
  );
}

/** Whether a miniature may fire from there; where nobody may, nobody is told apart. */
const ability = (aims: Aims | null, key: string): string =>
  aims === null || aims.able.has(key) ? 'can' : aims.able.size > 0 ? 'cannot' : '';

/** Everybody where he would stand, ringed by whether he may fire from there; the one in the hand stands out. */
function Minis({
  ghost,
  aims,
  one,
  scale,
}: {
  ghost: Ghost;
  aims: Aims | null;
  one: string | null;
  scale: number;
}) {
  return (
    <>
      {ghost.minis.map((mini) => (
        <g
          key={mini.key}
          data-mini={mini.key}
          class={`mt-stands ${ability(aims, mini.key)}${mini.key === one ? ' held' : ''}`}
        >
          <circle cx={mini.at[0]} cy={mini.at[1]} r={mini.radius + 5} class="mt-ring" />
          <Mini mini={mini} sign={ghost.sign} />
          <Grip mini={mini} scale={scale} />
        </g>
      ))}
    </>
  );
}

/** From the nearest place where they can stand to the one that was meant. */
function Stray({ draft, ghost, scale }: { draft: Draft; ghost: Ghost; scale: number }) {
  const [stray, first] = [draft.stray.value, ghost.minis[0]];
  if (stray === null || first === undefined) return null;
  const [[x, y], arm] = [stray.at, 5 / scale];
  return (
    <g class="mt-stray" data-testid="stray">
      <path d={pathOf([first.at, stray.at], false)} class="dash" />
      <path d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`} />
    </g>
  );
}

interface GhostProps {
  readonly c: Controller;
  readonly draft: Draft;
  readonly scale: number;
  readonly scene: TableScene;
  /** The weapon whose range is shown. */
  readonly range: RangeModel | null;
  readonly shots: Shots;
  /** What is written at the edges of the reach. */
  readonly tags: readonly ReachTag[];
}

/** Everything that is written on the table around a ghost, or where it is only aimed: nothing lies over anything. */
function writtenOf(
  { draft, scale, scene, tags: written }: GhostProps,
  aims: Aims | null,
  rows: readonly Prospect[],
) {
  const ghost = draft.ghost.value;
  const ghosts = ghost?.minis ?? [];
  const minis = [...scene.troops.flatMap((troop) => troop.minis), ...ghosts].map(roomOf);
  const grips = ghost === null ? [] : gripsOf(ghost, scale);
  const lying = [...grips, ...written.map(({ box }) => box)];
  const tag = ghost === null ? null : tagOf(ghost, scale, [...minis, ...lying], scene);
  const tags = [...lying, ...(tag === null ? [] : [tag])];
  const plates = aims === null ? [] : placed(aims, rows, scale, minis, tags, scene);
  const plated = [...minis, ...tags, ...plates.map(({ box }) => box)];
  const alarms = alarmsOf(draft.risks.value?.risks ?? [], ghosts, scene, scale, plated);
  return { tag, plates, alarms, taken: [...plated, ...alarms.map(({ box }) => box)] };
}

/** Before anybody has gone anywhere: who could be fired at, with lines only to whom aim is taken at. */
function fromHere(shots: Shots, view: TacticsView, unit: Unit): Aims {
  const all = aimsOf(view, unit);
  const at = view.units.find(({ name }) => name === shots.at.value?.key)?.id;
  const lines = linesOfFire(view, unit).filter((line) => line.at === at && line.stoppedBy === null);
  return { ...all, lines, plates: all.plates.filter(({ able, contact }) => able > 0 || contact) };
}

/** Where the drafted answer leads: ends, ways, the tape, and from there the lines to everybody in range. */
export function GhostView(props: GhostProps) {
  const { c, draft, scale, scene, range, shots } = props;
  const ghost = draft.ghost.value;
  const aims = useComputed(() => {
    const aiming = aimingNow(c, draft, shots.from.value);
    if (aiming === null) return null;
    const { view, unit } = aiming;
    if (aiming.there || c.mode.value === 'fire') return aimsOf(view, unit);
    return shots.from.value === null ? null : fromHere(shots, view, unit);
  }).value;
  const rows = useComputed(() => prospectsNow(c, draft, shots.from.value)?.rows ?? []).value;
  if (ghost === null && aims === null && range === null) return null;
  const { tag, plates, alarms, taken } = writtenOf(props, aims, rows);
  const lines = (
    <>
      {aims !== null && <AimsView {...{ aims, plates, scale }} live={ghost === null} />}
      {range !== null && <RangeTag model={range} {...{ scale, scene, taken }} />}
    </>
  );
  if (ghost === null) return lines;
  return (
    <g
      class={`mt-ghost side-${ghost.sign}`}
      onWheel={(event) => {
        if (ghost.heading === null) return;
        event.preventDefault();
        event.stopPropagation();
        draft.turn(Math.sign(event.deltaY) * (event.shiftKey ? 1 : 2));
      }}
    >
      {ghost.ways.map((way) => (
        <g key={way.join()}>
          <path d={pathOf(way, false)} class="mt-way under" />
          <path d={pathOf(way, false)} class="mt-way" />
        </g>
      ))}
      <Tape ghost={ghost} scale={scale} />
      <Stray draft={draft} ghost={ghost} scale={scale} />
      <AlarmLines all={alarms} />
      {lines}
      <AlarmSigns all={alarms} scale={scale} />
      {tag !== null && <TapeTag ghost={ghost} box={tag} scale={scale} />}
      {ghost.laid !== null && <Laid feature={ghost.laid} />}
      {ghost.discs.map(({ at, radius }) => (
        <circle key={at.join()} cx={at[0]} cy={at[1]} r={radius} class="mt-base" />
      ))}
      <Minis ghost={ghost} aims={aims} one={draft.one.value} scale={scale} />
    </g>
  );
}
