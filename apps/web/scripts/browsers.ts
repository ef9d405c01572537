/**
 * `npm run browsers -- firefox|webkit [GAME…]`: a whole quick battle of each kind (dust-tactics, dust-tactics-2014,
 * table, dust) in another browser than Chromium, from the start page to the end, by clicks. `--pictures FOLDER` keeps
 * what the window showed every now and then. It ends with code 1 if a match did not end or something went wrong in a
 * page, with code 2 if the browser is not installed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildWebClient } from '../../../scripts/lib/build.ts';
import { misused, told } from '../../../scripts/lib/options.ts';
import { stopTogether } from '../../../scripts/lib/process.ts';
import { firefox } from './browsers/firefox.ts';
import { contests, playWhole } from './browsers/play.ts';
import { type Make, Missing, type Visitor } from './browsers/visitor.ts';
import { webkit } from './browsers/webkit.ts';
import { serve } from './serve.ts';

const browsers: Readonly<Record<string, Make>> = { firefox, webkit };
/** One picture in so many clicks. */
const OFTEN = 25;

stopTogether();
const { values, positionals } = told(import.meta.filename, {
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
});
const [wanted = '', ...games] = positionals;
const make = browsers[wanted];
if (make === undefined)
  misused(import.meta.filename, `which browser: ${Object.keys(browsers).join(' or ')}?`);
const unknown = games.find((game) => contests[game] === undefined);
if (unknown !== undefined) misused(import.meta.filename, `there is no game "${unknown}"`);

/** Keeps what the window shows, if that is wanted. */
async function keep(visitor: Visitor, name: string): Promise<void> {
  if (values.pictures === undefined) return;
  const folder = resolve(values.pictures);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${wanted}-${name}.png`), await visitor.picture());
}

/** Plays one game; whether nothing went wrong. */
async function play(visitor: Visitor, url: string, game: string): Promise<boolean> {
  const contest = contests[game]?.();
  if (contest === undefined) return false;
  const began = performance.now();
  let failure: string | null = null;
  let clicks = 0;
  try {
    clicks = await playWhole(visitor, url, contest, async (n) => {
      if (n % OFTEN === 0) await keep(visitor, `${game}-${String(n).padStart(4, '0')}`);
    });
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  await keep(visitor, `${game}-${failure === null ? 'over' : 'failed'}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  const faults = await visitor.faults();
  const words = failure ?? `played to its end, ${clicks} clicks`;
  console.log(`${visitor.name}, ${game}: ${words}, ${seconds} s, ${faults.length} faults`);
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  return failure === null && faults.length === 0;
}

/** Every game has a browser of its own: nothing of one is left for the next. */
async function playAll({ look, open }: Make): Promise<boolean> {
  look();
  await buildWebClient();
  const served = await serve();
  let good = true;
  try {
    for (const game of games.length > 0 ? games : Object.keys(contests)) {
      const visitor = await open();
      try {
        good = (await play(visitor, served.url, game)) && good;
      } finally {
        await visitor.close();
      }
    }
  } finally {
    await served.close();
  }
  return good;
}

try {
  process.exitCode = (await playAll(make)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
