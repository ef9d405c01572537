import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, isTest, root } from './files.ts';
import { capture, tool } from './process.ts';

const client = join(root, 'apps', 'web');
const page = join(client, 'dist', 'index.html');
const stamp = join(root, '.cache', 'web-build');

export const hasWebClient = (): boolean => existsSync(join(client, 'index.html'));

/** A hash over everything the built client is made of. */
function sourceHash(): string {
  const files = [
    ...filesUnder(client),
    ...filesUnder(join(root, 'packages')),
    join(root, 'package-lock.json'),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    const path = relative(root, file);
    if (!isTest(path.replaceAll('\\', '/'))) hash.update(path).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the client into apps/web/dist unless what is there was made from the same sources. */
export async function buildWebClient(): Promise<void> {
  const hash = sourceHash();
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('building the web client …');
  // Whoever builds, a test run too, builds what players get.
  const args = [tool.vite, 'build', client, '--logLevel', 'warn'];
  const { code, output } = await capture(process.execPath, args, { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`the web client could not be built:\n${output}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
}
