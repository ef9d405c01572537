import type { Json } from '@dustfront/kernel';
import type { CreateMatchBody, MatchSettings } from '@dustfront/protocol';
import { newId, newInvite } from '../accounts/accounts.ts';
import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';
import { seatsIn } from '../setups/setups.ts';
import type { MatchRow, Player, SeatRow } from '../store/store.ts';
import { newSecret } from '../tables/header.ts';
import { beginIfFull } from './begin.ts';
import { mayOpen, maySetComputer } from './quota.ts';

/** Spectators who may look into hands see them this much later. */
const SEAT_VIEW_DELAY = 60;

function settingsOf(body: CreateMatchBody, setup: Json, live: boolean, secrets: boolean): MatchSettings {
  const spectators = body.spectators ?? { allowed: true, view: 'public', delaySeconds: 0 };
  const rated = body.rated ?? false;
  if (spectators.view === 'seats' && secrets && rated) {
    throw new HttpError(
      400,
      'bad-settings',
      'where hands are shown to spectators a match of this game cannot be rated',
    );
  }
  if (spectators.view === 'seats' && spectators.delaySeconds < SEAT_VIEW_DELAY) {
    throw new HttpError(
      400,
      'bad-settings',
      `looking into hands needs a delay of at least ${SEAT_VIEW_DELAY} seconds`,
    );
  }
  return {
    setup,
    clock: body.clock ?? (live ? null : { kind: 'days', perMove: 3 * 86_400_000 }),
    timeout: body.timeout ?? 'lose',
    takeBack: body.takeBack ?? 'free',
    spectators,
    chat: body.chat ?? 'everyone',
    rated,
  };
}

const checking = new Set<string>();

/** Nobody has two set-ups looked through at the same time. */
async function onePerPlayer<T>(player: string, work: () => Promise<T>): Promise<T> {
  if (checking.has(player)) throw new HttpError(429, 'too-fast', 'one set-up after the other');
  checking.add(player);
  try {
    return await work();
  } finally {
    checking.delete(player);
  }
}

export async function createMatch(app: App, creator: Player, body: CreateMatchBody): Promise<MatchRow> {
  const offered = app.games.get(body.game);
  if (!offered) throw new HttpError(400, 'no-such-game', 'nobody here plays that game');
  const wishes = body.seats ?? ['me'];
  await mayOpen(app, creator);
  if (wishes.some((wish) => wish !== 'me' && wish !== 'open')) await maySetComputer(app, creator);
  const setup = (body.setup === undefined ? offered.defaultSetup : body.setup) as Json;
  const count = await onePerPlayer(creator.id, () => seatsIn(app.setups, offered.game, setup));
  const mode = body.mode ?? 'live';
  const settings = settingsOf(body, setup, mode === 'live', offered.secrets);
  const now = app.now();
  const row: MatchRow = {
    id: newId(),
    game: body.game,
    mode,
    status: 'waiting',
    visibility: body.visibility ?? 'open',
    invite: newInvite(),
    createdBy: creator.id,
    createdAt: now,
    updatedAt: now,
    settings: settings as unknown as Json,
    header: null,
    secret: newSecret(app.random()),
    result: null,
    rematchOf: null,
  };
  if (wishes.length > count) throw new HttpError(400, 'bad-seats', `this set-up has ${count} seats`);
  if (wishes.filter((w) => w === 'me').length > 1)
    throw new HttpError(400, 'bad-seats', 'you can sit on one seat');
  const seats = Array.from({ length: count }, (_, i) =>
    seatFor(row, i, wishes[i] ?? 'open', creator, offered.computers, body.dice?.anchor ?? null),
  );
  await app.store.matches.create(row, seats);
  app.metrics.matches.inc({ what: 'created' });
  await beginIfFull(app, row.id, creator.id);
  return (await app.store.matches.byId(row.id)) ?? row;
}

function seatFor(
  row: MatchRow,
  seat: number,
  wish: string,
  creator: Player,
  levels: readonly string[],
  anchor: string | null,
): SeatRow {
  const open: SeatRow = {
    match: row.id,
    seat: String(seat),
    kind: 'open',
    player: null,
    name: '',
    level: null,
    anchor: null,
    contribution: '',
    owner: null,
    ownerName: '',
    wanted: null,
    lent: false,
  };
  if (wish === 'open') return open;
  if (wish === 'me') {
    return { ...open, kind: 'human', player: creator.id, name: creator.name, anchor };
  }
  if (!levels.includes(wish)) throw new HttpError(400, 'bad-seats', `no computer plays at level "${wish}"`);
  return { ...open, kind: 'computer', name: `Computer (${wish})`, level: wish };
}
