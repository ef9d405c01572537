import { everyTwo, isDecided, type SeatingSpec, seatings, summarise } from '@dustfront/ai';
import type { Command } from 'commander';
import { awaitWorkers, type Campaign, playHere } from '../arena/campaign.ts';
import { addBattleFlags, battleFrom } from '../battle.ts';
import { Failure } from '../failure.ts';
import type { BattleFlags } from '../game.ts';
import { examples, paragraph } from '../help.ts';
import { defaultThreads } from '../jobs/threads.ts';
import { wholeNumber } from '../numbers.ts';
import { computerPlayer, levelsMeant } from '../players.ts';
import { own } from '../reader.ts';
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

const EXAMPLES = [
  'dustfront arena --players sergeant,recruit --pairs 100 --seed 1',
  'dustfront arena --players captain,sergeant,corporal --pairs 200 --file campaign.jsonl',
  'dustfront arena --players captain,sergeant --pairs 1000 --sprt --elo0 0 --elo1 30',
  'dustfront arena --players captain,sergeant --pairs 1000 --database postgres://…',
  'dustfront arena --game dust --players general,staff,staff,staff --pairs 10',
];

export function addArena(program: Command): void {
  const command = program
    .command('arena')
    .description(own('command.arena'))
    .requiredOption('--players <levels>', own('arena.levels'))
    .option('--pairs <n>', own('arena.pairs'), wholeNumber(1), 20)
    .option('--seed <text>', own('arena.seed'), '1')
    .option('--budget <ms>', own('option.milliseconds'), wholeNumber(1))
    .option('--iterations <n>', own('option.steps-same'), wholeNumber(1))
    .option('--threads <n>', own('option.play-threads'), wholeNumber(1, 256), defaultThreads())
    .option('--file <file>', own('arena.keep'))
    .option('--database <url>', own('arena.queue'))
    .option('--sprt', own('arena.sprt'))
    .option('--elo0 <points>', own('arena.elo0'), Number, 0)
    .option('--elo1 <points>', own('arena.elo1'), Number, 30)
    .option('--json', own('option.json'))
    .addHelpText('after', `${examples(EXAMPLES, 'arena.more')}\n${paragraph('arena.more-dust')}`);
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
