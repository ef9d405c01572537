/**
 * The proxies of docs/operations.md ("Routing by match at the door"), as they are written there, before two processes
 * on one PostgreSQL: is everything delivered, and does everybody who looks at a match come to the same process?
 * `node apps/server/scripts/proxies.ts nginx|caddy [matches] [spectators per match] [commands a second] [seconds]`
 * The program must be installed (Debian: `apt-get install nginx-light caddy`).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/files.ts';
import { misused, numberIn, told } from '../../../scripts/lib/options.ts';
import { listening } from '../../../scripts/lib/port.ts';
import { ended, launch } from '../../../scripts/lib/process.ts';
import { type Load, load } from '../test/load.ts';
import { startPostgres } from '../test/postgres.ts';

const { positionals } = told(import.meta.filename, { allowPositionals: true });
const [program = '', ...rest] = positionals;
const given = rest.map((text) => numberIn(import.meta.filename, 'every one', text));
const [matches = 40, spectators = 4, perSecond = 60, seconds = 20] = given;

/** The block of the page that routes by match, for our ports instead of its own. */
function written(fence: string, ports: readonly number[]): string {
  const [, page = ''] = readFileSync(join(root, 'docs/operations.md'), 'utf8').split('### Routing by match');
  const [, block = ''] = new RegExp(`\`\`\`${fence}\n([^\`]*)\`\`\``).exec(page) ?? [];
  return ports.reduce(
    (text, port, i) => text.replaceAll(`127.0.0.1:${3001 + i}`, `127.0.0.1:${port}`),
    block,
  );
}

interface Started {
  readonly file: string;
  readonly text: string;
  readonly args: readonly string[];
}

/** How each is started: what the page writes, but on a port of this machine and without a certificate. */
const proxies: Readonly<Record<string, (folder: string, port: number, ports: readonly number[]) => Started>> =
  {
    nginx(folder, port, ports) {
      const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (what) => `${what}_temp_path ${join(folder, what)};`,
      );
      const server = written('nginx', ports).replace('listen 443 ssl;', `listen 127.0.0.1:${port};`);
      const text = `daemon off;\npid ${join(folder, 'pid')};\nevents { worker_connections 8192; }
http {\naccess_log off;\n${kept.join('\n')}\n${server}}\n`;
      const file = join(folder, 'nginx.conf');
      return { file, text, args: ['-p', folder, '-e', 'stderr', '-c', file] };
    },
    caddy(folder, port, ports) {
      const site = written('caddy', ports).replace('play.example.org', `http://127.0.0.1:${port}`);
      const file = join(folder, 'Caddyfile');
      return { file, text: `{\n  admin off\n  auto_https off\n}\n${site}`, args: ['run', '--config', file] };
    },
  };

const how = proxies[program];
if (how === undefined)
  misused(import.meta.filename, `which proxy? There are ${Object.keys(proxies).join(' and ')}`);

const proxy: NonNullable<Load['proxy']> = async (ports) => {
  const folder = mkdtempSync(join(tmpdir(), 'dustfront-proxy-'));
  const port = Math.max(...ports) + 1;
  const { file, text, args } = how(folder, port, ports);
  writeFileSync(file, text);
  const child = launch(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  let gone = false;
  const end = ended(child).finally(() => {
    gone = true;
  });
  if (!(await listening(port, () => gone))) throw new Error(`${program} did not start`);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

process.env.GAMES = 'house';
process.env.DATABASE_TIMEOUT_MS ??= '10000';
const postgres = await startPostgres();
const databaseUrl = await postgres.migrated();
const size = { matches, spectators, perSecond, seconds, game: 'dust-tactics' };
const report = await load({ ...size, databaseUrl, processes: 2, proxy });
await postgres.stop();
const { commands, refused, unanswered, linesLost, delivered, due, visitors, latency } = report;
console.log(
  JSON.stringify({ program, commands, refused, unanswered, linesLost, delivered, due, visitors, latency }),
);
process.exit(delivered === due && refused + unanswered + linesLost === 0 ? 0 : 1);
