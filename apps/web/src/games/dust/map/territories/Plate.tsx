import { memo } from 'preact/compat';
import type { AreaModel } from '../../../../board/world.ts';
import { ArmySign } from '../../../../drawings/emblems.tsx';
import { SignPath } from '../../drawings/glyphs.tsx';
import type { Point } from '../point.ts';
import { HEAD, hasTab, NAME, type PlateModel, plateModel, ROW, SIGN, TAB } from './plates.ts';

/** The area's own name says it in words. */
const said = { 'aria-hidden': true } as const;

const paintOf = (area: AreaModel): string =>
  area.army !== null ? `army-${area.army}` : area.units.length > 0 ? 'side-neutral' : 'tm-nobody';

function Emblem({ area, x, y, size }: { area: AreaModel; x: number; y: number; size: number }) {
  if (area.army === null) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`}>
      <ArmySign army={area.army} />
    </g>
  );
}

function Head({ plate }: { plate: PlateModel }) {
  const { area, width } = plate;
  return (
    <>
      <path class="tm-head" d={`M0 4Q0 0 4 0H${width - 4}Q${width} 0 ${width} 4V${HEAD}H0Z`} />
      <g class="tm-star" transform="translate(4 3.5) scale(.8)">
        <SignPath sign="star" />
      </g>
      <text class="tm-capital" x={NAME} y="14.6">
        {area.name}
      </text>
      <Emblem area={area} x={width - 16} y={4} size={12} />
    </>
  );
}

/** What an area is worth, as signs of their own: a bolt for a power source, a works for a production centre. */
function Worth({ area, x }: { area: AreaModel; x: number }) {
  return (
    <>
      {area.centre && (
        <g class="tm-centre" transform={`translate(${x - 7} -9)`}>
          <rect width="15" height="15" rx="2.5" />
          <g transform="translate(2.5 2) scale(.63)">
            <SignPath sign="centre" />
          </g>
        </g>
      )}
      {area.power && (
        <g class="tm-source" transform={`translate(${x + (area.centre ? 17 : 1)} -2)`}>
          <circle r="8" />
          <g transform="translate(-5 -5) scale(.63)">
            <SignPath sign="power" />
          </g>
        </g>
      )}
    </>
  );
}

interface PlateProps {
  readonly area: AreaModel;
  readonly at: Point;
  readonly size: number;
}

const isSame = (a: PlateProps, b: PlateProps): boolean =>
  a.area === b.area && a.size === b.size && a.at[0] === b.at[0] && a.at[1] === b.at[1];

/** What stands in an area and what it is worth, on a plate inside its outline. */
export const Plate = memo(function Plate({ area, at, size }: PlateProps) {
  const plate = plateModel(area);
  if (plate === null && !area.power && !area.centre) return null;
  const [width, height] = plate === null ? [0, 0] : [plate.width, plate.height];
  const place =
    `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${size.toFixed(3)}) translate(${-width / 2} ` +
    `${-height / 2})`;
  const top = area.capital ? HEAD : 0.5;
  return (
    <g class={`tm-plate ${paintOf(area)}`} transform={place} data-stack={area.key} {...said}>
      {plate !== null && <rect class="tm-card" width={width} height={height} rx="4" />}
      {plate !== null && area.capital && <Head plate={plate} />}
      {plate !== null && hasTab(area) && (
        <>
          <path class="tm-head" d={`M4 0H${TAB}V${height}H4Q0 ${height} 0 ${height - 4}V4Q0 0 4 0Z`} />
          <Emblem area={area} x={2.5} y={height / 2 - 6} size={12} />
        </>
      )}
      {plate?.rows.map((row, i) => (
        <g key={i} transform={`translate(0 ${top + i * ROW})`}>
          {row.map(({ sign, count, x, signX }) => (
            <g key={sign}>
              <text class="tm-count" x={x} y="14">
                {count}
              </text>
              <g class="tm-unit" transform={`translate(${signX} 3) scale(${SIGN / 16})`}>
                <SignPath sign={sign} />
              </g>
            </g>
          ))}
        </g>
      ))}
      <Worth area={area} x={width} />
    </g>
  );
}, isSame);
