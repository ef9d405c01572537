import { createHash, randomBytes } from 'node:crypto';
import type { Me } from '@dustfront/protocol';
import type { Player, Session, Store } from '../store/store.ts';
import { isGuessable } from './guessable.ts';
import { isReserved, nameKey, tidyName } from './names.ts';
import { checkPassword, hashPassword, pretendToCheck } from './password.ts';
import { Patience } from './patience.ts';

const DAY = 86_400_000;
const SESSION_LENGTH = 30 * DAY;
/** An account's session ends this long after signing in, used or not. */
const SESSION_LIMIT = 180 * DAY;
const TOUCH_EVERY = 3_600_000;

export class AccountError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const newId = (): string => randomBytes(12).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface SignedInPlayer {
  player: Player;
  session: Session;
}

/** Who plays: guests at once, accounts by name and password, sessions that can be taken back. */
export class Accounts {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #moderators: ReadonlySet<string>;
  readonly #patience = new Patience();

  constructor(store: Store, now: () => number, moderators: readonly string[] = []) {
    this.#store = store;
    this.#now = now;
    this.#moderators = new Set(moderators.map(nameKey));
  }

  async guest(name: string | undefined): Promise<Player> {
    const tidy = name === undefined ? null : tidyName(name);
    const player: Player = {
      id: newId(),
      kind: 'guest',
      name: tidy && !isReserved(tidy) ? tidy : `Guest ${(randomBytes(2).readUInt16BE() % 9000) + 1000}`,
      nameKey: null,
      password: null,
      email: null,
      settings: {},
      createdAt: this.#now(),
      deletedAt: null,
    };
    await this.#store.players.create(player);
    return player;
  }

  /** Makes a guest (or nobody yet) an account; matches and id stay. */
  async register(guest: Player | null, name: string, password: string): Promise<Player> {
    const tidy = this.#checkName(name);
    this.#checkPassword(password, tidy);
    if (guest?.kind === 'account') throw new AccountError('already-account', 'this is an account already');
    const base = guest ?? (await this.guest(undefined));
    const hashed = await hashPassword(password);
    const player: Player = { ...base, kind: 'account', name: tidy, nameKey: nameKey(tidy), password: hashed };
    if (!(await this.#store.players.update(player)))
      throw new AccountError('name-taken', 'this name is taken');
    return player;
  }

  /** A guest who signs in with a passkey from now on needs a name of its own, no password. */
  async claimName(guest: Player, name: string): Promise<Player> {
    const tidy = this.#checkName(name);
    const player: Player = { ...guest, kind: 'account', name: tidy, nameKey: nameKey(tidy) };
    if (!(await this.#store.players.update(player)))
      throw new AccountError('name-taken', 'this name is taken');
    return player;
  }

  async login(name: string, password: string): Promise<Player> {
    await this.#patience.wait(nameKey(name), this.#now());
    const player = await this.#store.players.byName(nameKey(name));
    const right = player?.password
      ? await checkPassword(password, player.password)
      : await pretendToCheck(password);
    if (!player || !right) {
      this.#patience.failed(nameKey(name), this.#now());
      throw new AccountError('wrong-login', 'name or password is wrong');
    }
    return player;
  }

  /** A new password ends every other session. */
  async changePassword(player: Player, current: string, next: string, keep: string): Promise<void> {
    if (!player.password || !(await checkPassword(current, player.password))) {
      throw new AccountError('wrong-login', 'the current password is wrong');
    }
    this.#checkPassword(next, player.name);
    await this.#store.players.update({ ...player, password: await hashPassword(next) });
    await this.#store.sessions.revokeAll(player.id, keep);
  }

  async change(
    player: Player,
    patch: { name?: string; email?: string | null; settings?: unknown },
  ): Promise<Player> {
    const next = { ...player };
    if (patch.name !== undefined) {
      next.name = this.#checkName(patch.name);
      if (player.kind === 'account') next.nameKey = nameKey(next.name);
    }
    if (patch.email !== undefined) next.email = patch.email;
    if (patch.settings !== undefined) next.settings = patch.settings as Player['settings'];
    if (!(await this.#store.players.update(next))) throw new AccountError('name-taken', 'this name is taken');
    return next;
  }

  async remove(player: Player, password: string | undefined): Promise<void> {
    if (player.password && !(await checkPassword(password ?? '', player.password))) {
      throw new AccountError('wrong-login', 'the password is wrong');
    }
    await this.#store.players.erase(player.id, this.#now());
    await this.#store.sessions.revokeAll(player.id, null);
  }

  async open(player: Player, label: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await this.#store.sessions.create({
      tokenHash: hashToken(token),
      player: player.id,
      createdAt: now,
      expiresAt: now + SESSION_LENGTH,
      seenAt: now,
      label: label.slice(0, 120),
    });
    return token;
  }

  /** Who a token stands for; a used session lives on. */
  async signedIn(token: string): Promise<SignedInPlayer | null> {
    if (token.length > 100) return null;
    const session = await this.#store.sessions.byToken(hashToken(token));
    const now = this.#now();
    if (!session || session.expiresAt <= now) return null;
    const player = await this.#store.players.byId(session.player);
    if (!player || player.deletedAt !== null) return null;
    if (now - session.seenAt > TOUCH_EVERY) {
      const limit = player.kind === 'account' ? session.createdAt + SESSION_LIMIT : Number.MAX_SAFE_INTEGER;
      await this.#store.sessions.seen(session.tokenHash, now, Math.min(now + SESSION_LENGTH, limit));
    }
    return { player, session };
  }

  isModerator(player: Player): boolean {
    return player.kind === 'account' && player.nameKey !== null && this.#moderators.has(player.nameKey);
  }

  me(player: Player): Me {
    const { id, kind, name, email, settings } = player;
    return { id, kind, name, email, settings, moderator: this.isModerator(player) };
  }

  #checkName(name: string): string {
    const tidy = tidyName(name);
    if (tidy === null || isReserved(tidy)) throw new AccountError('bad-name', 'this name cannot be used');
    return tidy;
  }

  #checkPassword(password: string, name: string): void {
    if (password.length < 8 || isGuessable(password, name)) {
      throw new AccountError('weak-password', 'this password is among the first that anybody would try');
    }
  }
}
