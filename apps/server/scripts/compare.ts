/**
 * Two ratios in one run, contestants in turn, medians: telling one entry to many sockets against a plain ws loop, and
 * an API request with all its checks against bare http. `node apps/server/scripts/compare.ts [rounds]`
 */

import { Agent, createServer, request } from 'node:http';
import { type WebSocket, WebSocketServer, WebSocket as WsClient } from 'ws';
import { numberIn, told } from '../../../scripts/lib/options.ts';
import { defaultLimits } from '../src/config.ts';
import { Client } from '../test/client.ts';
import { testServer } from '../test/server.ts';

const [given = '5'] = told(import.meta.filename, { allowPositionals: true }).positionals;
const rounds = numberIn(import.meta.filename, 'rounds', given, 1);
const CLIENTS = 200;
const BROADCASTS = 100;
const REQUESTS = 4000;
const LINES = 20;

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const server = await testServer({ limits: { ...defaultLimits, requests: 1e9, connectionsPerAddress: 1e4 } });

/** What something did a second, and the microseconds of computing that each took (clients and server together). */
interface Pace {
  rate: number;
  cost: number;
}

function measured(count: number): () => Pace {
  const from = performance.now();
  const cpu = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { rate: count / ((performance.now() - from) / 1000), cost: (user + system) / count };
  };
}

/** Deliveries: `shout` is called until every client has heard `BROADCASTS` messages. */
async function deliveries(clients: WsClient[], shout: () => void): Promise<Pace> {
  let heard = 0;
  const goal = CLIENTS * BROADCASTS;
  const done = new Promise<void>((resolve) => {
    for (const client of clients) {
      client.removeAllListeners('message');
      client.on('message', () => {
        heard += 1;
        if (heard === goal) resolve();
      });
    }
  });
  const end = measured(goal);
  for (let i = 0; i < BROADCASTS; i++) shout();
  await done;
  return end();
}

const open = (url: string): Promise<WsClient> =>
  new Promise((resolve) => {
    const client = new WsClient(url, { perMessageDeflate: false });
    client.once('open', () => resolve(client));
  });

const ann = await (await Client.guest(server.port, 'Ann')).connect();
const { id } = await ann.create({ game: 'sealed-bids', seats: ['me', 'random'] });
await ann.watch(id);
const table = (await server.app.tables.get(id))!;
const watchers = await Promise.all(
  Array.from({ length: CLIENTS }, () => open(`ws://127.0.0.1:${server.port}/socket`)),
);
for (const client of watchers) client.send(JSON.stringify({ t: 'watch', match: id }));
while (table.watchers < CLIENTS + 1) await new Promise((resolve) => setTimeout(resolve, 10));
ann.close();
await new Promise((resolve) => setTimeout(resolve, 300));
const text = JSON.stringify({ t: 'step', match: id, pad: 'x'.repeat(600) });
const people = [...table.people()].map(([watcher]) => watcher);

const plain = new WebSocketServer({ port: 0, perMessageDeflate: false });
const plainSockets: WebSocket[] = [];
plain.on('connection', (socket) => plainSockets.push(socket));
const plainPort = (plain.address() as { port: number }).port;
const plainClients = await Promise.all(
  Array.from({ length: CLIENTS }, () => open(`ws://127.0.0.1:${plainPort}`)),
);

const bare = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{"games":[]}');
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const barePort = (bare.address() as { port: number }).port;

async function requests(port: number, path: string): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: LINES });
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request({ port, path, agent, host: '127.0.0.1' }, (reply) => {
        reply.resume();
        reply.on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  const end = measured(REQUESTS);
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: LINES }, async () => {
      while (left-- > 0) await one();
    }),
  );
  const pace = end();
  agent.destroy();
  return pace;
}

/** Shares by the clock, which others on the machine disturb, and by computing time, which they do not. */
const shares = { broadcast: [] as number[], http: [] as number[] };
const costs = { broadcast: [] as number[], http: [] as number[] };
for (let round = 0; round <= rounds; round++) {
  const ours = await deliveries(watchers, () => {
    const frame = Buffer.from(text);
    for (const watcher of people) watcher.send(frame);
  });
  const theirs = await deliveries(plainClients, () => {
    for (const socket of plainSockets) socket.send(text);
  });
  const api = await requests(server.port, '/api/games');
  const raw = await requests(barePort, '/');
  if (round === 0) continue; // warm-up
  shares.broadcast.push(ours.rate / theirs.rate);
  shares.http.push(api.rate / raw.rate);
  costs.broadcast.push(theirs.cost / ours.cost);
  costs.http.push(raw.cost / api.cost);
  console.log(
    `round ${round}: broadcast ${ours.rate.toFixed(0)} against ${theirs.rate.toFixed(0)} deliveries/s ` +
      `(${ours.cost.toFixed(1)} and ${theirs.cost.toFixed(1)} µs each), HTTP ${api.rate.toFixed(0)} ` +
      `against ${raw.rate.toFixed(0)} requests/s (${api.cost.toFixed(0)} and ${raw.cost.toFixed(0)} µs ` +
      'each)',
  );
}
const both = (what: 'broadcast' | 'http'): string =>
  `${median(shares[what]).toFixed(2)} by the clock, ${median(costs[what]).toFixed(2)} by computing time`;
console.log(`broadcast share ${both('broadcast')} (goal 0.8)\nHTTP share ${both('http')} (goal 0.6)`);
process.exit(0);
