import { GAME_IDS, loadGame } from '@dustfront/games';
import { type AnyGame, type Json, seededPick } from '@dustfront/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownGames } from '../src/games.ts';
import { BOUNDS, boundProblem, isPrinted } from '../src/setups/bounds.ts';
import { SetupPool, type Setups, seatsIn } from '../src/setups/setups.ts';
import { tryOut } from '../src/setups/trial.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
let pool: SetupPool;
/** What looking through a set-up waits for. */
let held: Promise<void> = Promise.resolve();
beforeAll(async () => {
  pool = new SetupPool();
  const setups: Setups = {
    try: async (game, setup) => {
      await held;
      return pool.try(game, setup);
    },
    close: () => pool.close(),
  };
  server = await testServer({}, { games: await ownGames(() => ['random']), setups });
});
afterAll(() => server.end());

/** Set-ups with content of one's own, one for each game. */
const own: Readonly<Record<string, Json>> = {
  'dust-tactics': {
    battlefield: {
      id: 'own',
      title: 'Own',
      note: '',
      map: ['......', '......', '......', '......', '......', '......'],
      entry: { allies: [[0, 5]], axis: [[0, 0]] },
    },
    forces: { allies: [{ card: 'pounder' }], axis: [{ card: 'luther' }] },
  },
  'dust-tactics-2014': { rules: 'starter', forces: ['allies', 'axis'] },
  dust: { players: 3, quickSetup: 'recommended' },
};

describe('set-ups that players send', () => {
  test('fair ones are tried in a thread of their own and played', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    for (const id of GAME_IDS) {
      const info = await ann.create({ game: id, setup: own[id] });
      expect(info.seats.length).toBe((await loadGame(id))!.seats(own[id]!));
    }
    expect(isPrinted(own['dust-tactics']!)).toBe(false);
    expect(isPrinted({ scenario: 'the-courier', rounds: 4 })).toBe(true);
  });

  test('what is too large is refused before any rule looks at it, and says what', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    let deep: Json = 1;
    for (let i = 0; i < 40; i++) deep = [deep];
    const cases: [Json, string][] = [
      [{ battlefield: { by: 'dice', tiles: [1e9, 1e9], crates: 1e9 } }, 'a number beyond'],
      [{ forces: { allies: new Array(BOUNDS.list + 1).fill({ card: 'pounder' }) } }, 'more than 400 parts'],
      [{ scenario: deep }, 'deep'],
      [{ position: 'x'.repeat(BOUNDS.text + 1) }, 'a text of more than'],
      [{ cards: new Array(30).fill(new Array(300).fill(0)) }, 'more than 6000 values'],
    ];
    for (const [setup, message] of cases) {
      expect(boundProblem(setup)?.text).toContain(message);
      const refused = await ann.call('POST', '/api/matches', { game: 'dust-tactics', setup });
      expect(refused.status).toBe(400);
      const { error } = (await refused.json()) as { error: { code: string; details: { text: string }[] } };
      expect(error.code).toBe('bad-setup');
      expect(error.details[0]!.text).toContain(message);
    }
  });

  test('one that plays too slowly is refused by what it costs', async () => {
    const game = (await loadGame('dust-tactics'))!;
    let clock = 0;
    const slow: AnyGame = {
      ...game,
      view: (state, viewer) => {
        clock += 200;
        return game.view(state, viewer);
      },
    };
    const tried = tryOut(slow, own['dust-tactics']!, () => clock);
    expect(tried).toMatchObject({ problems: [{ text: expect.stringContaining('too long') }] });
  });

  test('one that would never end holds up nobody and is given up', async () => {
    const hasty = new SetupPool(1);
    const game = (await loadGame('dust-tactics'))!;
    await expect(seatsIn(hasty, game, own['dust-tactics']!)).rejects.toMatchObject({ code: 'bad-setup' });
    await hasty.close();
  });

  test('nobody has two looked through at the same time', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    const body = { game: 'dust-tactics', setup: own['dust-tactics'] };
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    held = promise;
    const told: number[] = [];
    const asked = [1, 2, 3].map(async () => {
      const { status } = await ann.call('POST', '/api/matches', body);
      told.push(status);
    });
    await expect.poll(() => told).toEqual([429, 429]);
    goOn();
    await Promise.all(asked);
    expect(told).toEqual([429, 429, 200]);
  });
});

const oddities: Json[] = [
  null,
  true,
  -1,
  0,
  99_999,
  0.5,
  '',
  'x'.repeat(300),
  [],
  {},
  '🎲',
  '__proto__',
  [[]],
];

/** The set-up with a few of its values exchanged, dropped, doubled or repeated many times. */
function garble(pick: (n: number) => number, value: Json, depth = 0): Json {
  if (pick(12) === 0) return oddities[pick(oddities.length)]!;
  if (Array.isArray(value)) {
    const parts = value.map((part) => garble(pick, part as Json, depth + 1));
    if (pick(6) === 0 && parts.length > 0) return new Array(1 + pick(200)).fill(parts[0]) as Json;
    return parts as Json;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(() => pick(15) > 0);
    return Object.fromEntries(entries.map(([key, part]) => [key, garble(pick, part as Json, depth + 1)]));
  }
  return typeof value === 'number' && pick(4) === 0 ? value * (1 + pick(1000)) : value;
}

describe('fuzz', () => {
  for (const id of GAME_IDS)
    test(`${id}: garbled set-ups are played or refused, none fails or runs away`, async () => {
      const pick = seededPick(`setups ${id}`);
      const game = (await loadGame(id))!;
      const base = (game.complete?.(own[id]!) ?? own[id]!) as Json;
      const counts = { played: 0, refused: 0 };
      for (let i = 0; i < 120; i++) {
        const reply = await seatsIn(pool, game, garble(pick, base)).then(
          () => 'played' as const,
          (error: { code: string }) => {
            expect(error.code).toBe('bad-setup');
            return 'refused' as const;
          },
        );
        counts[reply] += 1;
      }
      expect(counts.refused).toBeGreaterThan(5);
    });
});
