import type { Dice, Json } from '@dustfront/kernel';
import type { ServerLinks } from './chain.ts';
import { diceOf } from './faces.ts';
import { bytes, digest, hex, hmac, unhex, word } from './hash.ts';

/** How many links the server's chains have. */
export const SERVER_LINKS = 1024;

/** What is fixed before the first die. */
export interface Promised {
  readonly game: string;
  readonly version: string;
  readonly setup: Json;
  readonly commitment: string;
  /** How many links each of the server's chains has. */
  readonly length: number;
  /** Each seat's anchor; null where the server throws alone. */
  readonly anchors: readonly (string | null)[];
}

/** What one answer adds: the next link of its seat's chain, or nothing where the server throws alone. */
export interface Share {
  readonly seat: number;
  readonly link: string | null;
}

/** Where the dice of a match stand. */
export interface CourseState {
  /** Everything that has been mixed in so far, as one hash. */
  readonly mixed: string;
  /** Which link of the server is next. */
  readonly next: number;
  /** Shares of answers that wait for other seats' answers to the same question. */
  readonly open: readonly Share[];
}

const none = new Uint8Array(0);

/** The hash of what was promised: where every course begins. */
export function startOf(promised: Promised): string {
  const { game, version, setup, commitment, length, anchors } = promised;
  return hex(
    digest(
      'begin',
      bytes(game),
      bytes(version),
      bytes(JSON.stringify(setup)),
      unhex(commitment),
      word(length),
      ...anchors.map((anchor) => (anchor === null ? none : unhex(anchor))),
    ),
  );
}

/** The words that open a match: the first link of every promised chain, all at once. */
export const wordsOf = (words: readonly (string | null)[]): Share[] =>
  words.flatMap((link, seat) => (link === null ? [] : [{ seat, link }]));

/**
 * The dice of a match, answer by answer. Each answer's dice come from everything that was mixed before, the server's
 * next link, and the links of those who answered. Answers to one question asked of several seats count together, in the
 * order of the seats, so that who was heard first changes nothing.
 */
export class Course {
  readonly #server: ServerLinks;
  #state: CourseState;

  constructor(server: ServerLinks, state: CourseState) {
    this.#server = server;
    this.#state = state;
  }

  static begin(server: ServerLinks, start: string): Course {
    return new Course(server, { mixed: start, next: 1, open: [] });
  }

  get state(): CourseState {
    return this.#state;
  }

  /** The dice of an answer that adds these shares. Asking changes nothing: the same question gives the same dice. */
  dice(shares: readonly Share[]): Dice {
    const key = this.#digest('dice', shares);
    return diceOf((stream, n) => hmac(key, digest('block', bytes(stream), word(n))));
  }

  /** The answer stands: its shares are spent. `held`: others have yet to answer the same question. */
  spend(shares: readonly Share[], held: boolean): void {
    const { mixed, next, open } = this.#state;
    this.#state = held
      ? { mixed, next, open: [...open, ...shares] }
      : { mixed: hex(this.#digest('mix', shares)), next: next + 1, open: [] };
  }

  /** All that was spent, and how often, as one hash: at the end of a record nothing can be missing. */
  get sum(): string {
    const { mixed, next } = this.#state;
    return hex(digest('end', unhex(mixed), word(next), ...this.#parts([])));
  }

  #digest(purpose: string, shares: readonly Share[]): Uint8Array {
    const { mixed, next } = this.#state;
    return digest(purpose, unhex(mixed), this.#server.link(next), ...this.#parts(shares));
  }

  #parts(shares: readonly Share[]): Uint8Array[] {
    return [...this.#state.open, ...shares]
      .sort((a, b) => a.seat - b.seat)
      .flatMap(({ seat, link }) => [word(seat), link === null ? none : unhex(link)]);
  }
}
