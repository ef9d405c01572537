import type { Entry, MatchRow, Player, SeatRow, Store } from '../store.ts';

export interface Subject {
  name: string;
  /** Opens a store on a fresh database. `reopen` closes it and opens the same data again. */
  open(): Promise<{ store: Store; reopen(): Promise<Store> }>;
  before?(): Promise<void>;
  after?(): Promise<void>;
}

let serial = 0;
const id = (kind: string): string => `${kind}-${++serial}`;

export const player = (patch: Partial<Player> = {}): Player => ({
  id: id('player'),
  kind: 'guest',
  name: 'Guest',
  nameKey: null,
  password: null,
  email: null,
  settings: {},
  createdAt: 1,
  deletedAt: null,
  ...patch,
});

export const match = (patch: Partial<MatchRow> = {}): MatchRow => ({
  id: id('match'),
  game: 'toy',
  mode: 'live',
  status: 'waiting',
  visibility: 'open',
  invite: id('invite'),
  createdBy: 'somebody',
  createdAt: 1,
  updatedAt: 1,
  settings: { clock: null },
  header: null,
  secret: null,
  result: null,
  rematchOf: null,
  ...patch,
});

export const seat = (m: MatchRow, name: string, patch: Partial<SeatRow> = {}): SeatRow => ({
  match: m.id,
  seat: name,
  kind: 'open',
  player: null,
  name: '',
  level: null,
  anchor: null,
  contribution: '',
  owner: patch.player ?? null,
  ownerName: '',
  wanted: null,
  lent: false,
  ...patch,
});

export const entry = (m: MatchRow, number: number, patch: Partial<Entry> = {}): Entry => ({
  match: m.id,
  number,
  author: 'ann',
  command: id('command'),
  at: number,
  body: { kind: 'answer', option: 'go', faces: [1, 2] },
  reply: { number },
  ...patch,
});

export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 1000; i++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('waited in vain');
};

/** The store under test, fresh for every test. */
export interface Bench {
  readonly store: Store;
  /** Closes it and opens the same data again. */
  reopen(): Promise<void>;
  /** A match that waits, with so many seats. */
  created(...seats: string[]): Promise<MatchRow>;
}
