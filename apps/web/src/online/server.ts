import type { Problem } from '@dustfront/kernel';
import type { GameInfo, Me, SignedIn } from '@dustfront/protocol';
import { signal } from '@preact/signals';
import { root } from '../address.ts';

/** A server refused: `code` is for the program, the message in plain English, `problems` are those of a set-up. */
export class ServerError extends Error {
  override name = 'ServerError';
  readonly status: number;
  readonly code: string;
  readonly problems: readonly Problem[];
  constructor(status: number, code: string, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.problems = problems;
  }
}

/** Whether it may go better another time: the server was not reached or could not answer, and has refused nothing. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ServerError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** Whether this page comes from a server with tables. Null until it is known. */
export const online = signal<boolean | null>(null);
/** Who is signed in here. */
export const me = signal<Me | null>(null);
export const games = signal<readonly GameInfo[]>([]);

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One request. The cookie says who asks. */
export async function api<T>(method: Method, path: string, body?: object): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ServerError(0, 'no-line', 'the server cannot be reached');
  }
  const value: unknown = await reply.json().catch(() => null);
  if (reply.ok) return value as T;
  const { error } = (value ?? {}) as { error?: { code: string; message: string; details?: unknown } };
  const { code = 'failed', message = reply.statusText, details } = error ?? {};
  const problems = code === 'bad-setup' && Array.isArray(details) ? (details as Problem[]) : [];
  throw new ServerError(reply.status, code, message, problems);
}

let asked: Promise<boolean> | null = null;

/**
 * Looks once whether there is a server behind this page. A page from disk or from plain files stays as it is; the look
 * costs one request for the headers of the page itself, which exists everywhere.
 */
export function detect(): Promise<boolean> {
  asked ??= look().catch(() => false);
  return asked;
}

/** The network has come back. */
function lookAgain(): void {
  asked = null;
  void detect();
}

/** Nothing of the server is shown before it is known who is here: a late reply would undo a sign-in made meanwhile. */
async function look(): Promise<boolean> {
  const served = await hasTables();
  try {
    if (!served) return false;
    const [who, list] = await Promise.all([
      api<Me | null>('GET', 'me'),
      api<{ games: GameInfo[] }>('GET', 'games'),
    ]);
    me.value = who;
    games.value = list.games;
    return true;
  } finally {
    online.value = served;
  }
}

async function hasTables(): Promise<boolean> {
  if (!location.protocol.startsWith('http')) return false;
  if (!navigator.onLine) {
    addEventListener('online', lookAgain, { once: true });
    return false;
  }
  const reply = await fetch(root, { method: 'HEAD', cache: 'no-store' });
  return reply.headers.has('dustfront-protocol');
}

/** Signs in as a guest unless somebody is signed in; refused where the name belongs to somebody else. */
export async function ensureMe(name?: string): Promise<Me> {
  if (me.value !== null) return me.value;
  const wanted = name?.trim();
  const reply = await api<SignedIn>('POST', 'guest', wanted ? { name: wanted, exactly: true } : {});
  me.value = reply.me;
  return reply.me;
}

/** Ids of matches on a server are longer than those kept in this browser. */
export const isOnlineId = (id: string | null): id is string => id !== null && id.length > 8;
