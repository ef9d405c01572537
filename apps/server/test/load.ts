import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededPick } from '@dustfront/kernel';
import { WebSocket } from 'ws';
import { Client } from './client.ts';
import { ServerProcess } from './faults/process.ts';

export interface Load {
  matches: number;
  /** Spectators per match. */
  spectators: number;
  perSecond: number;
  seconds: number;
  game: string;
  databaseUrl?: string;
}

export interface LoadReport {
  commands: number;
  perSecond: number;
  refused: number;
  /** Milliseconds from sending a command to its acknowledgement. */
  latency: { p50: number; p90: number; p99: number; max: number };
  /** Messages that reached spectators, and how many should have. */
  delivered: number;
  due: number;
  megabytes: { idle: number; joined: number; end: number; perMatch: number };
  cpuShare: number;
}

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
}

/** Enough of a client to load a server with: no views, no patches, only what is needed to answer. */
export async function load(options: Load): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'dustfront-load-'));
  const server = new ServerProcess(options.databaseUrl ?? folder);
  await server.start();
  const idle = (await server.usage()).memory / 1e6;
  const pick = seededPick('load');
  const waiting = new Map<string, { at: number; match: Playing }>();
  const latencies: number[] = [];
  const counts = { commands: 0, refused: 0, delivered: 0, due: 0 };
  const ready: Playing[] = [];

  const heard = (seat: number, match: Playing, text: string): void => {
    const head = text.slice(0, 14);
    if (head.startsWith('{"t":"accepted') || head.startsWith('{"t":"refused"')) {
      const { t, id } = JSON.parse(text) as { t: string; id: string };
      const sent = waiting.get(id);
      if (!sent) return;
      waiting.delete(id);
      sent.match.busy = false;
      if (t === 'accepted') latencies.push(performance.now() - sent.at);
      else counts.refused += 1;
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

  const enter = async (token: string, id: string, hear: (text: string) => void): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    socket.on('message', (data) => hear(String(data)));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.send(JSON.stringify({ t: 'watch', match: id }));
    return socket;
  };

  const openMatch = async (): Promise<Playing> => {
    const [ann, bob] = await Promise.all([
      Client.guest(server.port, 'Ann'),
      Client.guest(server.port, 'Bob'),
    ]);
    const { id } = await ann.create({ game: options.game });
    await bob.post(`/api/matches/${id}/seats/1`);
    const match: Playing = { id, seats: [], question: null, busy: false, over: false, number: 0 };
    for (const [seat, who] of [ann, bob].entries()) {
      match.seats.push({ socket: await enter(who.token, id, (text) => heard(seat, match, text)), match });
    }
    return match;
  };
  const watchers: WebSocket[] = [];
  const matches: Playing[] = [];
  const fill = async (): Promise<void> => {
    const match = await openMatch();
    matches.push(match);
    for (let i = 0; i < options.spectators; i++) {
      const hear = (text: string): void => {
        if (text.startsWith('{"t":"step"')) counts.delivered += 1;
      };
      watchers.push(await enter('', match.id, hear));
    }
  };
  // Ten at a time: a lobby fills up, it does not explode.
  for (let i = 0; i < options.matches; i += 10) {
    await Promise.all(Array.from({ length: Math.min(10, options.matches - i) }, fill));
  }
  const joined = await server.usage();

  const from = performance.now();
  let serial = 0;
  const done = (): boolean => waiting.size === 0 && matches.every((match) => match.over);
  while (performance.now() - from < options.seconds * 1000 && !done()) {
    const due = ((performance.now() - from) / 1000) * options.perSecond;
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
  }
  const seconds = (performance.now() - from) / 1000;
  await pause(1500);
  const end = await server.usage();
  counts.due = matches.reduce((sum, match) => sum + match.number, 0) * options.spectators;
  for (const socket of watchers) socket.terminate();
  for (const { seats } of matches) for (const { socket } of seats) socket.terminate();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });

  latencies.sort((a, b) => a - b);
  const share = (p: number): number =>
    Math.round((latencies[Math.floor(latencies.length * p)] ?? 0) * 100) / 100;
  const cpu = (u: { cpu: { user: number; system: number } }): number => u.cpu.user + u.cpu.system;
  const round = (n: number): number => Math.round(n * 10) / 10;
  return {
    commands: latencies.length,
    perSecond: round(latencies.length / seconds),
    refused: counts.refused,
    latency: { p50: share(0.5), p90: share(0.9), p99: share(0.99), max: round(latencies.at(-1) ?? 0) },
    delivered: counts.delivered,
    due: counts.due,
    megabytes: {
      idle: round(idle),
      joined: round(joined.memory / 1e6),
      end: round(end.memory / 1e6),
      perMatch: Math.round(((end.memory / 1e6 - idle) / options.matches) * 1000) / 1000,
    },
    cpuShare: round((cpu(end) - cpu(joined)) / 1e6 / (seconds + 1.5)),
  };
}
