import { memo } from 'preact/compat';
import type { MiniModel, TroopModel } from '../../../board/tabletop.ts';
import { FromAbove } from '../../../drawings/above/FromAbove.tsx';
import { type SideSign, sideShape } from '../../../drawings/emblems.tsx';
import { degrees, nose, pathOf } from './geometry.ts';
import { Signs } from './Signs.tsx';
import './troops.css';

/** What counts: the disc or the hull, with the side's shape in it and the nose before it. */
export function Base({ mini, sign }: { mini: MiniModel; sign: SideSign }) {
  const { at, radius, corners, heading } = mini;
  const [x, y] = at;
  return (
    <>
      {corners === null ? (
        <>
          <circle cx={x} cy={y} r={radius} class="mt-base" />
          <path d={sideShape[sign](radius * 0.84, x, y)} class="mt-sign" />
        </>
      ) : (
        <path d={pathOf(corners, true)} class="mt-base hull" />
      )}
      {heading !== null && (
        <path
          d={nose(radius, Math.min(22, corners === null ? radius : radius * 0.42))}
          transform={`translate(${x} ${y}) rotate(${degrees(heading)})`}
          class="mt-nose"
        />
      )}
    </>
  );
}

/** Light from the upper left: a hull throws its own outline, a base a soft disc. */
function Shadow({ mini: { at, radius, corners } }: { mini: MiniModel }) {
  const [x, y] = at;
  if (corners !== null)
    return <path d={pathOf(corners, true)} transform="translate(7 10)" class="mt-hull-shadow" />;
  return (
    <ellipse
      cx={x + radius * 0.25}
      cy={y + radius * 0.34}
      rx={radius * 1.25}
      ry={radius * 1.15}
      fill="url(#mt-foot)"
    />
  );
}

export function Mini({ mini, sign }: { mini: MiniModel; sign: SideSign }) {
  const [x, y] = mini.at;
  return (
    <g class="mt-mini" data-piece={mini.key}>
      <Shadow mini={mini} />
      <Base mini={mini} sign={sign} />
      <g class="mt-figure">
        <FromAbove {...mini} sign={sign} />
      </g>
      {mini.storey > 0 && (
        <g transform={`translate(${x + mini.radius} ${y - mini.radius})`}>
          <rect x="-8" y="-8" width="16" height="16" rx="4" class="mt-plate" />
          <text y="5" text-anchor="middle" class="mt-floor-number">
            {mini.storey}
          </text>
        </g>
      )}
    </g>
  );
}

interface TroopProps {
  readonly troop: TroopModel;
  /** Selected, to be chosen, looked at. */
  readonly look: string;
  readonly onKey: (troop: TroopModel) => void;
}

/** The miniatures of one unit: a button for those who point and for those who use keys. */
function TroopDrawing({ troop, look, onKey }: TroopProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of miniatures in a drawing cannot be a button element
    <g
      class={`mt-troop side-${troop.sign} ${troop.state} ${look}`}
      data-troop={troop.key}
      role="button"
      tabindex={0}
      aria-label={troop.label}
      aria-pressed={look.includes('selected')}
      onKeyDown={(event) => {
        // Whoever has been taken hold of has the keys: with a draft of his way they belong to that.
        if (look.includes('leaving') || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        event.stopPropagation();
        onKey(troop);
      }}
    >
      <title>{troop.label}</title>
      {troop.minis.map((mini) => (
        <circle key={mini.key} cx={mini.at[0]} cy={mini.at[1]} r={mini.radius + 5} class="mt-ring" />
      ))}
      <g class="mt-minis">
        {[...troop.minis]
          .sort((a, b) => a.at[1] - b.at[1])
          .map((mini) => (
            <Mini key={mini.key} mini={mini} sign={troop.sign} />
          ))}
      </g>
      <Signs troop={troop} />
    </g>
  );
}

/** Drawn again only when the unit or its look has changed; what a key does depends on the troop alone. */
export const Troop = memo(TroopDrawing, (a, b) => a.troop === b.troop && a.look === b.look);
