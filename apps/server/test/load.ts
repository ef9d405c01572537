import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededPick } from '@dustfront/kernel';
import { WebSocket } from 'ws';
import { Client } from './client.ts';
import { ServerProcess } from './faults/process.ts';

export interface Load {
  matches: number;
  /** Spectators per match; of a fraction some matches have one more. */
  spectators: number;
  perSecond: number;
  seconds: number;
  /** Ends it after so many commands, if that is earlier. */
  commands?: number;
  game: string;
  databaseUrl?: string;
  /** Server processes on one PostgreSQL, and whether everybody who looks at a match comes to the same of them. */
  processes?: number;
  routed?: boolean;
  /** Each process keeps to a core, as far as there are cores. */
  pinned?: boolean;
  /** A proxy before the processes, by whose port everybody comes in. */
  proxy?(ports: readonly number[]): Promise<{ port: number; stop(): Promise<void> }>;
  /** Told now and then how far it is. */
  tell?(line: string): void;
}

export interface LoadReport {
  commands: number;
  perSecond: number;
  refused: number;
  /** How many by which code. */
  refusals: Record<string, number>;
  /** Commands that never got a reply, and lines that broke: both 0 in a good run. */
  unanswered: number;
  linesLost: number;
  /** Milliseconds from sending a command to its acknowledgement. */
  latency: { p50: number; p90: number; p99: number; p999: number; max: number };
  /** The same for every minute, with the server's memory at its end. */
  minutes: { commands: number; p50: number; p99: number; megabytes: number }[];
  matches: { players: number; spectators: number; live: number; finished: number };
  seconds: { joining: number; playing: number };
  /** Messages that reached spectators, and how many should have. */
  delivered: number;
  due: number;
  /** Sockets that one process served through another when it was over. */
  visitors: number;
  megabytes: { idle: number; joined: number; end: number; perMatch: number };
  cpuShare: number;
  /** Milliseconds of computing that a command costs, all server processes together. */
  cpuPerCommand: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The value below which a share `p` of all lies. */
function share(sorted: readonly number[], p: number): number {
  return Math.round((sorted[Math.floor(sorted.length * p)] ?? 0) * 100) / 100;
}

/** How many sockets of other processes a process serves. */
async function visitorsAt({ port }: ServerProcess): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^dustfront_visitors (\d+)$/m.exec(text)?.[1]);
}

/** Any number that a match always has. */
const hash = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);

/** What this machine must allow, said at once instead of after ten minutes. */
function checkMachine(sockets: number): void {
  const files = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  const [low, high] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number);
  if (files && Number(files) < sockets + 200)
    throw new Error(`${sockets} sockets need as many open files, but ulimit -n says ${files}`);
  if (low && high && high - low < sockets + 500)
    throw new Error(`${sockets} sockets need as many ports, but there are only those from ${low} to ${high}`);
}

/** The process and all its threads stay on this core. */
const pin = (pid: number, core: number) => execFileSync('taskset', ['-acp', `${core}`, `${pid}`]);

interface Seat {
  socket: WebSocket;
  match: Playing;
}

interface Playing {
  id: string;
  seats: Seat[];
  question: { seat: number; number: number; options: string[] } | null;
  busy: boolean;
  over: boolean;
  number: number;
  watchers: number;
}

/** Enough of a client to load a server with: no views, no patches, only what is needed to answer. */
export async function load(options: Load): Promise<LoadReport> {
  checkMachine(options.matches * (2 + options.spectators));
  const tell = options.tell ?? (() => {});
  const folder = mkdtempSync(join(tmpdir(), 'dustfront-load-'));
  const servers = Array.from(
    { length: options.processes ?? 1 },
    () => new ServerProcess(options.databaseUrl ?? folder),
  );
  for (const server of servers) await server.start();
  if (options.pinned) servers.forEach(({ pid }, i) => void pin(pid, i % availableParallelism()));
  const usage = async (): Promise<{ memory: number; cpu: number }> => {
    const all = await Promise.all(servers.map((server) => server.usage()));
    return {
      memory: all.reduce((sum, { memory }) => sum + memory, 0),
      cpu: all.reduce((sum, { cpu }) => sum + cpu.user + cpu.system, 0),
    };
  };
  const proxy = await options.proxy?.(servers.map(({ port }) => port));
  let doors = 0;
  /** Where somebody comes in: anywhere, or where the match is at home. */
  const door = (match?: string): number => {
    if (proxy) return proxy.port;
    const at = match !== undefined && options.routed ? hash(match) : doors++;
    return servers[at % servers.length]!.port;
  };
  const idle = (await usage()).memory / 1e6;
  const pick = seededPick('load');
  const waiting = new Map<string, { at: number; match: Playing }>();
  const latencies: number[] = [];
  const counts = { commands: 0, refused: 0, delivered: 0, due: 0, lost: 0 };
  const refusals: Record<string, number> = {};
  let ending = false;
  const ready: Playing[] = [];

  const heard = (seat: number, match: Playing, text: string): void => {
    const head = text.slice(0, 14);
    if (head.startsWith('{"t":"accepted') || head.startsWith('{"t":"refused"')) {
      const { t, id, refusal } = JSON.parse(text) as { t: string; id: string; refusal?: { code: string } };
      const sent = waiting.get(id);
      if (!sent) return;
      waiting.delete(id);
      sent.match.busy = false;
      if (t === 'accepted') latencies.push(performance.now() - sent.at);
      else {
        counts.refused += 1;
        const code = refusal?.code ?? '';
        refusals[code] = (refusals[code] ?? 0) + 1;
      }
      if (sent.match.question && !sent.match.over) ready.push(sent.match);
      return;
    }
    if (!head.startsWith('{"t":"table"') && !head.startsWith('{"t":"step"')) return;
    const { state, number } = JSON.parse(text) as {
      number: number;
      state: { status: string; question: { number: number; options: { id: string }[] } | null };
    };
    match.number = Math.max(match.number, number);
    match.over = state.status === 'finished';
    if (state.question) {
      match.question = {
        seat,
        number: state.question.number,
        options: state.question.options.map((o) => o.id),
      };
      if (!match.busy) ready.push(match);
    } else if (match.question?.seat === seat) match.question = null;
  };

  /** A busy machine may refuse a line once; it is tried again. */
  const enter = async (token: string, id: string, hear: (text: string) => void): Promise<WebSocket> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await enterOnce(token, id, hear);
      } catch (error) {
        if (attempt === 6) throw error;
        await pause(200 * attempt);
      }
    }
  };
  const enterOnce = async (token: string, id: string, hear: (text: string) => void): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${door(id)}/socket?match=${id}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    socket.on('message', (data) => hear(String(data)));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!ending) counts.lost += 1;
    });
    socket.send(JSON.stringify({ t: 'watch', match: id }));
    return socket;
  };

  const openMatch = async (): Promise<Playing> => {
    const [ann, bob] = await Promise.all([Client.guest(door(), 'Ann'), Client.guest(door(), 'Bob')]);
    const { id } = await ann.create({ game: options.game });
    await Object.assign(new Client(door(id)), { token: bob.token }).post(`/api/matches/${id}/seats/1`);
    const match: Playing = {
      id,
      seats: [],
      question: null,
      busy: false,
      over: false,
      number: 0,
      watchers: 0,
    };
    for (const [seat, who] of [ann, bob].entries()) {
      match.seats.push({ socket: await enter(who.token, id, (text) => heard(seat, match, text)), match });
    }
    return match;
  };
  const watchers: WebSocket[] = [];
  const matches: Playing[] = [];
  const fill = async (table: number): Promise<void> => {
    const match = await openMatch();
    matches.push(match);
    match.watchers = Math.floor((table + 1) * options.spectators) - Math.floor(table * options.spectators);
    for (let i = 0; i < match.watchers; i++) {
      const hear = (text: string): void => {
        if (text.startsWith('{"t":"step"')) counts.delivered += 1;
      };
      watchers.push(await enter('', match.id, hear));
    }
  };
  // Ten at a time: a lobby fills up, it does not explode.
  const opened = performance.now();
  for (let i = 0; i < options.matches; i += 10) {
    await Promise.all(Array.from({ length: Math.min(10, options.matches - i) }, (_, k) => fill(i + k)));
    if (i % 100 === 90) tell(`${i + 10} tables, ${watchers.length} spectators`);
  }
  const joining = (performance.now() - opened) / 1000;
  const joined = await usage();

  const from = performance.now();
  let serial = 0;
  const minutes: LoadReport['minutes'] = [];
  let from60 = 0;
  const closeMinute = async (): Promise<void> => {
    const own = latencies.slice(from60).sort((a, b) => a - b);
    from60 = latencies.length;
    const megabytes = round((await usage()).memory / 1e6);
    minutes.push({ commands: own.length, p50: share(own, 0.5), p99: share(own, 0.99), megabytes });
    tell(JSON.stringify(minutes.at(-1)));
  };
  const most = options.commands ?? Number.POSITIVE_INFINITY;
  const done = (): boolean =>
    counts.commands >= most || (waiting.size === 0 && matches.every((match) => match.over));
  while (performance.now() - from < options.seconds * 1000 && !done()) {
    const due = Math.min(most, ((performance.now() - from) / 1000) * options.perSecond);
    while (counts.commands < due && ready.length > 0) {
      const at = pick(ready.length);
      const match = ready[at]!;
      ready[at] = ready.at(-1)!;
      ready.pop();
      const { question } = match;
      if (match.busy || match.over || !question) continue;
      match.busy = true;
      match.question = null;
      const id = `l${serial++}`;
      const option = question.options[pick(question.options.length)]!;
      waiting.set(id, { at: performance.now(), match });
      match.seats[question.seat]!.socket.send(
        JSON.stringify({ t: 'answer', id, match: match.id, question: question.number, option }),
      );
      counts.commands += 1;
    }
    await pause(2);
    if ((performance.now() - from) / 60_000 >= minutes.length + 1) await closeMinute();
  }
  const seconds = (performance.now() - from) / 1000;
  const end = await usage();
  // What is on its way arrives; on a busy machine that takes its time.
  const due = (): number => matches.reduce((sum, { number, watchers }) => sum + number * watchers, 0);
  for (let i = 0; i < 1200 && (i < 10 || waiting.size > 0 || counts.delivered < due()); i++) await pause(100);
  counts.due = due();
  const visitors = (await Promise.all(servers.map(visitorsAt))).reduce((sum, one) => sum + one, 0);
  ending = true;
  for (const socket of watchers) socket.terminate();
  for (const { seats } of matches) for (const { socket } of seats) socket.terminate();
  await proxy?.stop();
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });

  latencies.sort((a, b) => a - b);
  const computed = (end.cpu - joined.cpu) / 1000;
  const finished = matches.filter((match) => match.over).length;
  return {
    commands: latencies.length,
    perSecond: round(latencies.length / seconds),
    refused: counts.refused,
    refusals,
    unanswered: waiting.size,
    linesLost: counts.lost,
    latency: {
      p50: share(latencies, 0.5),
      p90: share(latencies, 0.9),
      p99: share(latencies, 0.99),
      p999: share(latencies, 0.999),
      max: round(latencies.at(-1) ?? 0),
    },
    minutes,
    matches: {
      players: 2 * matches.length,
      spectators: watchers.length,
      live: matches.length - finished,
      finished,
    },
    seconds: { joining: round(joining), playing: round(seconds) },
    delivered: counts.delivered,
    due: counts.due,
    visitors,
    megabytes: {
      idle: round(idle),
      joined: round(joined.memory / 1e6),
      end: round(end.memory / 1e6),
      perMatch: Math.round(((end.memory / 1e6 - idle) / options.matches) * 1000) / 1000,
    },
    cpuShare: Math.round(computed / 10 / seconds) / 100,
    cpuPerCommand: Math.round((computed / latencies.length) * 1000) / 1000,
  };
}
