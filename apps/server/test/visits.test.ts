import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../src/config.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
const webRoot = mkdtempSync(join(tmpdir(), 'dustfront-web-'));
beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>');
  for (let i = 0; i < 200; i++) writeFileSync(join(webRoot, 'assets', `part-${i}.js`), `${i}`);
  server = await testServer({ webRoot, limits: { ...defaultLimits, requests: 50 } });
});
afterAll(async () => {
  await server.end();
  rmSync(webRoot, { recursive: true });
});

describe('a first visit', () => {
  test('fetches all its files, for as many people of one house as want to play', async () => {
    const house = new Client(server.port);
    for (let person = 0; person < 3; person++) {
      const paths = ['/', ...Array.from({ length: 200 }, (_, i) => `/assets/part-${i}.js`)];
      const replies = await Promise.all(paths.map((path) => house.call('GET', path)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    }
    // What costs something is counted as before.
    const asked = await Promise.all(Array.from({ length: 60 }, () => house.call('GET', '/api/games')));
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('addresses that a proxy tells', () => {
  const warnings = async (config: object, header: string | null): Promise<string> => {
    const own = await testServer({ logLevel: 'warn', ...config });
    const lines: string[] = [];
    const { log } = own as unknown as { log: { warn(details: object, message: string): void } };
    const warn = log.warn.bind(log);
    log.warn = (details, message) => {
      lines.push(JSON.stringify(details) + message);
    };
    for (let i = 0; i < 3; i++)
      await new Client(own.port).call(
        'GET',
        '/api/games',
        undefined,
        header ? { [header]: '203.0.113.7' } : {},
      );
    log.warn = warn;
    await own.end();
    return lines.join('\n');
  };

  test('and nobody has been told to believe raise a warning, once', async () => {
    const told = await warnings({}, 'x-forwarded-for');
    expect(told.match(/untrusted-proxy/g)).toHaveLength(1);
    expect(told).toContain('TRUST_PROXY');
  });

  test('raise none where they are believed, or where there are none', async () => {
    expect(await warnings({ trustProxy: true }, 'x-forwarded-for')).not.toContain('untrusted-proxy');
    expect(await warnings({}, null)).not.toContain('untrusted-proxy');
  });
});
