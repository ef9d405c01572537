import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('strange frames and requests: no crash, no 5xx (short form of scripts/campaign.ts)', async () => {
  const report = await fuzz(server, 5000);
  expect(report.failures).toEqual([]);
  expect(report.frames).toBeGreaterThan(2000);
  expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(['2xx', '4xx']));
});
