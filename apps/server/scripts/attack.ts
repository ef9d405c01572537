/**
 * Attacks on a server of one's own, bounded, loopback only: `node apps/server/scripts/attack.ts KIND [seconds] [port]`.
 * KIND: watch, guests, bots, lobby, chat. Without a port it starts a server with the usual limits on a file of its own.
 * Meanwhile two people play; it prints how long their answers took before and during, and what became of the attack.
 */

import { levelsFor } from '@dustfront/ai';
import { misused, numberIn, told } from '../../../scripts/lib/options.ts';
import { BotPool } from '../src/bots/pool.ts';
import { defaultLimits } from '../src/config.ts';
import { ownGames } from '../src/games.ts';
import { Client } from '../test/client.ts';
import { testServer } from '../test/server.ts';

const [wanted = '', seconds = '10', given] = told(import.meta.filename, {
  allowPositionals: true,
}).positionals;
const kinds = ['watch', 'guests', 'bots', 'lobby', 'chat'] as const;
const kind = kinds.find((one) => one === wanted) ?? misused(import.meta.filename, `no attack "${wanted}"`);
const until = (ms: number) => performance.now() + ms;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const server = given
  ? null
  : await testServer(
      { limits: defaultLimits },
      {
        games: await ownGames((game) => levelsFor(game).map(({ id }) => id)),
        bots: new BotPool(1),
      },
    );
const port = Number(given ?? server?.port);

const [ann, bob] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Bob')];
const { id: match } = await ann.create({ game: 'dust-tactics' });
await bob.post(`/api/matches/${match}/seats/1`, {});
for (const one of [ann, bob]) await (await one.connect()).watch(match);

/** Milliseconds from an answer to its reply, one after the other, as people play. */
async function play(ms: number): Promise<number[]> {
  const took: number[] = [];
  for (const end = until(ms); performance.now() < end; await pause(200)) {
    const one = [ann, bob].find((client) => client.tables.get(match)!.state.question);
    if (!one) continue;
    const from = performance.now();
    await one.answer(match, 0);
    took.push(performance.now() - from);
  }
  return took.sort((a, b) => a - b);
}

const heard = new Map<string, number>();
const note = (what: string): void => void heard.set(what, (heard.get(what) ?? 0) + 1);
const status = async (reply: Promise<Response>): Promise<void> =>
  reply.then(
    (r) => note(String(r.status)),
    () => note('failed'),
  );

/** So many at once, each doing the same again and again. */
async function crowd(count: number, end: number, work: (n: number) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      while (performance.now() < end) {
        await work(n).catch(() => note('failed'));
        await pause(1);
      }
    }),
  );
}

const attacks: Record<(typeof kinds)[number], (end: number) => Promise<void>> = {
  /** Forty sockets of nobody ask for the whole table over and over, and come back when they are thrown out. */
  async watch(end) {
    await crowd(40, end, async () => {
      const one = await new Client(port).connect();
      for (let i = 0; i < 50; i++) one.send({ t: 'watch', match });
      await pause(250);
      for (const { t } of one.messages) note(t);
      one.close();
    });
  },
  guests: (end) => crowd(20, end, () => status(new Client(port).call('POST', '/api/guest', {}))),
  /** A guest opens as many matches of computers as he may, and looks at all of them. */
  async bots(end) {
    const eve = await (await Client.guest(port, 'Eve')).connect();
    const level = levelsFor('dust-tactics').at(-1)!.id;
    await crowd(1, end, async () => {
      const reply = await eve.call('POST', '/api/matches', { game: 'dust-tactics', seats: [level, level] });
      note(String(reply.status));
      const { id } = (await reply.json()) as { id?: string };
      if (id) eve.send({ t: 'watch', match: id });
      await pause(50);
    });
    eve.close();
  },
  lobby: (end) => crowd(20, end, () => status(new Client(port).call('GET', '/api/matches'))),
  /** A spectator talks without end from four windows, and comes back when she is thrown out. */
  async chat(end) {
    const eve = await Client.guest(port, 'Eve');
    let lines = 0;
    await crowd(4, end, async () => {
      const one = await Object.assign(new Client(port), { token: eve.token }).connect();
      one.send({ t: 'watch', match });
      for (let i = 0; i < 50; i++)
        one.send({ t: 'say', id: `line-${lines++}`, match, text: 'a line like any other' });
      await pause(250);
      for (const { t } of one.messages) note(t);
      one.close();
    });
  },
};

const summary = (took: number[]): string =>
  `${took.length} answers, median ${took[took.length >> 1]?.toFixed(0)} ms, worst ${took.at(-1)?.toFixed(0)} ms`;
console.log(`before: ${summary(await play(3000))}`);
const end = until(Math.min(60, numberIn(import.meta.filename, 'seconds', seconds)) * 1000);
const [took] = await Promise.all([play(end - performance.now()), attacks[kind](end)]);
console.log(`during: ${summary(took)}`);
console.log(`the attack: ${JSON.stringify(Object.fromEntries(heard))}`);
for (const one of [ann, bob]) one.close();
await server?.end();
