import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, isTest, root } from './files.ts';
import { capture, tool } from './process.ts';

const client = join(root, 'apps', 'web');
const server = join(root, 'apps', 'server');

export const hasWebClient = (): boolean => existsSync(join(client, 'index.html'));

/** A hash over everything an app is built from. */
function sourceHash(app: string): string {
  const files = [...filesUnder(app), ...filesUnder(join(root, 'packages')), join(root, 'package-lock.json')];
  const hash = createHash('sha256');
  for (const file of files) {
    const path = relative(root, file);
    if (!isTest(path.replaceAll('\\', '/'))) hash.update(path).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds an app into its folder `dist` unless what is there was made from the same sources. */
async function build(what: string, app: string, product: string, stampName: string): Promise<void> {
  const hash = sourceHash(app);
  const stamp = join(root, '.cache', stampName);
  if (existsSync(join(app, 'dist', product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return;
  console.log(`building ${what} …`);
  // Whoever builds, a test run too, builds what players get.
  const args = [tool.vite, 'build', app, '--logLevel', 'warn'];
  const { code, output } = await capture(process.execPath, args, { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`${what} could not be built:\n${output}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
}

export const buildWebClient = (): Promise<void> => build('the web client', client, 'index.html', 'web-build');

export const buildServer = (): Promise<void> => build('the server', server, 'main.js', 'server-build');
