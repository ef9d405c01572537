import { globSync, readFileSync } from 'node:fs';
import { loadGame } from '@dustfront/games';
import { type Failure, readScript, rulesOf, runScript, type Script } from '@dustfront/table-scripts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/files.ts';
import { readPlan } from './plan.ts';
import { TABLES } from './suites.ts';

async function failuresOf(script: Script): Promise<readonly Failure[]> {
  const game = await loadGame(script.game);
  if (game === null) throw new Error(`there is no game ${script.game}`);
  return runScript(script, game).failures;
}

/** The table scripts of a package as tests; by rules, each step that shows some is a test of its own. */
for (const file of globSync(`${process.env[TABLES]}/**/*.yaml`, { cwd: root }).sort()) {
  const script = readScript(parse(readFileSync(`${root}/${file}`, 'utf8')));
  if (!('rules' in script)) throw new Error(`${file} is no table script`);
  const whole = [...script.rules, ...(script.refused === undefined ? [] : [script.refused])];
  test(`[${whole.join(', ')}] ${file}`, async () => {
    expect(await failuresOf(script)).toEqual([]);
  });
  if (readPlan().rules === null) continue;
  for (const [at, step] of script.steps.entries()) {
    if (rulesOf(step).length === 0) continue;
    test(`[${rulesOf(step).join(', ')}] ${file}, step ${at + 1}`, async () => {
      expect((await failuresOf(script)).filter((failure) => failure.step === at + 1)).toEqual([]);
    });
  }
}
