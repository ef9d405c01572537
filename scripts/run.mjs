// The door of every verb: `node scripts/run.mjs VERB`, from `start` to `browsers` (the list is below).
// Plain JavaScript for Node.js 20 and newer, without a dependency: it must run before anything is installed.
// It installs what is missing, then runs scripts/<verb>.ts with the Node.js this repository pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const WANTED_NODE = 24;
const VERBS = [
  'start',
  'test',
  'check',
  'bench',
  'dev',
  'rulebook',
  'schemas',
  'lockfile',
  'records',
  'freeze',
  'train',
  'dice',
  'mutate',
  'agreement',
  'geometry',
  'referee',
  'browsers',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} version */
const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** @param {string} line */
const say = (line) => console.error(`dustfront: ${line}`);

/** @param {string} line @returns {never} */
function stop(line) {
  say(line);
  process.exit(1);
}

/** The hash that says which dependencies a folder was installed for. @param {string} folder */
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules', '.dustfront-installed');

/**
 * Whether node_modules holds what package-lock.json asks for. A stamp answers at once; without one (somebody ran
 * npm by hand) npm's own record of what it installed is compared package by package.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const modules = join(folder, 'node_modules');
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const hash = lockHash(folder);
  if (existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8').trim() === hash) return true;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages ?? {};
  const present = JSON.parse(readFileSync(record, 'utf8')).packages ?? {};
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.optional || entry.devOptional || entry.peer) continue;
    if (present[path] === undefined || present[path].version !== entry.version) return false;
  }
  writeFileSync(stampOf(folder), `${hash}\n`);
  return true;
}

/** How to call npm: through the npm that called us, the one beside this Node.js, or the one on the path. */
function npmCommand() {
  const called = process.env.npm_execpath;
  const beside = dirname(process.execPath);
  const places = [
    called !== undefined && basename(called) === 'npm-cli.js' ? called : undefined,
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const script = places.find((place) => place !== undefined && existsSync(place));
  if (script === undefined) return { command: 'npm', first: [], shell: process.platform === 'win32' };
  const runner = process.env.npm_node_execpath;
  const command = runner !== undefined && existsSync(runner) ? runner : process.execPath;
  return { command, first: [script], shell: false };
}

/** @param {string} folder @param {string[]} args */
function npm(folder, args) {
  const { command, first, shell } = npmCommand();
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(command, [...first, ...args, ...quiet], { cwd: folder, encoding: 'utf8', shell });
  if (result.error !== undefined || (shell && result.status === 9009)) {
    stop('npm is missing. Install Node.js with npm (https://nodejs.org) and try again.');
  }
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}`.trim() };
}

/**
 * Installs the dependencies of a folder unless they are there already.
 * @param {string} folder @param {string} what for the line that says what happens
 */
export function install(folder, what) {
  if (isInstalled(folder)) return;
  say(`installing ${what} (npm ci in ${folder}) …`);
  const clean = npm(folder, ['ci']);
  if (!clean.ok) {
    say(`npm ci failed, trying npm install instead. What npm said:\n${clean.output}`);
    const plain = npm(folder, ['install']);
    if (!plain.ok) stop(`npm install failed too:\n${plain.output}`);
  }
  writeFileSync(stampOf(folder), `${lockHash(folder)}\n`);
}

/** The Node.js to run TypeScript with: the pinned one, or this machine's own where it is new enough. */
function wantedNode() {
  const folder = join(root, 'node_modules', 'node', 'bin');
  const pinned = [join(folder, 'node'), join(folder, 'node.exe')].find((path) => existsSync(path));
  if (pinned !== undefined) return pinned;
  if (majorOf(process.version) >= WANTED_NODE) return process.execPath;
  return stop(
    `Node.js ${WANTED_NODE} is needed and the npm package "node" did not bring it (its install script ` +
      'may be switched ' +
      `off by ignore-scripts). Allow that script and run "npm rebuild node", or install Node.js ${WANTED_NODE}.`,
  );
}

function main() {
  const [verb = '', ...args] = process.argv.slice(2);
  if (!VERBS.includes(verb)) stop(`usage: node scripts/run.mjs ${VERBS.join('|')}`);
  if (majorOf(process.version) < OLDEST_NODE) {
    stop(`Node.js ${OLDEST_NODE} or newer is needed; this is ${process.version}. See https://nodejs.org.`);
  }
  install(root, 'what is missing; this takes about a minute the first time');
  const node = wantedNode();
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const child = spawn(node, [join(root, 'scripts', `${verb}.ts`), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // What was compiled once is not compiled again by all the processes that a verb starts.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      ...process.env,
      [pathName]: `${dirname(node)}${delimiter}${process.env[pathName] ?? ''}`,
    },
  });
  child.on('error', (error) => stop(`could not run ${node}: ${error.message}`));
  // Whoever stops this process means the verb; without this a killed `npm start` would leave its server running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm hands a signal to its shell only, which dies of it and tells nobody: a changed parent is the news of that.
  const parent = process.ppid;
  const look = () => process.ppid !== parent && child.kill('SIGTERM');
  if (process.env.npm_lifecycle_event !== undefined) setInterval(look, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}

if (process.argv[1] !== undefined && basename(process.argv[1]) === 'run.mjs') main();
