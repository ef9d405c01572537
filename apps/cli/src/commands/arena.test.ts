import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dustfront,
  freshDatabase,
  type Ran,
  type Spawned,
  spawned,
  started,
  temporaryFolder,
} from '../testing.ts';

interface Summary {
  results: {
    a: string;
    b: string;
    pairs: number;
    winRate: number;
    ci95: [number, number];
    elo: number;
    sprt: { verdict: string | null; sets: number };
  }[];
  decisionMs: Record<string, { p50: number; p95: number; max: number }>;
  ratings: unknown;
}

const meeting = ['arena', '--players', 'corporal,recruit', '--scenario', '1', '--seed', 's', '--pairs'];

async function arena(...args: string[]): Promise<Summary> {
  return summaryOf(await dustfront([...args, '--json']));
}

function summaryOf({ code, out, err }: Ran): Summary {
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Summary;
}

const known = new Map<string, Promise<Summary>>();

/** What a campaign comes to with one thread: what every other way to play it is held against. */
function alone(...campaign: string[]): Promise<Summary> {
  const key = campaign.join(' ');
  const summary = known.get(key) ?? arena(...campaign, '--threads', '1');
  known.set(key, summary);
  return summary;
}

describe('arena', () => {
  test('plays mirrored pairs, the same with one thread or two', async () => {
    const one = await alone(...meeting, '3');
    const two = await arena(...meeting, '3', '--threads', '2');
    expect(one.results).toEqual(two.results);
    expect(one.ratings).toEqual(two.ratings);
    expect(one.results[0]).toMatchObject({ a: 'corporal', b: 'recruit', pairs: 3 });
    expect(one.results[0]!.winRate).toBeGreaterThan(0.5);
    expect(Object.keys(one.decisionMs).sort()).toEqual(['corporal', 'recruit']);
  });

  test('a campaign is taken up where it was broken off', async () => {
    const file = join(temporaryFolder(), 'campaign.jsonl');
    await arena(...meeting, '2', '--threads', '1', '--file', file);
    const first = readFileSync(file, 'utf8');
    // The power failed in the middle of a line.
    appendFileSync(file, '{"spec":{"game"');
    writeFileSync(file, readFileSync(file, 'utf8'));
    const whole = await arena(...meeting, '3', '--threads', '1', '--file', file);
    expect(readFileSync(file, 'utf8').startsWith(first)).toBe(true);
    expect(whole.results).toEqual((await alone(...meeting, '3')).results);
  });

  test('in words, and mistakes are named', async () => {
    const { code, out } = await dustfront([...meeting, '1', '--threads', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/corporal - recruit +1 /);
    const one = await dustfront(['arena', '--players', 'recruit']);
    expect(one).toMatchObject({ code: 2, err: expect.stringContaining('two or more') });
    const unknown = await dustfront(['arena', '--players', 'recruit,sergant']);
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean "sergeant"?') });
    const file = join(temporaryFolder(), 'old.jsonl');
    writeFileSync(file, '{"spec":{"game":"dust-tactics"}}\n');
    const old = await dustfront([...meeting, '1', '--file', file]);
    expect(old).toMatchObject({ code: 2, err: expect.stringContaining('not a result of the arena') });
  });
});

const table = ['arena', '--game', 'dust', '--players', 'staff,random,random', '--seed', 't', '--pairs'];

const sequential = [...table, '60', '--sprt', '--elo1', '60'];

describe('a table of three to six', () => {
  interface Table extends Summary {
    shares: { player: string; seats: number; games: number; share: number }[];
    rounds: number;
  }

  test('everybody in every seat, the same with one thread or two, taken up where it was broken off', async () => {
    const file = join(temporaryFolder(), 'table.jsonl');
    const whole = (await alone(...table, '2')) as Table;
    await arena(...table, '1', '--file', file, '--threads', '2');
    appendFileSync(file, '{"spec":{"game"');
    const again = (await arena(...table, '2', '--file', file, '--threads', '2')) as Table;
    for (const key of ['results', 'shares', 'ratings', 'rounds'] as const)
      expect(again[key]).toEqual(whole[key]);
    expect(whole.shares).toMatchObject([
      { player: 'staff-officer', seats: 1, games: 6, share: 1 },
      { player: 'random', seats: 2, games: 6, share: 0 },
    ]);
    expect(whole.results[0]).toMatchObject({ a: 'staff-officer', b: 'random', pairs: 2, winRate: 1 });
    expect(Object.keys(whole.decisionMs).sort()).toEqual(['random', 'staff-officer']);
    const seats = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => (JSON.parse(line) as { game: { seats: string[] } }).game.seats.indexOf('staff-officer'));
    expect(seats.sort()).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test('in words', async () => {
    const { code, out } = await dustfront([...table, '1', '--threads', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/staff-officer +1 +3 +100%/);
    expect(out).toContain('rounds on average');
  });

  test('is over when the sequential test is decided, after the same set with one thread or two', async () => {
    const one = await alone(...sequential);
    const two = await arena(...sequential, '--threads', '2');
    expect(one.results).toEqual(two.results);
    expect(one.ratings).toEqual(two.ratings);
    const [{ pairs, sprt }] = one.results as [Summary['results'][number]];
    expect(sprt).toMatchObject({ verdict: 'h1', sets: pairs });
    expect(pairs).toBeLessThan(20);
  });
});

describe('balance', () => {
  test('win shares of both sides for scenarios and armies', async () => {
    const { code, out } = await dustfront([
      'balance',
      '1',
      'boxed-allies',
      '--player',
      'recruit',
      '--games',
      '6',
      '--threads',
      '1',
      '--json',
    ]);
    expect(code).toBe(0);
    const { cases } = JSON.parse(out) as {
      cases: { name: string; seats: { count: number }[]; draws: { count: number } }[];
    };
    expect(cases.map(({ name }) => name)).toEqual(['reconnaissance', 'boxed-allies:boxed-axis']);
    for (const { seats, draws } of cases) expect(seats[0]!.count + seats[1]!.count + draws.count).toBe(6);
  });

  test('for DUST by seat, capital and colour', async () => {
    const { out } = await dustfront([
      'balance',
      '--game',
      'dust',
      '--players',
      '3',
      '--player',
      'random',
      '--games',
      '2',
      '--threads',
      '1',
    ]);
    expect(out).toContain('Player 3');
    expect(out).toMatch(/\n {2}(black|blue|green|red|white|yellow|brown)/);
    expect(out).toMatch(/\n {2}(new_york|houston|berlin|rome|peking|canton)/);
    expect(out).toContain('rounds on average');
  });
});

describe('workers', () => {
  let database: string;
  let client: pg.Client;
  beforeAll(async () => {
    database = await freshDatabase();
    client = new pg.Client({ connectionString: database });
    await client.connect();
  });
  afterAll(() => client.end());

  const work = ['worker', '--json', '--threads', '1', '--database'];

  test('games that somebody else has taken out of the queue are put back', async () => {
    const campaign = [...meeting, '2', '--seed', 'shared'];
    // The first worker makes the queue.
    await dustfront([...work, database, '--until-empty']);
    let over = false;
    const waiting = spawned([...campaign, '--database', database, '--json']).finally(() => {
      over = true;
    });
    const taken = 'SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs';
    for (let games = 0; games < 4; ) games += (await client.query(taken)).rowCount ?? 0;
    // They may not have been put back yet.
    while (!over)
      expect(await dustfront([...work, database, '--until-empty'])).toMatchObject({ code: 0, err: '' });
    expect(summaryOf(await waiting).results).toEqual((await alone(...campaign)).results);
  });

  describe('that wait for games', () => {
    let waiting: Spawned[];
    beforeAll(() => {
      waiting = [1, 2].map(() => started([...work, database]));
    });
    afterAll(async () => {
      for (const worker of waiting) {
        worker.stop();
        expect(await worker.ended).toMatchObject({ code: 0, err: '' });
      }
    });

    const told = (): number => waiting.flatMap(({ out }) => out().split('\n').slice(1)).length;

    /** A campaign through the queue, and how many games the workers said they played. */
    async function spreadOut(...campaign: string[]): Promise<{ summary: Summary; games: () => number }> {
      const before = told();
      const summary = await arena(...campaign, '--database', database);
      return { summary, games: () => told() - before };
    }

    test.each([
      { what: 'pairs', campaign: [...meeting, '3'], played: 6 },
      { what: 'tables', campaign: [...table, '2'], played: 6 },
    ])(
      'several play $what from one queue, and the result is that of one thread',
      async ({ campaign, played }) => {
        const { summary, games } = await spreadOut(...campaign);
        await expect.poll(games).toBe(played);
        expect(summary.results).toEqual((await alone(...campaign)).results);
        // Asked for again it is answered at once, without workers.
        const again = await spreadOut(...campaign);
        expect(again.summary.results).toEqual(summary.results);
        expect(again.games()).toBe(0);
      },
    );

    test('the sequential test ends a campaign of workers after the same set', async () => {
      const { summary, games } = await spreadOut(...sequential);
      // Nothing of it is left in the queue but what is being played.
      const left = await client.query('SELECT FROM graphile_worker.jobs WHERE locked_at IS NULL');
      expect(left.rowCount).toBe(0);
      const { results, ratings } = await alone(...sequential);
      expect(summary.results).toEqual(results);
      expect(summary.ratings).toEqual(ratings);
      expect(games()).toBeLessThan(60 * 3);
    });
  });

  test('a database that is not there is named', async () => {
    const { code, err } = await dustfront([
      'worker',
      '--database',
      'postgres://nobody@127.0.0.1:1/none',
      '--until-empty',
    ]);
    expect(code).toBe(1);
    expect(err).toContain('the database does not answer');
  });
});
