import { memo } from 'preact/compat';
import type { AreaModel } from '../../../board/world.ts';
import { ArmySign } from '../../../drawings/emblems.tsx';
import { type Sign, SignPath, signWidth } from '../drawings/glyphs.tsx';
import type { Point } from './point.ts';
import { outerOf, PLATE, radiusOf } from './sizes.ts';
import type { AreaState } from './territories/Territories.tsx';

const glyph = 9.5;
const gap = 3;

/** The area's own name says it in words. */
const said = { 'aria-hidden': true } as const;

/** What stands in an area: a plate of silhouettes, each with its number if there are several. */
function Stack({ units, top }: { units: AreaModel['units']; top: number }) {
  let x = 5;
  const items = units.map(({ kind, count }) => {
    const sign = kind as Sign;
    const width = signWidth(sign, glyph);
    const at = x;
    const digits = count > 1 ? 1.5 + String(count).length * 6.6 : 0;
    x += width + digits + gap;
    return { sign, count, at, width };
  });
  const width = x + 5 - gap;
  return (
    <g {...said} class="wm-stack" transform={`translate(${-width / 2} ${top})`}>
      <rect class="wm-plate" width={width} height={PLATE} rx="3.5" />
      {items.map(({ sign, count, at, width: w }) => (
        <g key={sign} transform={`translate(${at} 2.7)`}>
          <g class="wm-unit" transform={`scale(${glyph / 16})`}>
            <SignPath sign={sign} />
          </g>
          {count > 1 && (
            <text class="wm-count" x={w + 1.5} y="9.2">
              {count}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

interface NodeProps {
  readonly area: AreaModel;
  readonly at: Point;
  readonly size: number;
  readonly state: AreaState;
  readonly selected: boolean;
  readonly focusable: boolean;
  readonly hint: string;
}

const paintOf = (area: AreaModel): string =>
  area.army !== null ? `army-${area.army}` : area.units.length > 0 ? 'side-neutral' : 'wm-nobody';

const place = (at: Point, size: number): string =>
  `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${size.toFixed(3)})`;

/** One area: circle, sign of who holds it, what it is worth, its production centre. */
export const AreaNode = memo(function AreaNode({
  area,
  at,
  size,
  state,
  selected,
  focusable,
  hint,
}: NodeProps) {
  const r = radiusOf(area);
  const held = area.units.length > 0;
  const outer = outerOf(area);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an area of a drawing cannot be a button element
    <g
      class={
        `wm-area ${paintOf(area)}${state === '' ? '' : ` ${state}`}${selected ? ' selected' : ''}` +
        `${held ? '' : ' empty'}`
      }
      transform={place(at, size)}
      data-area={area.key}
      role="button"
      tabindex={focusable ? 0 : -1}
      aria-label={hint === '' ? area.label : `${area.label}. ${hint}`}
      aria-pressed={selected}
    >
      <circle class="wm-hit" r={outer + 8} />
      {(state !== '' || selected) && <circle class="wm-halo" r={outer + 5} />}
      {area.power && (
        <>
          <circle class="wm-power" r={outer} />
          <circle class="wm-power thin" r={outer - 3} />
        </>
      )}
      {area.capital && <circle class="wm-capital" r={r + 3.4} />}
      <circle class="wm-disc" r={held || area.kind === 'land' ? (held ? r : r - 3) : 6} />
      {area.army !== null && (
        <g transform={`translate(${-r * 0.66} ${-r * 0.66}) scale(${(r * 0.66) / 8})`}>
          <ArmySign army={area.army} />
        </g>
      )}
      {area.army === null && held && (
        <path d={`M${-r * 0.5} -1.6H${r * 0.5}V1.6H${-r * 0.5}Z`} fill="var(--on)" />
      )}
      {area.centre && (
        <g class="wm-centre" transform={`translate(${r * 0.72} ${-r * 0.72 - 10})`}>
          <rect x="-2.5" y="-2.5" width="15" height="15" rx="3" />
          <g transform="scale(.63)">
            <SignPath sign="centre" />
          </g>
        </g>
      )}
    </g>
  );
});

/** What stands in an area, over all circles. */
export const AreaStack = memo(function AreaStack({
  area,
  at,
  size,
}: Pick<NodeProps, 'area' | 'at' | 'size'>) {
  if (area.units.length === 0) return null;
  return (
    <g class={`wm-stacked ${paintOf(area)}`} transform={place(at, size)} data-stack={area.key} {...said}>
      <Stack units={area.units} top={outerOf(area) + 1.6} />
    </g>
  );
});
