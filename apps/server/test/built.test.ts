import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// Inside the repository: what is built finds the npm packages from where it lies.
const built = at('../../../.cache/built-server');
const folder = mkdtempSync(join(tmpdir(), 'dustfront-built-'));
let child: ChildProcess;
let port = 0;

beforeAll(async () => {
  const vite = at('../../../node_modules/vite/bin/vite.js');
  const args = [vite, 'build', at('..'), '--outDir', built, '--logLevel', 'warn'];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr).toBe('');
  child = spawn(process.execPath, [join(built, 'main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  port = Number(/localhost:(\d+)/.exec(String(line))?.[1]);
});

afterAll(async () => {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true, force: true });
  rmSync(built, { recursive: true, force: true });
});

test('what is built looks through a set-up in its thread and plays against a computer', async () => {
  const ann = await (await Client.guest(port, 'Ann')).connect();
  // A battlefield of one's own goes to the thread; without a thread it would be refused.
  const map = Array.from({ length: 6 }, () => '......');
  const battlefield = { id: 'own', title: 'Own', note: '', map, entry: { allies: [[0, 5]], axis: [[0, 0]] } };
  const forces = { allies: [{ card: 'pounder' }], axis: [{ card: 'luther' }] };
  const own = await ann.create({ game: 'dust-tactics', setup: { battlefield, forces } });
  expect(own.seats.length).toBe(2);
  const match = await ann.create({ game: 'dust-tactics', seats: ['recruit', 'recruit'] });
  await ann.watch(match.id);
  await expect.poll(() => ann.tables.get(match.id)!.state.status).toBe('finished');
  ann.close();
});

test('the computer players of what is built have their program', async () => {
  const worker = new Worker(join(built, 'bots', 'worker.js'));
  worker.postMessage({ number: 1, task: { game: 'nothing', level: 'none' } });
  const [reply] = (await once(worker, 'message')) as [unknown];
  expect(reply).toEqual({ number: 1, error: 'Error: nobody plays nothing at level none' });
  await worker.terminate();
});
