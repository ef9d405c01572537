import { randomBots } from './bots/random.ts';
import { readConfig } from './config.ts';
import { gamesOfTheHouse } from './games.ts';
import { tidyUpOnce } from './memory.ts';
import { openCarrier } from './notices/carrier.ts';
import { start } from './start.ts';

try {
  const config = readConfig(process.env);
  const shelf = await gamesOfTheHouse(() => ['random']);
  const running = await start(config, {
    shelf,
    bots: randomBots,
    carrier: (store) => openCarrier(config, store),
  });
  const where = config.databaseUrl ? 'PostgreSQL' : config.file;
  console.log(`Dustfront listens on http://localhost:${running.port} (store: ${where})`);
  tidyUpOnce();
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
