/** A browser of another make with one window, driven from outside as a person would: it looks, and it clicks. */
export interface Visitor {
  /** Its name and version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** What a function says that runs in the page; it knows nothing but its argument and the page. */
  ask<A, T>(question: (about: A) => T, about: A): Promise<T>;
  /** A real click of the pointer, in pixels of the window. */
  click(x: number, y: number): Promise<void>;
  /** The window as a PNG. */
  picture(): Promise<Buffer>;
  /** What went wrong in the page so far. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A make of browsers. */
export interface Make {
  /** Throws `Missing` where it is not installed. */
  look(): void;
  open(): Promise<Visitor>;
}

export const WINDOW = { width: 1440, height: 900 };

/** A function and its argument as a program for the page that gives a text. */
export const program = <A, T>(question: (about: A) => T, about: A): string =>
  `JSON.stringify((${question})(${JSON.stringify(about)}) ?? null)`;

/** Says what must be installed first. */
export class Missing extends Error {}

/** Asks again and again until the answer is there; `what` is for the error when it never comes. */
export async function until<T>(
  what: string,
  look: () => T | undefined | Promise<T | undefined>,
  seconds = 120,
): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
