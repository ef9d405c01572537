import { Command, CommanderError } from 'commander';
import { addArena } from './commands/arena.ts';
import { addBalance } from './commands/balance.ts';
import { addCards } from './commands/cards.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTable } from './commands/table.ts';
import { addVerify } from './commands/verify.ts';
import { addWorker } from './commands/worker.ts';
import { exitCodeOf, explain, Failure } from './failure.ts';

const HELP = `
Begin with:
  dustfront play                                    a battle in the terminal
  dustfront odds combat-rangers luther --range 3    exact chances of an attack
  dustfront rules cover                             look something up

Exit code: 0 success, 1 the work did not succeed, 2 wrong use. Colours and box drawing
appear on terminals only; NO_COLOR=1 turns them off.`;

/** Every command, each in a file of its own. */
export function makeProgram(): Command {
  const program = new Command('dustfront')
    .description('The Dust tabletop games: play, look up rules, compute odds, check records.')
    .version('0.1.0')
    .addHelpText('after', HELP)
    .showHelpAfterError('(--help shows what there is)')
    .configureOutput({
      outputError: (text, write) => write(text.replace(/^error: /, 'dustfront: ')),
    });
  for (const add of [
    addPlay,
    addOdds,
    addCards,
    addSimulate,
    addRules,
    addReplay,
    addVerify,
    addTable,
    addArena,
    addBalance,
    addWorker,
  ]) {
    add(program);
  }
  for (const command of [program, ...program.commands, ...program.commands.flatMap((c) => c.commands)]) {
    command.exitOverride();
    command.copyInheritedSettings(program);
  }
  return program;
}

/** Runs the command line and returns its exit code; nothing thrown gets past here. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const program = makeProgram();
    if (args.length === 0) {
      program.outputHelp();
      return 0;
    }
    await program.parseAsync([...args], { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    process.stderr.write(`dustfront: ${explain(error)}\n`);
    if (!(error instanceof Failure) && process.env.DUSTFRONT_DEBUG && error instanceof Error)
      process.stderr.write(`${error.stack}\n`);
    return exitCodeOf(error);
  }
}
