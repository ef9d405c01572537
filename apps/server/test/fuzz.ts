import { request } from 'node:http';
import { seededPick } from '@dustfront/kernel';
import { WebSocket } from 'ws';
import { Client } from './client.ts';
import type { TestServer } from './server.ts';

export interface FuzzReport {
  /** Socket messages that the server read. */
  frames: number;
  requests: number;
  statuses: Record<string, number>;
  /** Megabytes after the first tenth and at the end. */
  before: number;
  after: number;
  failures: string[];
}

const words = [
  'watch',
  'leave',
  'answer',
  'offer',
  'respond',
  'resign',
  'substitute',
  'say',
  'ping',
  '__proto__',
  '',
  'constructor',
];
const oddities = [
  null,
  true,
  -1,
  0,
  1e308,
  -0.5,
  '',
  'x'.repeat(3000),
  [],
  {},
  '\u0000',
  '🎲',
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
];
const paths = [
  '/api/me',
  '/api/guest',
  '/api/login',
  '/api/account',
  '/api/matches',
  '/api/matches/%s',
  '/api/matches/%s/seats/0',
  '/api/matches/%s/record',
  '/api/matches/%s/recap',
  '/api/players/%s',
  '/api/sessions/%s',
  '/api/ratings/%s',
  '/api/push',
  '/api/mutes',
  '/healthz',
  '/metrics',
  '/%s',
  '/assets/%s',
  '/api/invitations/%s',
];
const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'];

type Pick = (n: number) => number;

/** A message that is nearly right, so that it gets past the first check more often than noise would. */
function nearly(pick: Pick, match: string, depth = 0): unknown {
  const odd = (): unknown => oddities[pick(oddities.length)];
  const kind = words[pick(words.length)];
  const maybe = (good: unknown): unknown =>
    pick(4) === 0 ? (depth < 2 && pick(3) === 0 ? nearly(pick, match, depth + 1) : odd()) : good;
  return {
    t: maybe(kind),
    match: maybe(match),
    ...(pick(2) ? { id: maybe(`c${pick(50)}`) } : {}),
    ...(pick(2) ? { question: maybe(pick(20)), option: maybe(`${pick(9)}`) } : {}),
    ...(pick(3) ? {} : { since: maybe(pick(9)), view: maybe(pick(3)), invite: maybe('abcdefgh') }),
    ...(pick(3)
      ? {}
      : {
          what: maybe(pick(2) ? 'draw' : 'takeback'),
          to: maybe(pick(9)),
          offer: maybe(pick(9)),
          accept: maybe(true),
        }),
    ...(pick(3) ? {} : { text: maybe('hello') }),
    ...(pick(3) ? {} : { on: maybe(pick(2) === 0), seat: maybe(pick(3)), lend: maybe(true) }),
    ...(pick(9) ? {} : { extra: odd() }),
  };
}

function frame(pick: Pick, match: string): string | Buffer {
  const text = JSON.stringify(nearly(pick, match));
  if (pick(5) > 0) return text;
  const bytes = Buffer.from(text);
  if (pick(2)) return Buffer.from(bytes.map((byte) => (pick(20) ? byte : pick(256))));
  return text.slice(0, pick(text.length));
}

function call(port: number, pick: Pick, match: string, token: string): Promise<number> {
  const odd = encodeURIComponent(String(oddities[pick(oddities.length)])).slice(0, 300);
  const path = paths[pick(paths.length)]!.replace('%s', pick(2) ? match : odd);
  const method = methods[pick(methods.length)]!;
  const body = pick(2)
    ? JSON.stringify(
        pick(2)
          ? nearly(pick, match)
          : {
              name: oddities[pick(oddities.length)],
              password: 'xxxxxxxxxx',
              game: 'sealed-bids',
              setup: oddities[pick(oddities.length)],
            },
      )
    : '{"'.repeat(pick(30));
  return new Promise((resolve) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method,
        headers: {
          'content-type': pick(5) ? 'application/json' : 'text/plain',
          ...(pick(3) ? { authorization: `Bearer ${token}` } : {}),
        },
      },
      (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(-1));
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage.rss() / 1e6;
};

export async function fuzz(
  server: TestServer,
  count: number,
  seed = 'fuzz',
  tell: (done: number, megabytes: number) => void = () => {},
): Promise<FuzzReport> {
  const pick = seededPick(seed);
  const ann = await Client.guest(server.port, 'Ann');
  const { id } = await ann.create({ game: 'sealed-bids', seats: ['me', 'random'] });
  const report: FuzzReport = { frames: 0, requests: 0, statuses: {}, before: 0, after: 0, failures: [] };
  const tenth = Math.max(1, Math.floor(count / 10));
  let sent = 0;
  while (sent < count) {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once(socket.readyState === 1 ? 'x' : 'open', resolve));
    const batch = Math.min(count - sent, 10 + pick(30));
    for (let i = 0; i < batch && socket.readyState === 1; i++) socket.send(frame(pick, id));
    sent += batch;
    const calls = await Promise.all(Array.from({ length: 4 }, () => call(server.port, pick, id, ann.token)));
    for (const status of calls) {
      report.requests += 1;
      sent += 1;
      const kind = status < 0 ? 'none' : `${Math.floor(status / 100)}xx`;
      report.statuses[kind] = (report.statuses[kind] ?? 0) + 1;
      if (status >= 500) report.failures.push(`a request got ${status}`);
    }
    // All of them have arrived when a ping behind them is answered, or when the server has had enough.
    await new Promise<void>((resolve) => {
      socket.once('pong', () => resolve());
      socket.once('close', () => resolve());
      if (socket.readyState === 1) socket.ping();
      else resolve();
    });
    socket.terminate();
    if (report.before === 0 && sent >= tenth) report.before = megabytes();
    if (Math.floor(sent / tenth) !== Math.floor((sent - batch - 4) / tenth)) tell(sent, megabytes());
  }
  const counted = await server.app.metrics.text();
  report.frames = Number(/messages_total\{way="in"\} (\d+)/.exec(counted)?.[1] ?? 0);
  report.after = megabytes();
  if (counted.includes('what="failed"')) report.failures.push('a message failed inside the server');
  const alive = await ann.call('GET', '/healthz');
  if (alive.status !== 200) report.failures.push('the server is not well afterwards');
  return report;
}
