/**
 * `npm run browsers -- firefox|webkit [GAME…] [--pictures FOLDER]`: a whole quick battle of each game in another
 * browser than Chromium. The window and its clicks are matters of the client: `apps/web/scripts/browsers.ts`.
 */
import { join } from 'node:path';
import { root } from './lib/files.ts';
import { told } from './lib/options.ts';
import { show, stopTogether } from './lib/process.ts';

stopTogether();
told(import.meta.filename, { allowPositionals: true, options: { pictures: { type: 'string' } } });
const script = join(root, 'apps', 'web', 'scripts', 'browsers.ts');
process.exitCode = await show(process.execPath, [script, ...process.argv.slice(2)]);
