import { LANGUAGES } from '@dustfront/kernel';
import { Command, CommanderError } from 'commander';
import { exitCodeOf, explain, Failure } from './failure.ts';
import { beginning, withHelp } from './help.ts';
import { own } from './reader.ts';
import { chooseLanguage } from './words.ts';

type Add = (program: Command) => void;

/** Every command, each in a file of its own that is read when it is wanted. */
const commands: Readonly<Record<string, () => Promise<Add>>> = {
  play: async () => (await import('./commands/play.ts')).addPlay,
  odds: async () => (await import('./commands/odds.ts')).addOdds,
  cards: async () => (await import('./commands/cards.ts')).addCards,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  rules: async () => (await import('./commands/rules.ts')).addRules,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  table: async () => (await import('./commands/table.ts')).addTable,
  arena: async () => (await import('./commands/arena.ts')).addArena,
  balance: async () => (await import('./commands/balance.ts')).addBalance,
  coverage: async () => (await import('./commands/coverage.ts')).addCoverage,
  trial: async () => (await import('./commands/trial.ts')).addTrial,
  endgames: async () => (await import('./dust-tactics/endgames.ts')).addEndgames,
  worker: async () => (await import('./commands/worker.ts')).addWorker,
};

/** The whole program, or only the command that is asked for. */
export async function makeProgram(wanted?: string): Promise<Command> {
  const program = withHelp(new Command('dustfront'))
    .description(own('command.dustfront'))
    .addHelpText('after', beginning(LANGUAGES));
  const one = wanted !== undefined && Object.hasOwn(commands, wanted) ? commands[wanted] : undefined;
  for (const load of one ? [one] : Object.values(commands)) (await load())(program);
  for (const command of [program, ...program.commands, ...program.commands.flatMap((c) => c.commands)]) {
    command.exitOverride();
    command.copyInheritedSettings(program);
  }
  return program;
}

/** Help for a command that is not there is no help: it is named as unknown. */
const named = (args: readonly string[]): readonly string[] => {
  const [first, second] = args;
  return first === 'help' && second !== undefined && !Object.hasOwn(commands, second) ? [second] : args;
};

/** Runs the command line and returns its exit code; nothing thrown gets past here. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const rest = await chooseLanguage(args);
    const program = await makeProgram(rest[0]);
    if (rest.length === 0) {
      program.outputHelp();
      return 0;
    }
    await program.parseAsync([...named(rest)], { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    process.stderr.write(`dustfront: ${explain(error)}\n`);
    if (!(error instanceof Failure) && process.env.DUSTFRONT_DEBUG && error instanceof Error)
      process.stderr.write(`${error.stack}\n`);
    return exitCodeOf(error);
  }
}
