import { type Battle, type Bloc, SCENARIOS } from '@dustfront/dust-tactics';
import type { ComponentChildren } from 'preact';
import { scenarioWords } from '../../games/dust-tactics/words.ts';
import { medalOf } from './store.ts';
import { cw } from './words.ts';

/** Where the eight battles lie on our map of the ice, along the way from the coast to the pole. */
const places: readonly (readonly [number, number])[] = [
  [70, 250],
  [165, 205],
  [275, 238],
  [370, 178],
  [305, 100],
  [430, 82],
  [545, 128],
  [650, 62],
];

const coast =
  'M-10 300C40 270 60 300 110 292C180 282 200 312 290 296C380 280 420 310 520 284C600 262 660 280 740 240V330H-10Z';
const ridges = [
  'M120 140C190 90 260 70 340 52S500 30 560 44',
  'M150 165C230 120 300 130 360 130S520 60 610 92',
  'M60 190C120 160 160 150 210 160',
  'M420 220C480 190 560 190 640 150',
];

/** Mountains: where they stand, and how large they are. */
const peaks: readonly (readonly [number, number, number])[] = [
  [196, 88, 1.1],
  [232, 66, 1.5],
  [270, 58, 1.1],
  [470, 34, 1.2],
  [506, 26, 1.6],
  [548, 34, 1.1],
  [126, 150, 0.9],
  [472, 204, 1],
  [506, 190, 1.4],
  [546, 194, 1],
  [618, 138, 0.8],
  [210, 152, 0.8],
  [402, 124, 0.8],
];
/** Meridians that meet beyond the pole, and circles around it. */
const meridians = [-60, 90, 240, 390, 540, 690];
const circles = [120, 260, 400, 540];

const starPath = 'M0 -9L2.6 -3.4L8.6 -2.7L4.2 1.5L5.3 7.4L0 4.5L-5.3 7.4L-4.2 1.5L-8.6 -2.7L-2.6 -3.4Z';

export type Stage = 'won' | 'lost' | 'drawn' | 'next' | 'ahead';

export function stageOf(battles: readonly Battle[], i: number, side: Bloc): Stage {
  const battle = battles[i];
  if (battle === undefined) return i === battles.length ? 'next' : 'ahead';
  if (battle.winner == null) return 'drawn';
  return battle.winner === side ? 'won' : 'lost';
}

const Medal = ({ medal }: { medal: string }) => (
  <svg class={`ca-medal ${medal}`} viewBox="-10 -10 20 20" width="22" height="22" aria-hidden="true">
    <path d={starPath} />
  </svg>
);

/** The battles on the drawn way, where there is no room for stations that can be pressed: these stand below it. */
const Stops = ({ stops, chosen }: { stops: readonly string[]; chosen: number }) => (
  <g class="ca-stops">
    {places.map(([x, y], i) => (
      <g key={x} class={`${stops[i]}${i === chosen ? ' chosen' : ''}`} transform={`translate(${x} ${y})`}>
        <circle r="25" />
        <text text-anchor="middle" dominant-baseline="central">
          {i + 1}
        </text>
      </g>
    ))}
  </g>
);

/** The land the way goes through. */
function Land({ children }: { children: ComponentChildren }) {
  const way = places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <svg viewBox="0 0 720 320" aria-hidden="true">
      <rect class="ca-ice" width="720" height="320" />
      <g class="ca-grid">
        {meridians.map((x) => (
          <path key={x} d={`M760 -60L${x} 330`} />
        ))}
        {circles.map((r) => (
          <circle key={r} cx="760" cy="-60" r={r} />
        ))}
      </g>
      <path class="ca-sea" d={coast} />
      {[9, 18, 27].map((off) => (
        <path key={off} class="ca-wave" d={coast} transform={`translate(0 ${off})`} />
      ))}
      {ridges.map((d) => (
        <path key={d} class="ca-ridge" d={d} />
      ))}
      {peaks.map(([x, y, size]) => (
        <g key={`${x} ${y}`} class="ca-peak" transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-16 12L-4 -10L0 -14L5 -6L16 12Z" />
          <path class="shade" d="M0 -14L5 -6L16 12L4 12L-2 0Z" />
        </g>
      ))}
      <path class="ca-way" d={way} />
      {children}
    </svg>
  );
}

/** The way of the campaign: each battle a station, with its medal where it was won. */
export function RouteMap({
  battles,
  side,
  chosen,
  onChoose,
}: {
  battles: readonly Battle[];
  side: Bloc;
  chosen: number;
  onChoose: (i: number) => void;
}) {
  const stages = SCENARIOS.map((_, i) => stageOf(battles, i, side));
  const stops = stages.map((stage, i) => `${stage} side-${battles[i]?.winner ?? side}`);
  return (
    <div class="ca-map sheet">
      <Land>
        <Stops stops={stops} chosen={chosen} />
      </Land>
      <ol aria-label={cw('map')}>
        {SCENARIOS.map((scenario, i) => {
          const stage = stages[i] ?? 'ahead';
          const battle = battles[i];
          const medal = battle === undefined ? null : medalOf(battle, side);
          const [x, y] = places[i] ?? [0, 0];
          const { title } = scenarioWords(scenario);
          return (
            <li
              key={scenario.id}
              style={{ left: `${(x / 7.2).toFixed(2)}%`, top: `${(y / 3.2).toFixed(2)}%` }}
            >
              <button
                type="button"
                class={`ca-stop ${stops[i]}`}
                aria-pressed={chosen === i}
                aria-label={
                  `${cw('battle', { number: i + 1 })}, ${title}: ` +
                  `${cw(stage)}${medal === null ? '' : `, ${cw(medal)}`}`
                }
                onClick={() => onChoose(i)}
              >
                {medal === null ? i + 1 : <Medal medal={medal} />}
              </button>
              <span aria-hidden="true">{title}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
