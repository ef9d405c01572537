import { everyTwo, isDecided, type SeatingSpec, seatings, summarise } from '@dustfront/ai';
import type { Command } from 'commander';
import { awaitWorkers, type Campaign, playHere } from '../arena/campaign.ts';
import { addBattleFlags, battleFrom } from '../battle.ts';
import { Failure } from '../failure.ts';
import type { BattleFlags } from '../game.ts';
import { defaultThreads } from '../jobs/threads.ts';
import { wholeNumber } from '../numbers.ts';
import { computerPlayer, levelsMeant } from '../players.ts';
import { gameNamed } from '../records.ts';
import { styleFor } from '../terminal/style.ts';
import { summaryText } from './arena-text.ts';

interface Flags extends Omit<BattleFlags, 'players'> {
  readonly players: string;
  readonly pairs: number;
  readonly seed: string;
  readonly budget?: number;
  readonly iterations?: number;
  readonly threads: number;
  readonly file?: string;
  readonly database?: string;
  readonly sprt?: boolean;
  readonly elo0: number;
  readonly elo1: number;
  readonly json?: boolean;
}

const EXAMPLES = `
Every pair is two games with the same armies, board and dice, the players on either side in turn.
Examples:
  dustfront arena --players sergeant,recruit --pairs 100 --seed 1
  dustfront arena --players captain,sergeant,corporal --pairs 200 --file campaign.jsonl
  dustfront arena --players captain,sergeant --pairs 1000 --sprt --elo0 0 --elo1 30
  dustfront arena --players captain,sergeant --pairs 1000 --database postgres://…
  dustfront arena --game dust --players general,staff,staff,staff --pairs 10
In DUST three to six players make one table, the same one several times if you like: a set of games
has the same dice, and everybody sits in every seat once. Ratings are then Plackett–Luce.`;

export function addArena(program: Command): void {
  const command = program
    .command('arena')
    .description('let computer players meet in mirrored pairs: scores, intervals, ratings, times')
    .requiredOption(
      '--players <levels>',
      'two or more, with commas: each meets each; in DUST three to six are one table',
    )
    .option('--pairs <n>', 'mirrored pairs of each meeting, or sets of games of a table', wholeNumber(1), 20)
    .option('--seed <text>', 'the same seed gives the same boards and dice', '1')
    .option('--budget <ms>', 'milliseconds of a decision', wholeNumber(1))
    .option(
      '--iterations <n>',
      'steps of search of a decision: the same result on any machine',
      wholeNumber(1),
    )
    .option('--threads <n>', 'how many play at once', wholeNumber(1, 256), defaultThreads())
    .option('--file <file>', 'keep results here, and go on from those it holds')
    .option('--database <url>', 'let "dustfront worker" processes play, through this PostgreSQL')
    .option('--sprt', 'stop a meeting as soon as the sequential test is decided')
    .option('--elo0 <points>', 'hypothesis 0: at most so much better', Number, 0)
    .option('--elo1 <points>', 'hypothesis 1: at least so much better', Number, 30)
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);
  addBattleFlags(command, { players: false }).action((flags: Flags) => arena(flags));
}

async function arena(flags: Flags): Promise<void> {
  const game = await gameNamed(flags.game);
  const names = levelsMeant(game.id, flags.players);
  const players = [...new Set(names)];
  if (names.length < 2 || (players.length < 2 && names.length === 2)) throw new Failure('arena.players');
  for (const level of players) await computerPlayer(game.id, level);
  const { players: _, ...battle } = flags;
  const chosen = flags.scenario !== undefined || flags.battlefield !== undefined || flags.setup !== undefined;
  const setup = chosen ? battleFrom(game, battle, {}).setup : undefined;
  // Where as many can sit down they are one table; else everybody meets everybody.
  const together = names.length > 2 && game.seats({ players: names.length }) === names.length;
  if (!together && players.length < 2) throw new Failure('arena.players');
  if (flags.database !== undefined && flags.file !== undefined) throw new Failure('arena.file');
  const { elo0, elo1, seed } = flags;
  const campaign: Campaign = {
    specs: seatings(together ? [names] : everyTwo(players), flags.pairs).map(
      (seating): SeatingSpec => ({
        ...seating,
        game: game.id,
        seed,
        ...(setup === undefined ? {} : { setup }),
        ...(flags.budget === undefined ? {} : { milliseconds: flags.budget }),
        ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
      }),
    ),
    ...(flags.sprt ? { skip: (spec, results) => isDecided(spec, results, { elo0, elo1 }) } : {}),
  };
  const results = await (flags.database === undefined
    ? playHere(campaign, flags.threads, flags.file)
    : awaitWorkers(campaign, flags.database));
  const summary = summarise(results, { elo0, elo1, seed, sequential: flags.sprt ?? false });
  if (flags.json)
    process.stdout.write(
      `${JSON.stringify({ game: game.id, seed, ...(together ? { table: names } : {}), ...summary })}\n`,
    );
  else process.stdout.write(`${summaryText(summary, styleFor(process.stdout)).join('\n')}\n`);
}
