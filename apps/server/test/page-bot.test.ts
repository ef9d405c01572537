import { readdirSync, readFileSync } from 'node:fs';
import { loadGames } from '@dustfront/games';
import { type AnyGame, isDivergence, type MatchRecord, parseRecord, replay } from '@dustfront/kernel';
import { Compile, type Validator } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomBots } from '../src/bots/random.ts';
import { ownGames } from '../src/games.ts';
import { play } from './page-bot.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
let base: string;
const validators = new Map<string, Validator>();

beforeAll(async () => {
  server = await testServer({}, { games: await ownGames(() => ['random']), bots: randomBots });
  base = `http://127.0.0.1:${server.port}`;
  const { schemas } = (await (await fetch(`${base}/api/schemas`)).json()) as { schemas: string[] };
  for (const name of schemas.filter((one) => one.includes('.') || one.endsWith('-message'))) {
    const schema = await (await fetch(`${base}/api/schemas/${name}`)).json();
    validators.set(name, Compile(schema as object) as Validator);
  }
});
afterAll(() => server.end());

/** What the schema finds wrong with a value, in the words of whoever must mend it. */
function wrong(name: string, value: unknown): string[] {
  const validator = validators.get(name)!;
  if (validator.Check(value)) return [];
  return validator.Errors(value)[1].map(({ instancePath, message }) => `${name} ${instancePath}: ${message}`);
}

/** Every message of a kind, and within it all that a game has made. */
function check(game: string, text: string, view: unknown): string[] {
  const message = JSON.parse(text);
  const found = wrong('server-message', message);
  if (message.t !== 'table' && message.t !== 'step') return found;
  const entries = message.t === 'table' ? message.entries : [message.entry];
  for (const { events } of entries) for (const event of events) found.push(...wrong(`${game}.event`, event));
  for (const { option } of message.state.question?.options ?? [])
    found.push(...wrong(`${game}.option`, option));
  return [...found, ...wrong(`${game}.view`, view)];
}

const PARTS = 8;

/** The stored records of the rules as they are now. */
async function recorded(): Promise<{ game: AnyGame; record: MatchRecord }[]> {
  const all = (await loadGames()).map((game) => {
    const folder = new URL(`../../../packages/${game.id}/records/`, import.meta.url);
    return readdirSync(folder).map((name) => {
      const record = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
      return { game, record };
    });
  });
  return all.flat().filter(({ game, record }) => record.header.version === game.version);
}

const setups = {
  'dust-tactics': { scenario: 'the-courier' },
  'dust-tactics-2014': { scenario: 'firefight', rules: 'full', forces: ['allies', 'axis'] },
  dust: { players: 2, scoring: 'epic', quickSetup: 'random' },
};

describe('a bot written from docs/bots.md alone', () => {
  test.each(Object.entries(setups))(
    'plays %s to its end; every message fits the schemas',
    async (game, setup) => {
      expect(wrong(`${game}.setup`, setup)).toEqual([]);
      const found = new Set<string>();
      let messages = 0;
      const played = await play(base, {
        game,
        setup,
        hear(text, view) {
          messages += 1;
          for (const one of check(game, text, view)) found.add(one.replaceAll(/\d+/g, 'N'));
        },
      });
      expect([...found]).toEqual([]);
      expect(played.result?.by).toBe('rules');
      expect(played.answers).toBeGreaterThan(5);
      expect(messages).toBeGreaterThan(2 * played.answers);
      expect(played.view).toEqual(played.told);
    },
    180_000,
  );

  test('the views and options of recorded matches fit', async () => {
    const found = new Set<string>();
    for (const { game, record } of await recorded()) {
      for (let part = 0; part <= PARTS; part++) {
        const match = replay(game, record, Math.floor((record.entries.length * part) / PARTS));
        if (isDivergence(match)) throw new Error(match.message);
        for (const viewer of [null, 0, 1])
          for (const one of wrong(`${game.id}.view`, match.view(viewer))) found.add(one);
        for (const seat of match.asked) {
          const { options } = match.question(seat)!;
          for (let i = 0; i < options.length; i++)
            for (const one of wrong(`${game.id}.option`, options.at(i))) found.add(one);
        }
      }
    }
    expect([...found]).toEqual([]);
  });

  test('schemas refuse what the games do not have', () => {
    expect(wrong('dust-tactics.option', { do: 'step' })).not.toEqual([]);
    expect(wrong('dust-tactics.view', { round: 1 })).not.toEqual([]);
    expect(wrong('dust.option', { do: 'buy', ware: 'castle' })).not.toEqual([]);
    expect(wrong('dust-tactics-2014.setup', { rules: 'all' })).not.toEqual([]);
    expect(wrong('client-message', { t: 'answer' })).not.toEqual([]);
  });
});
