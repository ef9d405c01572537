import { createHash, randomBytes } from 'node:crypto';
import type { Me } from '@dustfront/protocol';
import type { Player, Session, Store } from '../store/store.ts';
import { type Guesser, guesserHere } from './guessable.ts';
import { isReserved, nameKey, shapeOf, tidyName } from './names.ts';
import { checkPassword, hashPassword, pretendToCheck } from './password.ts';
import { Patience } from './patience.ts';

const DAY = 86_400_000;
const SESSION_LENGTH = 30 * DAY;
/** An account's session ends this long after signing in, used or not. */
const SESSION_LIMIT = 180 * DAY;
const TOUCH_EVERY = 3_600_000;
/** For so long a sign-in counts as just done. */
const FRESH = 10 * 60_000;

export class AccountError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const newId = (): string => randomBytes(12).toString('base64url');
/** 128 bits: whoever has it is let in. */
export const newInvite = (): string => randomBytes(16).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface SignedInPlayer {
  player: Player;
  session: Session;
}

/** Who plays: guests at once, accounts by name and password, sessions that can be taken back. */
export class Accounts {
  readonly #store: Store;
  readonly #guesser: Guesser;
  readonly #now: () => number;
  /** Ids of accounts that are moderators, and names that are kept for one. */
  readonly #moderators = new Set<string>();
  readonly #kept = new Set<string>();
  readonly #patience = new Patience();

  constructor(store: Store, now: () => number, guesser: Guesser = guesserHere) {
    this.#store = store;
    this.#guesser = guesser;
    this.#now = now;
  }

  /**
   * Who the operator calls a moderator: accounts by id, or by a name that somebody has at this moment. A name that
   * nobody has is kept from everybody, so that it does not belong to whoever comes first. Gives back such names.
   */
  async appoint(moderators: readonly string[]): Promise<string[]> {
    const unknown: string[] = [];
    for (const one of moderators) {
      const { players } = this.#store;
      const account = (await players.byId(one)) ?? (await players.byName(nameKey(one)));
      if (account?.kind === 'account') this.#moderators.add(account.id);
      else {
        this.#kept.add(shapeOf(one));
        unknown.push(one);
      }
    }
    return unknown;
  }

  /** Whether somebody else's account is called so, or looks as if it were. */
  async #isTaken(name: string, self: string | null): Promise<boolean> {
    for (const key of new Set([nameKey(name), shapeOf(name)])) {
      const other = await this.#store.players.byName(key);
      if (other && other.id !== self) return true;
    }
    return false;
  }

  /** Somebody whose name belongs to another gets one of ours, or is refused where it must be that name. */
  async guest(name: string | undefined, exactly = false): Promise<Player> {
    const tidy = name === undefined ? null : exactly ? await this.#checkName(name, null) : tidyName(name);
    const player: Player = {
      id: newId(),
      kind: 'guest',
      name:
        tidy && !this.#isKept(tidy) && !(await this.#isTaken(tidy, null))
          ? tidy
          : `Guest ${(randomBytes(2).readUInt16BE() % 9000) + 1000}`,
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
    const tidy = await this.#checkName(name, guest?.id ?? null);
    await this.#checkPassword(password, tidy);
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
    const tidy = await this.#checkName(name, guest.id);
    const player: Player = { ...guest, kind: 'account', name: tidy, nameKey: nameKey(tidy) };
    if (!(await this.#store.players.update(player)))
      throw new AccountError('name-taken', 'this name is taken');
    return player;
  }

  async login(name: string, password: string): Promise<Player> {
    const key = nameKey(name);
    const player = await this.#store.players.byName(key);
    if (!(await this.#knows(key, player, password)) || !player)
      throw new AccountError('wrong-login', 'name or password is wrong');
    return player;
  }

  /** Whether that is the password. Guessing is slowed down wherever one is asked for, by the name. */
  async #knows(key: string, player: Player | null, password: string): Promise<boolean> {
    await this.#patience.wait(key, this.#now());
    const right = player?.password
      ? await checkPassword(password, player.password)
      : await pretendToCheck(password);
    if (!right) this.#patience.failed(key, this.#now());
    return right;
  }

  #isOwn(player: Player, password: string): Promise<boolean> {
    return this.#knows(player.nameKey ?? player.id, player, password);
  }

  /** A new password ends every other session. */
  async changePassword(player: Player, current: string, next: string, keep: string): Promise<void> {
    if (!(await this.#isOwn(player, current))) {
      throw new AccountError('wrong-login', 'the current password is wrong');
    }
    await this.#checkPassword(next, player.name);
    await this.#store.players.update({ ...player, password: await hashPassword(next) });
    await this.#store.sessions.revokeAll(player.id, keep);
  }

  async change(player: Player, patch: { name?: string; settings?: unknown }): Promise<Player> {
    const next = { ...player };
    if (patch.name !== undefined) {
      next.name = await this.#checkName(patch.name, player.id);
      if (player.kind === 'account') next.nameKey = nameKey(next.name);
    }
    if (patch.settings !== undefined) next.settings = patch.settings as Player['settings'];
    if (!(await this.#store.players.update(next))) throw new AccountError('name-taken', 'this name is taken');
    return next;
  }

  async remove(player: Player, password: string | undefined): Promise<void> {
    if (player.password && !(await this.#isOwn(player, password ?? ''))) {
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

  /**
   * Changes of how one signs in, of the mail address and of sessions elsewhere want somebody who has just shown who he
   * is: by signing in lately, or by the password now.
   */
  async confirm(player: Player, session: Session, password: string | undefined): Promise<void> {
    if (player.kind === 'guest' || this.#now() - session.createdAt < FRESH) return;
    if (password !== undefined && (await this.#isOwn(player, password))) return;
    throw new AccountError('sign-in-again', 'sign in again to change that');
  }

  isModerator(player: Player): boolean {
    return player.kind === 'account' && this.#moderators.has(player.id);
  }

  me(player: Player): Me {
    const { id, kind, name, email, settings } = player;
    return { id, kind, name, email, settings, moderator: this.isModerator(player) };
  }

  #isKept(name: string): boolean {
    return isReserved(name) || this.#kept.has(shapeOf(name));
  }

  async #checkName(name: string, self: string | null): Promise<string> {
    const tidy = tidyName(name);
    if (tidy !== null && (await this.#isTaken(tidy, self)))
      throw new AccountError('name-taken', 'this name is taken, or looks like one that is');
    if (tidy === null || this.#isKept(tidy)) throw new AccountError('bad-name', 'this name cannot be used');
    return tidy;
  }

  async #checkPassword(password: string, name: string): Promise<void> {
    if (password.length < 8 || (await this.#guesser.isGuessable(password, name))) {
      throw new AccountError('weak-password', 'this password is among the first that anybody would try');
    }
  }
}
