import { memo } from 'preact/compat';
import type { Spot, TableScene, TroopModel } from '../../../board/tabletop.ts';
import { type Box, firstFree, roomOf } from './plates.ts';
import './nameplates.css';

/** Moved closer than that everybody is known by his looks; from farther away a name has no room. */
const [CLOSE, FAR] = [0.8, 0.45];

/** Sizes on the screen, whatever the zoom. */
const FONT = 12;
const ROW = 14;
const LETTER = 6.3;
/** A longer name takes two lines. */
const LONG = 16;

/** A name in one line or two, as even as can be; that it is a squad is seen. */
export function nameLines(name: string): readonly string[] {
  const plain = name.replace(/ Squad$/, '');
  const gaps = [...plain].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  if (plain.length <= LONG || gaps.length === 0) return [plain];
  const middle = plain.length / 2;
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best));
  return [plain.slice(0, at), plain.slice(at + 1)];
}

interface NamePlate {
  readonly troop: TroopModel;
  readonly lines: readonly string[];
  readonly box: Box;
}

/** The room that all miniatures of a unit take together. */
function aroundAll({ minis }: TroopModel): Box {
  const rooms = minis.map(roomOf);
  const [left, top] = [Math.min(...rooms.map((one) => one.left)), Math.min(...rooms.map((one) => one.top))];
  const right = Math.max(...rooms.map((one) => one.left + one.wide));
  const foot = Math.max(...rooms.map((one) => one.top + one.tall));
  return { left, top, wide: right - left, tall: foot - top };
}

/** A plate for every unit, below it where there is room: over nobody, and over no other plate. */
export function namePlates(
  { troops, width, height }: Pick<TableScene, 'troops' | 'width' | 'height'>,
  scale: number,
): readonly NamePlate[] {
  if (scale >= CLOSE || scale < FAR) return [];
  const taken = troops.flatMap(({ minis }) => minis.map(roomOf));
  const plates: NamePlate[] = [];
  for (const troop of troops) {
    if (troop.of !== null || troop.minis.length === 0) continue;
    const lines = nameLines(troop.name);
    const wide = (Math.max(...lines.map(({ length }) => length)) * LETTER + 12) / scale;
    const tall = (lines.length * ROW + 6) / scale;
    const { left, top, wide: across, tall: down } = aroundAll(troop);
    const [x, y, gap] = [left + across / 2, top + down / 2, 4 / scale];
    const places: readonly Spot[] = [
      [x, top + down + gap + tall / 2],
      [x, top - gap - tall / 2],
      [left + across + gap + wide / 2, y],
      [left - gap - wide / 2, y],
    ];
    const box = firstFree(places, { wide, tall }, taken, { width, height });
    taken.push(box);
    plates.push({ troop, lines, box });
  }
  return plates;
}

/** Who is who, where the whole table is seen and nothing is being pointed out. */
export const NamePlates = memo(
  function NamePlates({ scene, scale }: { scene: TableScene; scale: number }) {
    return (
      <g class="mt-nameplates">
        {namePlates(scene, scale).map(({ troop, lines, box: { left, top, wide, tall } }) => (
          <g key={troop.key} class={`side-${troop.sign} ${troop.state}`} font-size={FONT / scale}>
            <rect x={left} y={top} width={wide} height={tall} rx={7 / scale} />
            {lines.map((line, n) => (
              <text key={line} x={left + wide / 2} y={top + (ROW * (n + 1)) / scale} text-anchor="middle">
                {line}
              </text>
            ))}
          </g>
        ))}
      </g>
    );
  },
  (a, b) => a.scene === b.scene && a.scale === b.scale,
);
