import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Json, seededPick } from '@dustfront/kernel';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { openingOf } from '../../src/tables/header.ts';
import { Ledger } from '../../src/tables/ledger.ts';
import { Client } from '../client.ts';
import { toyGames } from '../toy-games.ts';
import { type History, type Kept, violations } from './history.ts';
import { insist, Stubborn } from './player.ts';
import { ServerProcess } from './process.ts';
import { CUTS, NetworkProxy } from './proxy.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface FaultRun {
  /** Matches played at the same time. */
  tables: number;
  kills: number;
  /** Acknowledged commands between kills, at most: every kill strikes in the middle of work. */
  between: number;
  cuts: number;
  fault?: string;
  databaseUrl?: string;
  /** Several processes on one PostgreSQL; clients are spread over them. */
  processes?: number;
  /** Called instead of killing a server, for killing something else. */
  killOther?(): Promise<void>;
  /** Breaks the network between clients and servers, or servers and PostgreSQL, instead of killing anything. */
  network?: 'clients' | 'store';
  seed?: string;
  /** How long progress is waited for, in milliseconds. It only ends what stands still. */
  patience?: number;
}

export interface FaultReport {
  violations: string[];
  acknowledged: number;
  unanswered: number;
  refused: number;
  steps: number;
  matches: number;
  finished: number;
  kills: number;
  cuts: number;
}

const PATIENCE = 120_000;

const GAMES = ['sealed-bids', 'tic-tac-toe'];

/** Plays under kills and cuts and holds what the clients saw against what the store has. */
export async function faultRun(options: FaultRun): Promise<FaultReport> {
  const folder = mkdtempSync(join(tmpdir(), 'dustfront-faults-'));
  const toStore = options.network === 'store' ? await between(options.databaseUrl!) : null;
  const where = toStore?.url ?? options.databaseUrl ?? folder;
  const servers = Array.from(
    { length: options.processes ?? 1 },
    () => new ServerProcess(where, options.fault),
  );
  for (const server of servers) await server.start();
  const toServers = options.network === 'clients' ? servers.map(({ port }) => new NetworkProxy(port)) : [];
  for (const proxy of toServers) await proxy.start();
  const doors = toServers.length > 0 ? toServers : servers;
  const proxies = toStore ? [toStore.proxy] : toServers;
  const history: History = { commands: [], steps: [], views: [] };
  const pick = seededPick(options.seed ?? 'faults');
  let stopping = false;
  const over = (): boolean => stopping;
  const playing = new Set<Stubborn>();
  const counts = { matches: 0, finished: 0, cuts: 0 };

  const oneMatch = async (lane: number): Promise<void> => {
    const label = `t${lane}m${counts.matches++}`;
    const port = (i: number): number => doors[i % doors.length]!.port;
    const people = await Promise.all(
      [0, 1].map((i) => insist(() => Client.guest(port(lane + i), `${label}p${i}`), over)),
    );
    if (people.includes(null)) return;
    const [ann, bob] = people as [Client, Client];
    const game = GAMES[pick(GAMES.length)]!;
    const match = await insist(() => ann.create({ game }), over);
    if (!match) return;
    const sat = await insist(async () => {
      const info = await ann.get<{ status: string }>(`/api/matches/${match.id}`);
      if (info.status === 'waiting') await bob.post(`/api/matches/${match.id}/seats/1`);
      return true;
    }, over);
    if (!sat) return;
    const eve = new Client(port(lane));
    const all = [ann, bob, eve].map((c, i) => new Stubborn(c, `${label}c${i}`, match.id, history, over));
    for (const one of all) playing.add(one);
    await Promise.all(all.map((one) => one.play(5)));
    if (all.every((one) => one.finished)) counts.finished += 1;
    for (const one of all) {
      playing.delete(one);
      const table = one.client.tables.get(match.id);
      if (table)
        history.views.push({ match: match.id, seat: table.seat, number: table.number, view: table.view });
      one.client.close();
    }
  };
  const lanes = Array.from({ length: options.tables }, async (_, lane) => {
    while (!stopping) await oneMatch(lane);
  });

  const cutter = (async () => {
    while (!stopping && counts.cuts < options.cuts) {
      await pause(20 + pick(60));
      const all = [...playing];
      if (all.length === 0) continue;
      all[pick(all.length)]!.cut();
      counts.cuts += 1;
    }
  })();
  // What has stood still for so long goes on no more: nothing further is waited for or broken.
  let standing = false;
  const until = async (reached: () => boolean): Promise<void> => {
    const patience = Date.now() + (options.patience ?? PATIENCE);
    while (!standing && !reached() && Date.now() < patience) await pause(3);
    standing ||= !reached();
  };
  /** Until so many more commands were acknowledged. */
  const progress = async (more: number): Promise<void> => {
    const acknowledged = (): number => history.commands.filter((c) => typeof c.outcome === 'number').length;
    const goal = acknowledged() + more;
    await until(() => acknowledged() >= goal);
  };
  let kills = 0;
  for (; kills < options.kills; kills++) {
    await progress(5 + pick(options.between));
    if (standing) break;
    if (options.killOther) await options.killOther();
    else if (proxies.length > 0)
      await proxies[pick(proxies.length)]!.fault(CUTS[kills % CUTS.length]!, 200 + pick(1800));
    else {
      const server = servers[pick(servers.length)]!;
      await server.kill();
      await server.start();
    }
  }
  await cutter;
  await progress(20);
  await until(() => counts.finished > 0);
  stopping = true;
  await Promise.all(lanes);
  for (const server of servers) await server.kill();
  for (const proxy of proxies) await proxy.stop();

  const store = await openStore({
    databaseUrl: options.databaseUrl ?? null,
    file: join(folder, 'dustfront.db'),
  });
  const wrong = await violations(history, keptIn(store));
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  const outcomes = history.commands.map((c) => c.outcome);
  return {
    violations: wrong,
    acknowledged: outcomes.filter((o) => typeof o === 'number').length,
    unanswered: outcomes.filter((o) => o === null).length,
    refused: outcomes.filter((o) => o === 'refused').length,
    steps: history.steps.length,
    ...counts,
    kills,
  };
}

/** The same database, over a line that can be broken. */
async function between(databaseUrl: string): Promise<{ url: string; proxy: NetworkProxy }> {
  const url = new URL(databaseUrl);
  const proxy = new NetworkProxy(Number(url.port));
  await proxy.start();
  url.port = String(proxy.port);
  return { url: url.href, proxy };
}

/** What the store holds, read by a fresh ledger that replays the whole log. */
export function keptIn(store: Store): Kept {
  return {
    log: (match) => store.entries.since(match, 0),
    async view(match, seat, number) {
      const row = (await store.matches.byId(match))!;
      const ledger = new Ledger(
        openingOf(toyGames.get(row.game)!.game, row, await store.matches.seats(match)),
      );
      for (const entry of await store.entries.since(match, 0, number)) ledger.apply(entry);
      return ledger.match.view(seat) as Json;
    },
  };
}
