import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBots } from '../src/bots/random.ts';
import { type Config, defaultLimits, readConfig } from '../src/config.ts';
import { type Parts, type Running, start } from '../src/start.ts';
import { toyGames } from './toy-games.ts';

export interface TestServer extends Running {
  folder: string;
  /** Stops, and starts again on the same data. */
  restart(): Promise<TestServer>;
  end(): Promise<void>;
}

const generous = {
  ...defaultLimits,
  requests: 100_000,
  guests: 100_000,
  logins: 1000,
  messagesPerSecond: 1000,
  messageBurst: 1000,
  waitingMatches: 1000,
  computerMatches: 1000,
  matchesPerAddress: 100_000,
};

/** A whole server on loopback, on a file of its own. */
export async function testServer(
  config: Partial<Config> = {},
  parts: Partial<Parts> = {},
  folder?: string,
): Promise<TestServer> {
  const at = folder ?? mkdtempSync(join(tmpdir(), 'dustfront-server-'));
  const full: Config = {
    ...readConfig({
      DATA_DIR: at,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      WEB_ROOT: join(at, 'none'),
    }),
    limits: generous,
    ...config,
  };
  const running = await start(full, { games: toyGames, bots: randomBots, ...parts });
  return {
    ...running,
    folder: at,
    async restart() {
      await running.stop();
      return testServer(config, parts, at);
    },
    async end() {
      await running.stop();
      rmSync(at, { recursive: true, force: true });
    },
  };
}
