import { wilson } from '@dustfront/ai';
import {
  type AnyGame,
  isProblems,
  type Json,
  Match,
  Play,
  SetupError,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import type { Command } from 'commander';
import { addBattleFlags, battleFrom, seatNames, seatTitle } from '../battle.ts';
import { endText } from '../end-text.ts';
import { Failure } from '../failure.ts';
import type { BattleFlags } from '../game.ts';
import { examples } from '../help.ts';
import { wholeNumber } from '../numbers.ts';
import { type ComputerPlayer, chosenBy, computerPlayer, levelNames } from '../players.ts';
import { decimal, own, theReader } from '../reader.ts';
import { gameNamed } from '../records.ts';
import { meanAndDeviation } from '../statistics.ts';
import { bar, percent } from '../terminal/bars.ts';
import { Progress } from '../terminal/progress.ts';
import { padEnd, type Style, styleFor, visibleLength } from '../terminal/style.ts';
import { between } from './arena-text.ts';

interface Flags extends BattleFlags {
  readonly games: number;
  readonly seed: string;
  readonly allies?: string;
  readonly axis?: string;
  readonly player?: string;
  readonly alliesArmy?: string;
  readonly axisArmy?: string;
  readonly budget?: number;
  readonly check?: boolean;
  readonly threads?: number;
  readonly json?: boolean;
}

/** Beyond this a match counts as endless. */
const LIMIT = 200_000;

interface Played {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly answers: number;
}

function outcomeOf(game: AnyGame, state: never, answers: number, seed: string): Played {
  const outcome = game.outcome(state);
  if (outcome === null) throw new Failure('simulate.endless', { seed, answers }, 1);
  return { places: outcome.places, scores: outcome.scores, reason: outcome.reason, answers };
}

/** Random against random needs no views and no record. */
function playFast(game: AnyGame, setup: Json, seed: string): Played {
  const made = game.setup(setup);
  if (isProblems(made)) throw new SetupError(game.id, made);
  const play = new Play(game, made, seededDice(seed));
  const pick = seededPick(seed);
  let answers = 0;
  for (; !play.over && answers < LIMIT; answers++) {
    const { seat } = play;
    const options = play.options(seat);
    play.answer(seat, options.at(pick(options.length)));
  }
  return outcomeOf(game, play.state as never, answers, seed);
}

function playWell(game: AnyGame, setup: Json, players: readonly ComputerPlayer[], seed: string): Played {
  const match = Match.begin(
    game,
    setup,
    players.map(({ level }) => level),
    seededDice(seed),
  );
  let answers = 0;
  for (; !match.over && answers < LIMIT; answers++) {
    const seat = match.asked[0]!;
    const { id } = chosenBy(players[seat]!, match, seat, `${seed}/${seat}`);
    const reply = match.submit(seat, match.question(seat)!.number, id);
    if ('refused' in reply)
      throw new Failure('simulate.refused', { seed, player: players[seat]!.level, answer: id }, 1);
  }
  return outcomeOf(game, match.state as never, answers, seed);
}

const EXAMPLES = [
  'dustfront simulate --games 1000',
  'dustfront simulate --allies sergeant --axis recruit --scenario white-noon --games 50',
  'dustfront simulate --game dust --players 4 --player staff-officer --games 20',
];

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description(own('command.simulate'))
    .option('--games <n>', own('simulate.games'), wholeNumber(1), 200)
    .option('--seed <text>', own('simulate.seed'), '1')
    .option('--allies <level>', own('simulate.allies'))
    .option('--axis <level>', own('simulate.axis'))
    .option('--player <level>', own('simulate.player'))
    .option('--allies-army <army>', own('simulate.allies-army'))
    .option('--axis-army <army>', own('option.units'))
    .option('--budget <ms>', own('simulate.budget'), wholeNumber(1))
    .option('--check', own('simulate.check'))
    .option('--threads <n>', own('simulate.threads'), wholeNumber(1, 256))
    .option('--json', own('option.json'))
    .addHelpText('after', examples(EXAMPLES));
  addBattleFlags(command).action((flags: Flags) => simulate(flags));
}

async function simulate(flags: Flags): Promise<void> {
  const game = await gameNamed(flags.game);
  if (flags.check) {
    const { checkGames } = await import('../dust/check-command.ts');
    return checkGames(flags, flags.setup === undefined ? null : battleFrom(game, flags, {}).setup);
  }
  const armies = {
    ...(flags.alliesArmy === undefined ? {} : { allies: flags.alliesArmy }),
    ...(flags.axisArmy === undefined ? {} : { axis: flags.axisArmy }),
  };
  const { setup, title } = battleFrom(game, flags, armies);
  const names = seatNames(game, setup);
  const weakest = levelNames(game.id)[0]!;
  const levels = names.map(
    (name) => (name === 'Axis' ? flags.axis : flags.allies) ?? flags.player ?? weakest,
  );
  const players = await Promise.all(levels.map((level) => computerPlayer(game.id, level, flags.budget)));
  const random = levels.every((level) => level === weakest);
  const progress = new Progress();
  const results: Played[] = [];
  const begun = performance.now();
  for (let i = 0; i < flags.games; i++) {
    const seed = `${flags.seed}/${i}`;
    results.push(random ? playFast(game, setup, seed) : playWell(game, setup, players, seed));
    const rate = (1000 * (i + 1)) / (performance.now() - begun);
    progress.tell(own('result.rate', { done: i + 1, all: flags.games, rate: rate.toFixed(0) }));
    // Lets Ctrl-C and the terminal through.
    if (i % 50 === 49) await new Promise((resolve) => setImmediate(resolve));
  }
  progress.end();
  const seconds = (performance.now() - begun) / 1000;
  const report = reportOf(game.id, title, names, levels, results, seconds, flags);
  if (flags.json) process.stdout.write(`${JSON.stringify(report)}\n`);
  else process.stdout.write(`${reportText(report, styleFor(process.stdout)).join('\n')}\n`);
}

type Report = ReturnType<typeof reportOf>;

function reportOf(
  game: string,
  battle: string,
  names: readonly string[],
  levels: readonly string[],
  results: readonly Played[],
  seconds: number,
  flags: Flags,
) {
  const games = results.length;
  const isDraw = ({ places }: Played) => places.filter((place) => place === 0).length > 1;
  const draws = results.filter(isDraw).length;
  const share = (count: number) => ({ count, share: count / games, ci95: wilson(count / games, games) });
  const seats = names.map((name, seat) => {
    const { mean, deviation } = meanAndDeviation(results.map(({ scores }) => scores[seat]!));
    return {
      seat,
      name,
      player: levels[seat]!,
      wins: share(results.filter((one) => !isDraw(one) && one.places[seat] === 0).length),
      score: { mean, deviation },
    };
  });
  const reasons: Record<string, number> = {};
  for (const { reason } of results) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const answers = results.reduce((sum, one) => sum + one.answers, 0);
  return {
    game,
    battle,
    seed: flags.seed,
    games,
    seats,
    draws: share(draws),
    reasons,
    answers,
    answersPerGame: answers / games,
    seconds,
    gamesPerSecond: games / seconds,
    answersPerSecond: answers / seconds,
  };
}

const pointsOf = ({ name, score }: Report['seats'][number]): string =>
  `${seatTitle(name)} ${decimal(score.mean, 2)} ± ${decimal(score.deviation, 2)}`;

const winner = ({ name, player }: Report['seats'][number]): string =>
  own('result.win', { name: seatTitle(name), player });

function reportText(report: Report, style: Style): string[] {
  const room = Math.max(24, ...report.seats.map((seat) => visibleLength(winner(seat)) + 1));
  const row = (name: string, { count, share, ci95: [low, high] }: Report['draws']) =>
    `  ${padEnd(name, room)}${String(count).padStart(6)} ${percent(share).padStart(7)}  ` +
    `${bar(share, 20, style)}  ${style.dim(between([low, high]))}`;
  const { games } = report;
  const reasons = Object.entries(report.reasons)
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => `${endText(reason)} ${percent(count / games).trim()}`);
  return [
    style.bold(own('result.title', { game: report.game, battle: report.battle, games, seed: report.seed })),
    ...report.seats.map((seat) => row(winner(seat), seat.wins)),
    row(own('result.draws'), report.draws),
    `  ${own('result.scores', { list: report.seats.map(pointsOf).join(', ') })}`,
    `  ${own('result.ended', { list: reasons.join(', ') })}`,
    `  ${own('result.speed', {
      seconds: decimal(report.seconds, 1),
      games: report.gamesPerSecond.toFixed(0),
      answers: Math.round(report.answersPerSecond).toLocaleString(theReader().language),
      each: report.answersPerGame.toFixed(0),
    })}`,
    style.dim(`  ${own('result.wilson')}`),
  ];
}
