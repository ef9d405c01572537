import type { Spot, TroopModel } from '../../../board/tabletop.ts';
import type {
  Draft,
  DraftFeature,
  DraftTable,
  DraftZone,
  EditorKit,
  TableKit,
} from '../../../games/draft.ts';
import { goalLetter, spotName } from '../view.ts';
import type { Chosen } from './chosen.ts';
import type { Pen } from './pen.ts';

const path = (points: readonly Spot[], closed: boolean): string =>
  `M${points.map((point) => point.join(' ')).join('L')}${closed ? 'Z' : ''}`;

/** Half of a side of works, and how far around a point a finger finds it, in millimetres. */
const WORK = 100;
const POINT = 40;

const formOf = (kit: TableKit, { kind }: DraftFeature) =>
  kit.kinds.find(({ id }) => id === kind)?.form ?? 'spot';

function outline(kit: TableKit, feature: DraftFeature): string {
  const form = formOf(kit, feature);
  const [x, y] = feature.points[0] ?? [0, 0];
  if (form === 'area' || form === 'line') return path(feature.points, form === 'area');
  const half = form === 'work' ? WORK : POINT;
  const turn = ((feature.heading ?? 0) * Math.PI) / 32;
  const corner = (a: number, b: number): Spot => [
    Math.round(x + a * half * Math.cos(turn) - b * half * Math.sin(turn)),
    Math.round(y + a * half * Math.sin(turn) + b * half * Math.cos(turn)),
  ];
  return path([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true);
}

const spread = ({ points }: DraftFeature): number => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
};

/** Everything on the table as something to take hold of; what is small lies over what is large. */
export function Hits({
  kit,
  draft,
  table,
  chosen,
  goal,
  onKey,
}: {
  kit: TableKit;
  draft: Draft;
  table: DraftTable;
  chosen: Chosen | null;
  goal: number | null;
  onKey: (element: Element) => void;
}) {
  const named = goal === null ? [] : (draft.goals[goal]?.marks ?? []);
  const order = [...table.features].sort((a, b) => spread(b) - spread(a));
  return (
    <>
      {order.map((feature) => {
        const isChosen = chosen?.what === 'feature' && chosen.id === feature.id;
        const look = `${isChosen ? ' chosen' : ''}${named.includes(feature.id) ? ' meant' : ''}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a thing in a drawing cannot be a button element
          <path
            key={feature.id}
            d={outline(kit, feature)}
            class={`ed-hit ${formOf(kit, feature)}${look}`}
            data-feature={feature.id}
            role="button"
            tabindex={0}
            aria-pressed={isChosen}
            aria-label={`${kit.name(feature.kind)}, ${feature.id}`}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              onKey(event.currentTarget);
            }}
          />
        );
      })}
    </>
  );
}

/** Units to take hold of, each around its miniatures; by keys as well. */
export function UnitHits({
  troops,
  chosen,
  onKey,
}: {
  troops: readonly TroopModel[];
  chosen: Chosen | null;
  onKey: (element: Element) => void;
}) {
  return (
    <>
      {troops.map(({ key, name, minis }) => {
        const isChosen = chosen?.what === 'unit' && chosen.key === key;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a unit in a drawing cannot be a button element
          <g
            key={key}
            class={`ed-unit-hit${isChosen ? ' chosen' : ''}`}
            data-unit={key}
            role="button"
            tabindex={0}
            aria-pressed={isChosen}
            aria-label={`${name}, ${spotName(minis[0]?.at ?? [0, 0])}`}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              onKey(event.currentTarget);
            }}
          >
            <title>{name}</title>
            {minis.map((mini) => (
              <circle key={mini.key} cx={mini.at[0]} cy={mini.at[1]} r={mini.radius + 6} />
            ))}
          </g>
        );
      })}
    </>
  );
}

/** So far to the right letters go to the left of what they are about. */
const FAR = 0.8;

/** Letters of the goals beside what they are about. */
export function GoalLetters({ draft, table, scale }: { draft: Draft; table: DraftTable; scale: number }) {
  const letters = table.features.flatMap(({ id, points: [at] }) => {
    const text = draft.goals
      .flatMap(({ marks = [] }, i) => (marks.includes(id) ? [goalLetter(i)] : []))
      .join(' ');
    return text === '' || at === undefined ? [] : [{ id, at, text }];
  });
  return (
    <>
      {letters.map(({ id, at: [x, y], text }) => (
        <text
          key={id}
          transform={`translate(${x} ${y}) scale(${1 / scale})`}
          x={x > table.width * FAR ? -14 : 14}
          y="-12"
          text-anchor={x > table.width * FAR ? 'end' : 'start'}
          class="ed-goal-letter"
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** How deep a zone is drawn, in millimetres. */
const DEPTH = 36;

function band({ width, height }: DraftTable, { edge, gates }: DraftZone) {
  const [from, to] = gates ?? [0, edge % 2 === 0 ? width : height];
  return edge % 2 === 0
    ? { x: from, y: edge === 0 ? 0 : height - DEPTH, width: to - from, height: DEPTH }
    : { x: edge === 3 ? 0 : width - DEPTH, y: from, width: DEPTH, height: to - from };
}

/** Where the sides come from. */
export function Zones({ kit, draft, table }: { kit: EditorKit; draft: Draft; table: DraftTable }) {
  const sides = kit.sides(draft);
  return (
    <>
      {([0, 1] as const).map((side) => (
        <g key={side} class={`ed-zone side-${sides[side].sign}`}>
          <rect {...band(table, table.zones[side])} />
        </g>
      ))}
    </>
  );
}

/** What is being drawn, with the side that would come next. */
export function PenLine({ pen, scale }: { pen: Pen; scale: number }) {
  const { corners, over } = pen;
  if (corners.length === 0) return null;
  return (
    <g class="ed-pen">
      <path d={path(over === null ? corners : [...corners, over], false)} />
      {corners.map(([x, y], i) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={(i === 0 ? 8 : 5) / scale} />
      ))}
    </g>
  );
}

/** By it works and vehicles are turned. */
export function Grip({ at: [x, y], heading, scale }: { at: Spot; heading: number; scale: number }) {
  return (
    <g
      class="ed-grip"
      transform={`translate(${x} ${y}) rotate(${(heading * 360) / 64}) scale(${1 / scale})`}
      data-grip=""
    >
      <path d={`M0 0H${WORK * scale * 0.75 + 24}`} />
      <circle cx={WORK * scale * 0.75 + 30} r="17" class="ed-room" />
      <circle cx={WORK * scale * 0.75 + 30} r="8" />
    </g>
  );
}
