// npm run lockfile: names the binaries for other platforms that npm left out of package-lock.json (see lib/lock.ts).
// Run it after npm install; `npm run check` says when it is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/files.ts';
import { completed, gapsIn, type Lock } from './lib/lock.ts';
import { told } from './lib/options.ts';

told(import.meta.filename, {});
const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
const gaps = gapsIn(lock);
if (gaps.length > 0) writeFileSync(path, `${JSON.stringify(completed(lock), null, 2)}\n`);
console.log(`${gaps.length} entries added to package-lock.json`);
