/**
 * Frames and requests that no client would send, against a whole server. `node apps/server/scripts/fuzz.ts [how many]`
 * (1,000,000 by default). Fails if the server ends, answers 5xx, or keeps growing.
 */
import { fuzz } from '../test/fuzz.ts';
import { testServer } from '../test/server.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const server = await testServer();
const from = performance.now();
const report = await fuzz(server, count, (done, megabytes) =>
  console.log(`${done} sent, ${megabytes.toFixed(0)} MB`),
);
await server.end();
console.log(JSON.stringify(report), `${((performance.now() - from) / 1000).toFixed(0)} s`);
process.exit(report.failures.length === 0 ? 0 : 1);
