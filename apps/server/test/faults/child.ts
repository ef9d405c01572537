/**
 * A server in a process of its own, to be killed or loaded. Arguments: port, folder or PostgreSQL address, planted
 * fault or ''. With GAMES=house it plays the real games instead of the toys.
 */
import { randomBots } from '../../src/bots/random.ts';
import { defaultLimits, readConfig } from '../../src/config.ts';
import { ownGames } from '../../src/games.ts';
import { growSlowly } from '../../src/memory.ts';
import { start } from '../../src/start.ts';
import { openStore } from '../../src/store/open.ts';
import { surviveLostStore } from '../../src/survive.ts';
import { toyGames } from '../toy-games.ts';
import { type Fault, faulty } from './planted.ts';

const [port = '0', where = '', fault = ''] = process.argv.slice(2);
const timeout = process.env.DATABASE_TIMEOUT_MS;
const env = {
  ...(where.startsWith('postgres:') ? { DATABASE_URL: where } : { DATA_DIR: where }),
  ...(timeout ? { DATABASE_TIMEOUT_MS: timeout } : {}),
};
const many = 1_000_000;
const config = {
  ...readConfig({
    ...env,
    PORT: port,
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    WEB_ROOT: '/nowhere',
  }),
  limits: {
    ...defaultLimits,
    requests: many,
    guests: many,
    connectionsPerAddress: many,
    connections: many,
    messagesPerSecond: 10_000,
    messageBurst: 10_000,
    waitingMatches: many,
    computerMatches: many,
    matchesPerAddress: many,
  },
};
growSlowly();
surviveLostStore(() => {});
const store = await openStore(config);
const running = await start(config, {
  games: process.env.GAMES === 'house' ? await ownGames(() => ['random']) : toyGames,
  bots: randomBots,
  store: fault === '' ? store : faulty(store, fault as Fault),
});
process.send?.({ port: running.port });
console.log(`ready ${running.port}`);
process.on('message', () => process.send?.({ memory: process.memoryUsage.rss(), cpu: process.cpuUsage() }));
process.once('SIGTERM', () => {
  void running.stop().then(() => process.exit(0));
});
