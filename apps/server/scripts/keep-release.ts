/**
 * A small database as this program writes it, to be kept for the programs that come after it:
 * `node apps/server/scripts/keep-release.ts apps/server/test/releases/VERSION.sqlite.gz`
 * Matches of every game, finished, running and waiting, with what else a store holds. `test/releases.test.ts` reads
 * them all.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { type Json, seededPick } from '@dustfront/kernel';
import { misused, told } from '../../../scripts/lib/options.ts';
import { randomBots } from '../src/bots/random.ts';
import { defaultLimits, readConfig } from '../src/config.ts';
import { ownGames } from '../src/games.ts';
import { SetupPool } from '../src/setups/setups.ts';
import { start } from '../src/start.ts';
import { Client } from '../test/client.ts';

const [out] = told(import.meta.filename, { allowPositionals: true }).positionals;
if (!out) misused(import.meta.filename, 'a file is wanted');

const bank = { kind: 'bank', bank: 86_400_000, increment: 5000 };
const field = {
  id: 'own',
  title: 'Own',
  note: '',
  map: ['......', '......', '......', '......', '......', '......'],
  entry: { allies: [[0, 5]], axis: [[0, 0]] },
};
const forces = { allies: [{ card: 'pounder' }], axis: [{ card: 'luther' }] };

/** What is played: how far, and what else happens. */
const plan: { game: string; setup: Json; answers: number; more?: object; end?: 'draw' | 'resign' }[] = [
  { game: 'dust-tactics', setup: { scenario: 'the-courier' }, answers: 10_000 },
  { game: 'dust-tactics', setup: { scenario: 'the-courier' }, answers: 90, more: { clock: bank } },
  { game: 'dust-tactics', setup: { battlefield: field, forces }, answers: 20, end: 'resign' },
  { game: 'dust-tactics', setup: { forces }, answers: 30, more: { takeBack: 'consent' } },
  { game: 'dust-tactics-2014', setup: { scenario: 'firefight', rules: 'starter' }, answers: 10_000 },
  { game: 'dust-tactics-2014', setup: { scenario: 'the-oasis' }, answers: 70 },
  {
    game: 'dust-tactics-2014',
    setup: { rules: 'starter', forces: ['allies', 'axis'] },
    answers: 30,
    end: 'draw',
  },
  { game: 'dust', setup: { players: 2, quickSetup: 'recommended' }, answers: 60, end: 'resign' },
  { game: 'dust', setup: { players: 2 }, answers: 70, more: { clock: bank } },
  { game: 'dust', setup: {}, answers: 12 },
];

const folder = mkdtempSync(join(tmpdir(), 'dustfront-release-'));
const many = {
  requests: 1e6,
  guests: 1e6,
  logins: 1e6,
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  waitingMatches: 1e6,
};
const server = await start(
  {
    ...readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }),
    limits: { ...defaultLimits, ...many },
  },
  { games: await ownGames(() => ['recruit']), bots: randomBots, setups: new SetupPool() },
);

async function account(name: string): Promise<Client> {
  const client = await Client.guest(server.port, name);
  const body = { name, password: `long and quiet ${name} 4711` };
  client.token = (await client.post<{ token: string }>('/api/account', body)).token;
  return client.connect();
}
const [ann, bob] = [await account('Ann'), await account('Bob')];
const people = [ann, bob];

const asked = async (match: string): Promise<Client | null> => {
  for (let i = 0; i < 500; i++) {
    if (ann.tables.get(match)!.state.status === 'finished') return null;
    const one = people.find((client) => client.tables.get(match)!.state.question);
    if (one) return one;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`nobody is asked in ${match}`);
};

/** Answers at random until so many are given or it ends. */
async function play(match: string, answers: number): Promise<void> {
  const pick = seededPick(`release ${match}`);
  for (let i = 0; i < answers; i++) {
    const one = await asked(match);
    if (!one) return;
    const { question } = one.tables.get(match)!.state;
    const reply = await one.answer(match, pick(question!.options.length));
    if (reply.t === 'refused') throw new Error(reply.refusal.code);
    const number = reply.number;
    while (people.some((client) => client.tables.get(match)!.number < number))
      await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

for (const { game, setup, answers, more, end } of plan) {
  const { id } = await ann.create({ game, setup, rated: true, ...more });
  await bob.post(`/api/matches/${id}/seats/1`, {});
  for (const client of people) await client.watch(id);
  await play(id, answers);
  if (end === 'resign') await bob.command({ t: 'resign', match: id });
  if (end === 'draw') {
    const offer = await ann.command({ t: 'offer', match: id, what: 'draw' } as never);
    if (offer.t === 'accepted')
      await bob.command({ t: 'respond', match: id, offer: offer.number, accept: true } as never);
  }
  if (more && 'takeBack' in more) {
    const offer = await ann.command({ t: 'offer', match: id, what: 'takeback' } as never);
    if (offer.t === 'accepted')
      await bob.command({ t: 'respond', match: id, offer: offer.number, accept: true } as never);
  }
  await ann.command({ t: 'say', match: id, text: 'Good luck!' } as never);
  const { number, state } = ann.tables.get(id)!;
  console.log(`${game}: ${number} entries, ${state.status}`);
}
await ann.create({ game: 'dust-tactics', setup: { scenario: 'the-courier' } });
const alone = await ann.create({ game: 'dust-tactics', seats: ['me', 'recruit'] });
await ann.watch(alone.id);
for (const client of people) client.close();
await server.stop();

const small = join(folder, 'small.db');
const db = new DatabaseSync(join(folder, 'dustfront.db'));
// Nobody signs in with what is kept.
db.exec('DELETE FROM sessions');
db.exec(`UPDATE players SET password = NULL`);
db.exec(`VACUUM INTO '${small}'`);
db.close();
writeFileSync(out, gzipSync(readFileSync(small), { level: 9 }));
rmSync(folder, { recursive: true, force: true });
