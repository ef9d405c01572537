import { addedUp, type CoverageSpec, type KindCount } from '@dustfront/ai';
import { DEFAULT_GAME } from '@dustfront/games';
import type { Command } from 'commander';
import { examples } from '../help.ts';
import { spread } from '../jobs/spread.ts';
import { defaultThreads } from '../jobs/threads.ts';
import { wholeNumber } from '../numbers.ts';
import { computerPlayer, levelNames, levelsMeant } from '../players.ts';
import { own } from '../reader.ts';
import { gameNamed } from '../records.ts';
import { type Style, styleFor } from '../terminal/style.ts';

interface Flags {
  readonly game: string;
  readonly players?: string;
  readonly games: number;
  readonly seed: string;
  readonly iterations?: number;
  readonly threads: number;
  readonly never?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = [
  'dustfront coverage --players sergeant,captain --games 40 --iterations 20',
  'dustfront coverage --game dust --never',
];

export function addCoverage(program: Command): void {
  program
    .command('coverage')
    .description(own('command.coverage'))
    .option('--game <id>', own('option.game'), DEFAULT_GAME)
    .option('--players <levels>', own('option.levels-all'))
    .option('--games <n>', own('coverage.games'), wholeNumber(1), 20)
    .option('--seed <text>', own('option.dice-seed'), '1')
    .option('--iterations <n>', own('option.steps'), wholeNumber(1), 20)
    .option('--threads <n>', own('option.play-threads'), wholeNumber(1, 256), defaultThreads())
    .option('--never', own('coverage.never'))
    .option('--json', own('option.json'))
    .addHelpText('after', examples(EXAMPLES, 'coverage.more'))
    .action((flags: Flags) => coverage(flags));
}

interface Covered {
  readonly player: string;
  readonly games: number;
  readonly kinds: readonly KindCount[];
  /** Kinds that were on offer and never chosen. */
  readonly never: number;
}

async function coverage(flags: Flags): Promise<void> {
  const game = await gameNamed(flags.game);
  const asked = flags.players === undefined ? levelNames(game.id) : levelsMeant(game.id, flags.players);
  const players = [...new Set(asked)];
  for (const level of players) await computerPlayer(game.id, level);
  const tasks = players.flatMap((player) =>
    Array.from(
      { length: flags.games },
      (_, index): CoverageSpec => ({
        game: game.id,
        player,
        index,
        seed: flags.seed,
        ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
      }),
    ),
  );
  const counts = await spread('coverage', tasks, flags.threads, 'games');
  const covered = players.map((player, nth): Covered => {
    const kinds = addedUp(counts.slice(nth * flags.games, (nth + 1) * flags.games));
    return { player, games: flags.games, kinds, never: kinds.filter(({ taken }) => taken === 0).length };
  });
  if (flags.json)
    process.stdout.write(`${JSON.stringify({ game: game.id, seed: flags.seed, players: covered })}\n`);
  else process.stdout.write(`${table(covered, flags.never ?? false, styleFor(process.stdout)).join('\n')}\n`);
}

/** One line for each kind, the players side by side: how often taken of how often offered. */
function table(covered: readonly Covered[], onlyNever: boolean, style: Style): string[] {
  const rows = addedUp(covered.map(({ kinds }) => kinds));
  const cell = ({ kinds }: Covered, row: KindCount): string => {
    const found = kinds.find(({ question, kind }) => question === row.question && kind === row.kind);
    if (found === undefined) return style.dim('-'.padStart(16));
    const text = `${found.taken}/${found.offered}`.padStart(16);
    return found.taken === 0 ? style.note(text) : text;
  };
  const lines = [style.dim(`${''.padEnd(34)}${covered.map(({ player }) => player.padStart(16)).join('')}`)];
  let question = '';
  for (const row of rows) {
    const missing = covered.some(({ kinds }) =>
      kinds.some((one) => one.question === row.question && one.kind === row.kind && one.taken === 0),
    );
    if (onlyNever && !missing) continue;
    if (row.question !== question) {
      question = row.question;
      lines.push(style.bold(question));
    }
    lines.push(`  ${row.kind.padEnd(32)}${covered.map((one) => cell(one, row)).join('')}`);
  }
  lines.push(
    '',
    ...covered.map(({ player, games, never, kinds }) =>
      style.dim(own('result.never', { player, games, never, kinds: kinds.length })),
    ),
  );
  return lines;
}
