import { availableParallelism } from 'node:os';
import { levelsFor } from '@dustfront/ai';
import { GuesserPool } from './accounts/guessable.ts';
import { BotPool } from './bots/pool.ts';
import { readConfig } from './config.ts';
import { ownGames } from './games.ts';
import { growSlowly, tidyUp } from './memory.ts';
import { openCarrier } from './notices/carrier.ts';
import { SetupPool } from './setups/setups.ts';
import { type Parts, start } from './start.ts';
import { surviveLostStore } from './survive.ts';

/** Serves as the environment says, until the process is told to end; tests put other parts in the place of some. */
export async function run(other: Partial<Parts> = {}): Promise<void> {
  try {
    const config = readConfig(process.env);
    let note = (error: unknown): void => console.error('the store was away:', error);
    surviveLostStore((error) => note(error));
    const running = await start(config, {
      games: await ownGames((game) => levelsFor(game).map(({ id }) => id)),
      bots: new BotPool(Math.max(1, availableParallelism() - 1)),
      setups: new SetupPool(),
      guesser: new GuesserPool(),
      carrier: (store) => openCarrier(config, store),
      ...other,
    });
    note = (error) => running.log.warn({ err: error }, 'the store was away');
    const where = config.databaseUrl ? 'PostgreSQL' : config.file;
    console.log(`Dustfront listens on http://localhost:${running.port} (store: ${where})`);
    growSlowly();
    tidyUp();
    const end = (): void => {
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
