// npm start: a game to play, in the browser where this checkout has a server, else in the terminal. PORT names the
// port; without it 3000 is taken, or the next that is free.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer, buildWebClient, hasWebClient } from './lib/build.ts';
import { root } from './lib/files.ts';
import { told } from './lib/options.ts';
import { choosePort, listening } from './lib/port.ts';
import { ended, show, stopTogether } from './lib/process.ts';
import { hasServer, startServer } from './lib/server.ts';

async function startWeb(): Promise<number> {
  const port = await choosePort(process.env.PORT);
  if (hasWebClient()) await buildWebClient();
  await buildServer();
  const server = startServer(port);
  let over = false;
  const code = ended(server).finally(() => {
    over = true;
  });
  if (await listening(port, () => over))
    console.log(`Dustfront is ready: http://localhost:${port} (Ctrl-C ends it)`);
  return code;
}

async function main(): Promise<number> {
  if (hasServer()) {
    told(import.meta.filename, {});
    stopTogether();
    return startWeb();
  }
  stopTogether();
  const terminal = join(root, 'apps', 'cli', 'src', 'main.ts');
  if (existsSync(terminal)) return show(process.execPath, [terminal, 'play', ...process.argv.slice(2)]);
  console.error(
    'there is nothing to play in this checkout yet: neither apps/server nor apps/cli has a main.ts',
  );
  return 1;
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
