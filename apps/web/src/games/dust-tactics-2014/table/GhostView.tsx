import { useComputed } from '@preact/signals';
import type { FeatureModel, MiniModel } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import { AimsView } from './AimsView.tsx';
import { Area } from './Areas.tsx';
import { aimsOf } from './aims.ts';
import { Built } from './Built.tsx';
import type { Draft } from './draft.ts';
import { degrees, pathOf } from './geometry.ts';
import { aimingNow } from './prospects.ts';
import { Tape } from './Tape.tsx';
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
      <path d={`M${mini.radius} 0H${mini.radius + 22 / scale}`} />
      <circle cx={mini.radius + 26 / scale} r={18 / scale} class="mt-grip-room" />
      <circle cx={mini.radius + 26 / scale} r={8 / scale} />
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

/** Where the drafted answer leads: ends, ways, the tape, and from there the lines to everybody in range. */
export function GhostView({
  c,
  draft,
  scale,
  width,
}: {
  c: Controller;
  draft: Draft;
  scale: number;
  width: number;
}) {
  const ghost = draft.ghost.value;
  const aims = useComputed(() => {
    const aiming = aimingNow(c, draft);
    const isMeant = aiming !== null && (aiming.there || c.mode.value === 'fire');
    return isMeant ? aimsOf(aiming.view, aiming.unit) : null;
  }).value;
  const lines = aims === null ? null : <AimsView aims={aims} scale={scale} width={width} />;
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
      {lines}
      <Tape ghost={ghost} scale={scale} />
      {ghost.laid !== null && <Laid feature={ghost.laid} />}
      {ghost.discs.map(({ at, radius }) => (
        <circle key={at.join()} cx={at[0]} cy={at[1]} r={radius} class="mt-base" />
      ))}
      {ghost.minis.map((mini) => (
        <g key={mini.key} class={aims === null || aims.able.has(mini.key) ? 'can' : 'cannot'}>
          <circle cx={mini.at[0]} cy={mini.at[1]} r={mini.radius + 5} class="mt-ring" />
          <Mini mini={mini} sign={ghost.sign} flip={false} />
          <Grip mini={mini} scale={scale} />
        </g>
      ))}
    </g>
  );
}
