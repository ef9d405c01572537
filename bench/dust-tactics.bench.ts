import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BATTLEFIELDS, BOXED_ALLIES, BOXED_AXIS, type CoreState, dustTactics } from '@dustfront/dust-tactics';
import { attackPlan, headsOnBoard } from '@dustfront/dust-tactics/query';
import { Match, Play, playRandomly, seededDice, seededPick } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import {
  createReach,
  type DicePlan,
  findReach,
  type Grid,
  isSightClear,
  makeGrid,
  type StepRule,
  samplePlan,
} from '@dustfront/wargame';
import type { Benchmark } from '../scripts/lib/bench.ts';
import { randomFrom } from './random.ts';

const boxed = {
  forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units },
  battlefield: BATTLEFIELDS[0]!.id,
};

/** Positions from random play, some answers in. */
function position(seed: number, answers: number): CoreState {
  const play = new Play(dustTactics, dustTactics.setup(boxed as never) as CoreState, seededDice(`p${seed}`));
  playRandomly(play, seededPick(`p${seed}`), answers);
  return play.state;
}

/** Different attacks met in random play: every unit against every enemy it can reach. */
function attacks(count: number): DicePlan[] {
  const plans: DicePlan[] = [];
  const seen = new Set<string>();
  for (let seed = 0; plans.length < count; seed++) {
    const state = position(seed, 60 + (seed % 200));
    for (const from of headsOnBoard(state)) {
      for (const to of headsOnBoard(state)) {
        if (from.side === to.side) continue;
        const plan = attackPlan(state, from, to, { sustained: seed % 2 === 0 });
        const key = JSON.stringify(plan);
        if (plan.ranged.lines.length + (plan.close?.attack.length ?? 0) === 0 || seen.has(key)) continue;
        seen.add(key);
        plans.push(plan);
      }
    }
  }
  return plans.slice(0, count);
}

const thousand = attacks(1000);
const heavy = thousand.reduce((a, b) => (JSON.stringify(b).length > JSON.stringify(a).length ? b : a));
const draw = randomFrom(7);
const faces = (count: number) => Array.from({ length: count }, () => draw(6));

function blockers(grid: Grid): Uint16Array {
  const next = randomFrom(11);
  return Uint16Array.from({ length: grid.size }, () => (next(5) === 0 ? 1 : 0));
}

const walking: StepRule = {
  barred: 1,
  noEnd: 1,
  corner: 1,
  corners: 1,
  edges: 0,
  cornerEdges: 0,
  agile: false,
};

/** Line of sight for all pairs of a board; answers how many pairs. */
function allSight(side: number): () => number {
  const grid = makeGrid(side, side);
  const flags = blockers(grid);
  let seen = 0;
  return () => {
    for (let a = 0; a < grid.size; a++)
      for (let b = 0; b < grid.size; b++) if (isSightClear(grid, flags, 1, a, b)) seen++;
    return seen < 0 ? 0 : grid.size * grid.size;
  };
}

/** Reach 6 from every square; answers how many fields. */
function allReach(side: number): () => number {
  const grid = makeGrid(side, side);
  const flags = blockers(grid);
  const reach = createReach(grid);
  return () => {
    for (let from = 0; from < grid.size; from++) findReach(reach, flags, null, walking, from, 6);
    return grid.size;
  };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** KiB of one live match in the middle of its game, with its record. */
function memoryPerMatch(): number {
  const count = 300;
  collect();
  const before = process.memoryUsage().heapUsed;
  const matches = Array.from({ length: count }, (_, i) => {
    const match = Match.begin(dustTactics, boxed as never, ['a', 'b'], seededDice(`m${i}`));
    const pick = seededPick(`m${i}`);
    for (let n = 0; n < 150 && !match.over; n++) {
      const seat = match.asked[0]!;
      const question = match.question(seat)!;
      match.submit(
        seat,
        question.number,
        dustTactics.optionId(question.options.at(pick(question.options.length)) as never),
      );
    }
    return match;
  });
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / count;
  return matches.length > 0 ? bytes / 1024 : 0;
}

/** Seconds to carry out one attack a million times, from a tenth of that. */
function millionSamples(): number {
  const begun = performance.now();
  for (let i = 0; i < 100_000; i++) samplePlan(heavy, faces);
  return (performance.now() - begun) * 10;
}

function exactly(plan: DicePlan, times: number): number {
  const begun = performance.now();
  for (let i = 0; i < times; i++) attackOdds(plan);
  return (performance.now() - begun) / times;
}

export const benchmarks: Benchmark[] = [
  {
    name: 'sight, all pairs',
    unit: 'pairs/s',
    against: '9×9',
    contestants: [
      { name: '9×9', run: allSight(9) },
      { name: '36×36', run: allSight(36) },
    ],
  },
  {
    name: 'reach 6, every square',
    unit: 'fields/s',
    against: '9×9',
    contestants: [
      { name: '9×9', run: allReach(9) },
      { name: '36×36', run: allReach(36) },
    ],
  },
  {
    name: 'odds, a thousand different attacks',
    unit: 'ms',
    contestants: [
      {
        name: 'exact',
        measure: 'value',
        run: () => {
          const begun = performance.now();
          for (const plan of thousand) attackOdds(plan);
          return performance.now() - begun;
        },
      },
    ],
  },
  {
    name: 'odds, the largest of them',
    unit: 'ms',
    against: 'exact',
    contestants: [
      { name: 'exact', measure: 'value', run: () => exactly(heavy, 50) },
      { name: 'a million samples', measure: 'value', run: millionSamples },
    ],
  },
  {
    name: 'memory',
    unit: 'KiB',
    contestants: [{ name: 'a live match', measure: 'value', run: memoryPerMatch }],
  },
];
