import type { RiskAdvice } from '@dustfront/advice';
import type { MiniModel, Spot, TableScene } from '../../../board/tabletop.ts';
import { percent, percentSign } from '../../../i18n/index.ts';
import { apart, pathOf } from './geometry.ts';
import { type Box, firstFree, middleOf } from './plates.ts';
import './alarms.css';

/** The two that are nearest to each other. */
function nearestOf(from: readonly MiniModel[], to: readonly MiniModel[]): readonly [Spot, Spot] | null {
  const pairs = from.flatMap((a) => to.map((b) => [a.at, b.at] as const));
  return [...pairs].sort((a, b) => apart(...a) - apart(...b))[0] ?? null;
}

/** Letters on the screen, whatever the zoom. */
const FONT = 13;
const TALL = 22;

/** How far along its line a sign may stand, the middle first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

/** Who may shoot, how likely he is in time, and where that is said. */
export interface AlarmModel {
  readonly unit: string;
  readonly line: readonly [Spot, Spot];
  readonly chance: string;
  readonly box: Box;
}

/** From a sign that found no room on its line to that line; nothing where it did. */
function leadOf({ line: [[ax, ay], [bx, by]], box }: AlarmModel): string {
  const middle: Spot = [(ax + bx) / 2, (ay + by) / 2];
  const at = middleOf(box);
  return apart(at, middle) > box.tall * 2 ? pathOf([at, middle], false) : '';
}

function Sign({ alarm: { chance, box }, scale }: { alarm: AlarmModel; scale: number }) {
  const [x, y] = middleOf(box);
  const s = 1 / scale;
  const { wide, tall } = box;
  return (
    <g transform={`translate(${x} ${y})`} font-size={FONT * s}>
      <rect x={-wide / 2} y={-tall / 2} width={wide} height={tall} rx={tall / 2} class="mt-alarm-tag" />
      <path d={`M${-wide / 2 + 8 * s} ${5 * s}h${11 * s}l${-5.5 * s} ${-10 * s}Z`} class="mt-alarm-sign" />
      <text x={9 * s} y={4.5 * s} text-anchor="middle">
        {chance}
      </text>
    </g>
  );
}

/** Who may shoot first at those who would stand there: each sign on its line, over nothing that is there already. */
export function alarmsOf(
  risks: readonly RiskAdvice[],
  minis: readonly MiniModel[],
  scene: TableScene,
  scale: number,
  taken: readonly Box[],
): readonly AlarmModel[] {
  const found: AlarmModel[] = [];
  for (const { unit, inTime } of risks) {
    const line = nearestOf(scene.troops.find(({ key }) => key === unit)?.minis ?? [], minis);
    if (line === null) continue;
    const [[ax, ay], [bx, by]] = line;
    const chance = percent(inTime) + percentSign();
    const size = { wide: (24 + chance.length * 8) / scale, tall: TALL / scale };
    const places = ALONG.map((part): Spot => [ax + (bx - ax) * part, ay + (by - ay) * part]);
    const others = [...taken, ...found.map(({ box }) => box)];
    found.push({ unit, line, chance, box: firstFree(places, size, others, scene) });
  }
  return found;
}

/** From everybody who may shoot first to whom he would shoot at; under everything that is written. */
export const AlarmLines = ({ all }: { all: readonly AlarmModel[] }) => (
  <g class="mt-alarms">
    {all.map((alarm) => (
      <g key={alarm.unit}>
        <path d={pathOf(alarm.line, false)} class="mt-alarm under" />
        <path d={pathOf(alarm.line, false)} class="mt-alarm" />
        <path d={leadOf(alarm)} class="mt-alarm-lead" />
      </g>
    ))}
  </g>
);

/** How likely each of them is in time. */
export const AlarmSigns = ({ all, scale }: { all: readonly AlarmModel[]; scale: number }) => (
  <g class="mt-alarms">
    {all.map((alarm) => (
      <Sign key={alarm.unit} alarm={alarm} scale={scale} />
    ))}
  </g>
);
