// A whole server that draws the same every time: node dealing-server.ts SEED
import { createHash } from 'node:crypto';
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { run } = await import('../src/run.ts');
const [seed = ''] = process.argv.slice(2);
let drawn = 0;
await run({ random: () => createHash('sha256').update(`${seed}/${drawn++}`).digest('hex') });
