import { type Json, seededPick } from '@dustfront/kernel';
import { storedRecords } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { dust } from '../src/index.ts';
import { begin, options } from './table.ts';

/** A whole match as a reader would follow it: who was asked what, what he answered, what everybody saw happen. */
function transcript(setup: Json, seed: string): string {
  const match = begin(setup, seed);
  const pick = seededPick(seed);
  const lines: string[] = [`# ${JSON.stringify(setup)}, seed "${seed}"`];
  let told = 0;
  const tell = () => {
    const heard = match.happenings(null);
    for (const { event } of heard.slice(told)) {
      const { key, params = {} } = dust.describe.event(event, match.view(null));
      lines.push(`    ${fill(key, params)}`);
    }
    told = heard.length;
  };
  tell();
  while (!match.over) {
    const seat = match.asked[pick(match.asked.length)]!;
    const ids = options(match, seat);
    const id = ids[pick(ids.length)]!;
    lines.push(`${seat} ${match.question(seat)!.question} (${ids.length}): ${id}`);
    match.submit(seat, match.state.question, id);
    tell();
  }
  lines.push(`= ${JSON.stringify(dust.outcome(match.state as never))} ${match.hash()}`);
  return `${lines.join('\n')}\n`;
}

function fill(key: string, params: Readonly<Record<string, string | number>>): string {
  return dust.catalogue[key]!.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

describe('golden transcripts: `npx vitest run packages/dust/test/playthroughs -u` writes them anew', () => {
  test.each([
    ['two-players', { players: 2 }],
    ['four-players-quick', { players: 4, quickSetup: 'recommended', victoryPoints: 24 }],
    ['six-players', { players: 6, victoryPoints: 16 }],
  ])('%s', async (name, setup) => {
    await expect(transcript(setup, name)).toMatchFileSnapshot(`../playthroughs/${name}.txt`);
  });

  test('frame kinds and steps are a stored format: a renamed one needs a new rules version', async () => {
    const kinds = Object.values(dust.frames).map(
      (rules) => `${rules.kind}: ${Object.keys(rules.steps).join(', ')}`,
    );
    await expect(`version ${dust.version}\n${kinds.join('\n')}\n`).toMatchFileSnapshot(
      '../playthroughs/frames.txt',
    );
  });
});

storedRecords(dust, new URL('../records/', import.meta.url));
