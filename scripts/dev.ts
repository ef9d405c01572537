// npm run dev: the server, restarted when its files change, and vite with hot reload in front of it.
// The client's vite.config.ts finds the server in DUSTFRONT_SERVER.
import { join } from 'node:path';
import { hasWebClient } from './lib/build.ts';
import { root } from './lib/files.ts';
import { told } from './lib/options.ts';
import { choosePort } from './lib/port.ts';
import { ended, launch, stopTogether, tool } from './lib/process.ts';
import { hasServer, watchServer } from './lib/server.ts';

told(import.meta.filename, {});
stopTogether();
const port = await choosePort(process.env.PORT);
const running = [
  ...(hasServer() ? [watchServer(port)] : []),
  ...(hasWebClient()
    ? [
        launch(process.execPath, [tool.vite, join(root, 'apps', 'web')], {
          stdio: 'inherit',
          env: { ...process.env, DUSTFRONT_SERVER: `http://localhost:${port}` },
        }),
      ]
    : []),
];
if (running.length === 0) {
  console.error('there is nothing to develop against yet: neither apps/server nor apps/web can be started');
  process.exit(1);
}
// When one of the two ends, the other is of no use.
await Promise.race(running.map(ended));
for (const child of running) child.kill();
