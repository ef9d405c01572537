import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts: the second start is faster and smaller, since no source is stripped again.
enableCompileCache();
const { run } = await import('./run.ts');
await run();
