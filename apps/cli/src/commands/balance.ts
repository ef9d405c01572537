import { wilson } from '@dustfront/ai';
import { DEFAULT_GAME } from '@dustfront/games';
import type { Command } from 'commander';
import { type ForceShare, forceShares } from '../arena/forces.ts';
import type { GameReport, GameTask } from '../arena/single.ts';
import { seatNames, seatTitle } from '../battle.ts';
import type { Case } from '../game.ts';
import { gameFor } from '../games.ts';
import { examples } from '../help.ts';
import { spread } from '../jobs/spread.ts';
import { defaultThreads } from '../jobs/threads.ts';
import { wholeNumber } from '../numbers.ts';
import { computerPlayer, levelNames } from '../players.ts';
import { decimal, own } from '../reader.ts';
import { gameNamed } from '../records.ts';
import { meanAndDeviation } from '../statistics.ts';
import { bar, percent } from '../terminal/bars.ts';
import { padEnd, type Style, styleFor, visibleLength } from '../terminal/style.ts';
import { between } from './arena-text.ts';

interface Flags {
  readonly game: string;
  readonly player?: string;
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly budget?: number;
  readonly iterations?: number;
  readonly threads: number;
  readonly json?: boolean;
}

const EXAMPLES = [
  'dustfront balance reconnaissance white-noon --games 200',
  'dustfront balance boxed-allies heavy-allies:heavy-axis --player captain',
  'dustfront balance --game dust-tactics-2014 50 depot:reload:ssu:axis',
  'dustfront balance --game dust-tactics-2014 25:all --games 360',
  'dustfront balance --game dust --players 4 --games 50',
];

export function addBalance(program: Command): void {
  program
    .command('balance')
    .description(own('command.balance'))
    .argument('[names...]', own('balance.names'))
    .option('--game <id>', own('option.game'), DEFAULT_GAME)
    .option('--player <level>', own('balance.player'))
    .option('--games <n>', own('balance.games'), wholeNumber(1), 40)
    .option('--players <n>', own('option.player-count'), wholeNumber(2, 6), 2)
    .option('--seed <text>', own('option.dice-seed'), '1')
    .option('--budget <ms>', own('option.milliseconds'), wholeNumber(1))
    .option('--iterations <n>', own('option.steps-same'), wholeNumber(1))
    .option('--threads <n>', own('option.play-threads'), wholeNumber(1, 256), defaultThreads())
    .option('--json', own('option.json'))
    .addHelpText('after', examples(EXAMPLES, 'balance.more'))
    .action((names: string[], flags: Flags) => balance(names, flags));
}

async function balance(names: readonly string[], flags: Flags): Promise<void> {
  const game = await gameNamed(flags.game);
  const levels = levelNames(game.id);
  const { level: player } = await computerPlayer(
    game.id,
    flags.player ?? levels[Math.max(0, levels.length - 2)]!,
  );
  const cases = gameFor(game.id)?.cases(names, flags) ?? [];
  const tasks = cases.flatMap(({ name, setup }) =>
    Array.from({ length: flags.games }, (_, i): GameTask => {
      const made = setup(i);
      return {
        game: game.id,
        setup: made,
        players: Array.from({ length: game.seats(made) }, () => player),
        seed: `${flags.seed}/${name}/${i}`,
        ...(flags.budget === undefined ? {} : { milliseconds: flags.budget }),
        ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
      };
    }),
  );
  const reports = await spread('single', tasks, flags.threads, 'games');
  const weighed = cases.map((one, nth) => {
    const played = reports.slice(nth * flags.games, (nth + 1) * flags.games);
    return {
      ...weigh(one.name, one.forces === undefined ? seatNames(game, one.setup(0)) : [], played),
      forces: forcesOf(one, played, flags.seed),
    };
  });
  if (flags.json)
    process.stdout.write(`${JSON.stringify({ game: game.id, player, seed: flags.seed, cases: weighed })}\n`);
  else
    process.stdout.write(`${weighed.flatMap((one) => caseText(one, styleFor(process.stdout))).join('\n')}\n`);
}

type Weighed = ReturnType<typeof weigh> & { readonly forces: readonly ForceShare[] };

type Share = Pick<ForceShare, 'share' | 'ci95'>;

/** A shared first place is a draw. */
const isDraw = ({ places }: GameReport): boolean =>
  places === null || places.filter((place) => place === 0).length !== 1;

const won = (report: GameReport, seat: number): boolean => !isDraw(report) && report.places![seat] === 0;

/** Where a case is between several forces: what each wins against the others. */
function forcesOf({ forces }: Case, reports: readonly GameReport[], seed: string): readonly ForceShare[] {
  if (forces === undefined) return [];
  const meetings = reports.map((report, game) => ({
    forces: forces(game),
    points: isDraw(report) ? 0.5 : Number(won(report, 0)),
  }));
  return forceShares(meetings, seed);
}

/** Win shares by seat, and by capital and colour where seats have them. */
function weigh(name: string, seats: readonly string[], reports: readonly GameReport[]) {
  const games = reports.length;
  const share = (count: number, of: number) => ({
    count,
    of,
    share: of === 0 ? 0 : count / of,
    ci95: wilson(of === 0 ? 0 : count / of, of),
  });
  const colours = [...new Set(reports.flatMap(({ tags }) => tags))].filter((tag) => tag !== null).sort();
  const byColour = colours.map((colour) => {
    const seatsOf = reports.flatMap((report) =>
      report.tags.flatMap((tag, seat) => (tag === colour ? [won(report, seat)] : [])),
    );
    return { name: colour, ...share(seatsOf.filter(Boolean).length, seatsOf.length) };
  });
  const capitals = [...new Set(reports.flatMap(({ capitals: held }) => held))]
    .filter((id) => id !== null)
    .sort();
  const byCapital = capitals.map((capital) => {
    const began = reports.flatMap((report) =>
      report.capitals.flatMap((id, seat) => (id === capital ? [won(report, seat)] : [])),
    );
    return { name: capital, ...share(began.filter(Boolean).length, began.length) };
  });
  const lengths = reports.flatMap(({ rounds }) => (rounds === null ? [] : [rounds]));
  return {
    name,
    games,
    meanRounds: lengths.length === 0 ? null : meanAndDeviation(lengths).mean,
    seats: seats.map((seat, i) => ({
      name: seat,
      ...share(reports.filter((report) => won(report, i)).length, games),
    })),
    colours: byColour,
    capitals: byCapital,
    draws: share(reports.filter(isDraw).length, games),
    meanScores: seats.map(
      (_, seat) => reports.reduce((sum, { scores }) => sum + (scores?.[seat] ?? 0), 0) / Math.max(1, games),
    ),
  };
}

function caseText(
  { name, games, seats, colours, capitals, forces, draws, meanScores, meanRounds }: Weighed,
  style: Style,
): string[] {
  const played = [
    own('result.games', { count: games }),
    ...(meanRounds === null ? [] : [own('result.rounds', { rounds: decimal(meanRounds, 1) })]),
  ];
  const labels = [...seats.map((seat) => seatTitle(seat.name)), ...forces.map((one) => one.name)];
  const room = Math.max(12, ...[...labels, own('result.draws')].map((label) => visibleLength(label) + 1));
  const row = (label: string, { share, ci95: [low, high] }: Share, more: readonly string[] = []) =>
    `  ${padEnd(label, room)}${percent(share).padStart(6)}  ${bar(share, 24, style)}  ` +
    `${style.dim([between([low, high]), ...more].join(', '))}`;
  return [
    style.bold(name) + style.dim(`  ${played.join(', ')}`),
    ...seats.map((seat, i) =>
      row(seatTitle(seat.name), seat, [own('result.scored', { points: decimal(meanScores[i]!, 1) })]),
    ),
    ...forces.map((one) => row(one.name, one, [own('result.games', { count: one.games })])),
    row(own('result.draws'), draws),
    ...capitals.map((capital) => row(capital.name, capital, [own('result.by-capital')])),
    ...colours.map((colour) => row(colour.name, colour, [own('result.by-colour')])),
  ];
}
