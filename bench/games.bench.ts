import { type DustState, dust } from '@dustfront/dust';
import { BOXED_ALLIES, BOXED_AXIS, dustTactics } from '@dustfront/dust-tactics';
import {
  ALL_CARDS,
  type Bloc,
  dustTactics2014,
  forceProblems,
  type TacticsState,
} from '@dustfront/dust-tactics-2014';
import {
  type AnyGame,
  isDivergence,
  type Json,
  Match,
  Play,
  parseRecord,
  playRandomly,
  printRecord,
  replay,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import { type AbilityPlan, type SidePlan, solveBattle } from '@dustfront/odds';
import type { Benchmark, Contestant } from '../scripts/lib/bench.ts';

let games = 0;

/** A random game from set-up to end; answers how many answers it took. */
function randomGame(game: AnyGame, setup: Json): number {
  games += 1;
  const play = new Play(game, game.setup(setup), seededDice(`bench ${games}`));
  return playRandomly(play, seededPick(`bench ${games}`));
}

/** Work per second of processor time, so that whatever else the machine does counts less. */
function byProcessor(name: string, work: () => number, microseconds = 250_000): Contestant {
  const run = (): number => {
    const begun = process.cpuUsage();
    let done = 0;
    let used = 0;
    while (used < microseconds) {
      done += work();
      const { user, system } = process.cpuUsage(begun);
      used = user + system;
    }
    return (done * 1_000_000) / used;
  };
  return { name, measure: 'value', run };
}

const boxed = { forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units } } as unknown as Json;
const starters = { scenario: 'firefight', forces: ['allies', 'axis'], placement: false };
const tactics: readonly (readonly [string, Json])[] = [
  ['2013/14, Firefight', starters],
  ['2013/14, Reload', { scenario: 'reload', forces: ['ssu', 'blutkreuz'], placement: false }],
  ['2013/14, starter rules, Firefight', { ...starters, rules: 'starter' }],
  [
    '2013/14, starter rules, Reload',
    { rules: 'starter', scenario: 'reload', forces: ['ssu', 'blutkreuz'], placement: false },
  ],
];
const counts = [2, 4, 6];

/** Cards drawn from the whole roster of a bloc but its vessels, which need water, up to so many points. */
function drawnCards(bloc: Bloc, points: number, seed: string): string[] {
  const pick = seededPick(seed);
  const roster = ALL_CARDS.filter((card) => card.bloc === bloc && card.drive !== 'naval');
  let cards: string[] = [];
  for (let tries = 0; tries < 80; tries++) {
    const more = [...cards, roster[pick(roster.length)]!.id];
    if (fits(more, points)) cards = more;
  }
  return cards;
}

const fits = (cards: readonly string[], points: number): boolean =>
  forceProblems({ name: '', cards, works: [] }, '', points).length === 0;

type Cards = readonly string[];

/** Plays a game between two such forces; answers how many units were in it. */
function playerOf(pairs: readonly (readonly [Cards, Cards])[]): () => number {
  return () => {
    const pair = pairs[games % pairs.length]!;
    const forces = pair.map((cards) => ({ cards, works: [] }));
    randomGame(dustTactics2014, { scenario: 'firefight', forces, placement: false });
    return pair[0].length + pair[1].length;
  };
}

/** A game between two such forces; answers how many answers it took. */
function answersOf(pairs: readonly (readonly [Cards, Cards])[], ground: object): () => number {
  return () => {
    const forces = pairs[games % pairs.length]!.map((cards) => ({ cards, works: [] }));
    return randomGame(dustTactics2014, { ...ground, forces, placement: false });
  };
}

/** A game on a table between two such forces; answers how many miniatures were in it. */
function miniaturesOf(pairs: readonly (readonly [Cards, Cards])[], table: string): () => number {
  return () => {
    const forces = pairs[games % pairs.length]!.map((cards) => ({ cards, works: [] }));
    const setup = { table, forces, placement: false };
    randomGame(dustTactics2014, setup);
    const { units } = dustTactics2014.setup(setup) as TacticsState;
    return units.reduce((sum, { soldiers }) => sum + Math.max(1, soldiers.length), 0);
  };
}

/** Twenty pairs of forces of so many points. */
const drawnForces = (points: number): (readonly [Cards, Cards])[] =>
  Array.from({ length: 20 }, (_, n) => [
    drawnCards('allies', points, `allies ${n}`),
    drawnCards('axis', points, `axis ${n}`),
  ]);

/**
 * Twenty times three forces of 25 points that may also stand together, so that the same units play games of both sizes.
 */
function drawnThrees(bloc: Bloc): Cards[][] {
  let draws = 0;
  return Array.from({ length: 20 }, () => {
    const three: Cards[] = [];
    while (three.length < 3) {
      const cards = drawnCards(bloc, 25, `${bloc} ${draws++}`);
      if (fits([...three.flat(), ...cards], 75)) three.push(cards);
    }
    return three;
  });
}

/** Long enough for compiled code. */
const LONG = 1_500_000;
const drawnPairs = drawnForces(50);
const alliesInThrees = drawnThrees('allies');
const axisInThrees = drawnThrees('axis');

/** A six-player game played to its end at random, as its record. */
function sixPlayerRecord(): string {
  const match = Match.begin(dust, { players: 6 }, ['a', 'b', 'c', 'd', 'e', 'f'], seededDice('record'));
  const pick = seededPick('record');
  while (!match.over) {
    const seat = match.asked[0]!;
    const { number, options } = match.question(seat)!;
    match.submit(seat, number, dust.optionId(options.at(pick(options.length)) as never));
  }
  return printRecord(match.record());
}

const record = sixPlayerRecord();

/** Milliseconds to open the record: parse, replay, check every fingerprint. */
function openRecord(): number {
  const begun = performance.now();
  const match = replay(dust, parseRecord(record));
  if (isDivergence(match)) throw new Error(match.message);
  return performance.now() - begun;
}

/** A six-player war some rounds in. */
function midGame(): DustState {
  const made = dust.setup({ players: 6 }) as DustState;
  const play = new Play(dust, made, seededDice('view'));
  playRandomly(play, seededPick('view'), 500);
  return play.state;
}

const war = midGame();

function views(): number {
  for (let seat = 0; seat < 6; seat++) dust.view(war, seat);
  return 6;
}

function side(each: number, attacking: boolean, ability: AbilityPlan | null): SidePlan {
  return {
    names: ['tank', 'mech', 'fighter', 'bomber'],
    units: [each, each, each, each],
    dice: [1, 2, 1, 2],
    worth: [2, 5, 3, 6],
    shield: [-1, 0, -1, 2],
    bonus: attacking ? 0 : 5,
    withdraw: attacking ? 'always' : 'after-first-roll',
    survivesTruce: true,
    ability,
    plays: 'best',
  };
}

/** Milliseconds to solve a battle with so many of each of four types a side, best play and abilities of both. */
function solve(each: number, own: AbilityPlan | null, other: AbilityPlan | null): number {
  const begun = performance.now();
  solveBattle({
    order: 'attacker',
    hit: 1 / 3,
    truce: 3,
    prize: 5,
    attacker: side(each, true, own),
    defender: side(each, false, other),
  }).outcome();
  return performance.now() - begun;
}

const again: AbilityPlan = { kind: 'reroll-all', needs: [0, 1] };
const blanks: AbilityPlan = { kind: 'reroll-blanks' };

export const benchmarks: Benchmark[] = [
  {
    name: 'random games of the three games',
    unit: 'answers/s',
    against: 'Core Set',
    contestants: [
      byProcessor('Core Set', () => randomGame(dustTactics, boxed)),
      ...tactics.map(([name, setup]) => byProcessor(name, () => randomGame(dustTactics2014, setup))),
      ...counts.map((players) => byProcessor(`DUST for ${players}`, () => randomGame(dust, { players }))),
    ],
  },
  {
    name: 'complete random games',
    unit: 'games/s',
    against: 'Core Set',
    contestants: [
      byProcessor('Core Set', () => Math.min(1, randomGame(dustTactics, boxed))),
      byProcessor('2013/14, Firefight', () => Math.min(1, randomGame(dustTactics2014, starters))),
      ...counts.map((players) =>
        byProcessor(`DUST for ${players}`, () => Math.min(1, randomGame(dust, { players }))),
      ),
    ],
  },
  {
    // Games that grow with their units give the same figure for every size.
    name: '2013/14, units played in drawn forces',
    unit: 'units/s',
    against: '25 points',
    contestants: [25, 50, 75].map((points) => byProcessor(`${points} points`, playerOf(drawnForces(points)))),
  },
  {
    name: '2013/14, the same units in drawn forces of two sizes',
    unit: 'units/s',
    against: '25 points',
    contestants: [
      byProcessor(
        '25 points',
        playerOf(alliesInThrees.flatMap((three, n) => three.map((one, i) => [one, axisInThrees[n]![i]!]))),
      ),
      byProcessor(
        '75 points, three of them together',
        playerOf(alliesInThrees.map((three, n) => [three.flat(), axisInThrees[n]!.flat()])),
      ),
    ],
  },
  {
    name: '2013/14, random games of 50 points on squares and measured on a table',
    unit: 'answers/s',
    against: 'squares',
    contestants: [
      byProcessor('squares', answersOf(drawnPairs, { scenario: 'firefight' }), LONG),
      byProcessor('table', answersOf(drawnPairs, { table: 'crossroads' }), LONG),
    ],
  },
  {
    // Time a miniature, 25 points against 100: at most 1.3 is 0.77 of the rate.
    name: '2013/14, miniatures played on a table, by size of the forces',
    unit: 'miniatures/s',
    against: '25 points',
    contestants: [25, 50, 100].map((points) =>
      byProcessor(`${points} points`, miniaturesOf(drawnForces(points), 'crossroads'), LONG),
    ),
  },
  {
    // Each on a table made for so many: 900 × 900, 1200 × 1200 and 1800 × 1200.
    name: '2013/14, miniatures played on tables of their size',
    unit: 'miniatures/s',
    against: '25 points',
    contestants: Object.entries({ 25: 'farmyard', 50: 'crossroads', 100: 'quarry' }).map(([points, table]) =>
      byProcessor(`${points} points`, miniaturesOf(drawnForces(Number(points)), table), LONG),
    ),
  },
  { name: 'DUST, views of a six-player war', unit: 'views/s', contestants: [{ name: 'view', run: views }] },
  {
    name: 'DUST, opening a six-player record',
    unit: 'ms',
    contestants: [{ name: 'open', measure: 'value', run: openRecord }],
  },
  {
    name: 'DUST, solving a battle of twelve against twelve',
    unit: 'ms',
    contestants: [
      { name: 'no abilities', measure: 'value', run: () => solve(3, null, null) },
      { name: 'both may roll again', measure: 'value', run: () => solve(3, again, blanks) },
    ],
  },
];
