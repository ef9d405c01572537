import { memo } from 'preact/compat';
import type { AreaModel } from '../../../../board/world.ts';
import { HEIGHT, WIDTH } from './outlines.generated.ts';
import { outlineOf, widthOf } from './shapes.ts';

/** The areas say themselves what they are. */
const drawnOnly = { 'aria-hidden': true } as const;

/** How far the world is drawn beyond its edges. */
const FAR = 160;

interface Copy {
  readonly area: AreaModel;
  readonly shift: number;
}

function copiesOf(areas: readonly AreaModel[]): readonly Copy[] {
  return areas.flatMap((area) => {
    const [west, east] = widthOf(area.key);
    const shifts = [...(west < FAR ? [WIDTH] : []), ...(east > WIDTH - FAR ? [-WIDTH] : [])];
    return shifts.map((shift) => ({ area, shift }));
  });
}

interface BeyondProps {
  readonly areas: readonly AreaModel[];
}

const isSame = (a: BeyondProps, b: BeyondProps): boolean =>
  a.areas.length === b.areas.length && a.areas.every(({ army }, i) => army === b.areas[i]?.army);

/** The world is round: what lies over its edge is seen on both sides of the map. */
export const Beyond = memo(function Beyond({ areas }: BeyondProps) {
  const copies = copiesOf(areas);
  return (
    <g class="tm-beyond" {...drawnOnly}>
      {(['sea', 'land'] as const).flatMap((kind) =>
        copies
          .filter(({ area }) => area.kind === kind)
          .map(({ area: { key, army }, shift }) => (
            <path
              key={`${key} ${shift}`}
              class={`tm-area ${kind} ${army === null ? 'tm-nobody' : `army-${army}`}`}
              data-beyond={key}
              d={outlineOf(key)}
              transform={`translate(${shift} 0)`}
            />
          )),
      )}
      <path class="tm-edge meridian" d={`M0 0V${HEIGHT}M${WIDTH} 0V${HEIGHT}`} />
      <path class="tm-edge" d={`M${-FAR} 0H${WIDTH + FAR}M${-FAR} ${HEIGHT}H${WIDTH + FAR}`} />
    </g>
  );
}, isSame);
