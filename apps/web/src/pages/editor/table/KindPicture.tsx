import { useMemo } from 'preact/hooks';
import type { FeatureKind, TableDrawings, TableKit } from '../../../games/draft.ts';
import { stamped } from './shapes.ts';

const SIZE = { width: 2400, height: 2400 };
const MIDDLE = 1200;

/** A small picture of what a tool draws: the thing itself, as it lies on the table. */
export function KindPicture({
  kit,
  drawings,
  kind,
}: {
  kit: TableKit;
  drawings: TableDrawings;
  kind: FeatureKind;
}) {
  const scene = useMemo(() => {
    const feature = stamped(SIZE, kind, kind.id, [MIDDLE, MIDDLE]);
    const blank = kit.blank();
    const { table } = blank;
    const drawn =
      table === undefined ? blank : { ...blank, table: { ...table, ...SIZE, features: [feature] } };
    return kit.scene({ ...drawn, forces: [[], []] });
  }, [kit, kind]);
  const reach = Math.max(
    kind.form === 'work' ? 125 : 36,
    ...kind.shape.flatMap(([x, y]) => [Math.abs(x) + 20, Math.abs(y) + 20]),
  );
  return (
    <svg
      class="mt-svg ed-kind"
      viewBox={`${MIDDLE - reach} ${MIDDLE - reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
    >
      <drawings.Things scene={scene} />
    </svg>
  );
}
