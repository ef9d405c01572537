#!/usr/bin/env node
// Runs src/main.ts with a Node.js that reads TypeScript: this one, or the one this repository pins.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WANTED_NODE = 24;
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const modules = join(root, 'node_modules');

/** @param {string} line @returns {never} */
function stop(line) {
  console.error(`dustfront: ${line}`);
  process.exit(1);
}

if (!existsSync(main)) stop(`the command line is not in this checkout (${main} is missing).`);
if (!existsSync(join(modules, '@dustfront', 'kernel'))) {
  stop(`nothing is installed yet. Run "npm ci" (or "npm start") in ${root} once, then try again.`);
}

if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE) {
  await import(new URL('../src/main.ts', import.meta.url).href);
} else {
  const folder = join(modules, 'node', 'bin');
  const pinned = [join(folder, 'node'), join(folder, 'node.exe')].find((path) => existsSync(path));
  if (pinned === undefined) {
    stop(
      `Node.js ${WANTED_NODE} is needed; this is ${process.version} and the npm package "node" is not installed. ` +
        `Run "npm ci" in ${dirname(modules)}, or install Node.js ${WANTED_NODE}.`,
    );
  }
  const child = spawn(pinned, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(`could not run ${pinned}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}
