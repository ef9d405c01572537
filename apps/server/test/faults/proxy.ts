import { createServer, type Server, Socket } from 'node:net';

interface Pair {
  near: Socket;
  far: Socket;
}

/** What can happen to a line: ended without a word, reset, or silent in both directions while it looks alive. */
export type Cut = 'cut' | 'reset' | 'stall' | 'stall-and-reset' | 'away';

export const CUTS: readonly Cut[] = ['cut', 'reset', 'stall', 'stall-and-reset', 'away'];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A piece of network between two programs on this machine, which can be broken in the usual ways. */
export class NetworkProxy {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  /** Where new lines lead to; it may change while a program behind is restarted. */
  target: number;
  #stalled = false;
  #away = false;
  port = 0;
  cuts = 0;

  constructor(target: number) {
    this.target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.port = (this.#server.address() as { port: number }).port;
  }

  #join(near: Socket): void {
    near.on('error', () => near.destroy());
    if (this.#away) {
      near.resetAndDestroy();
      return;
    }
    const far = new Socket();
    const pair = { near, far };
    this.#pairs.add(pair);
    far.on('error', () => near.resetAndDestroy());
    far.connect(this.target, '127.0.0.1');
    near.pipe(far);
    far.pipe(near);
    const gone = (): void => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on('close', gone);
    far.on('close', gone);
    if (this.#stalled) this.#hush(pair);
  }

  /** Nothing passes any more, in either direction; both ends still believe in the line. */
  #hush({ near, far }: Pair): void {
    near.unpipe(far);
    far.unpipe(near);
    near.pause();
    far.pause();
  }

  #speak({ near, far }: Pair): void {
    near.pipe(far);
    far.pipe(near);
  }

  /** One fault on every line there is. It comes back when the network is whole again. */
  async fault(kind: Cut, ms: number): Promise<void> {
    this.cuts += 1;
    if (kind === 'cut') for (const { near, far } of this.#pairs) for (const end of [near, far]) end.destroy();
    if (kind === 'reset') this.#reset();
    if (kind === 'stall' || kind === 'stall-and-reset') {
      this.#stalled = true;
      for (const pair of this.#pairs) this.#hush(pair);
      await pause(ms);
      this.#stalled = false;
      if (kind === 'stall') for (const pair of this.#pairs) this.#speak(pair);
      else this.#reset();
    }
    if (kind === 'away') {
      this.#away = true;
      this.#reset();
      await pause(ms);
      this.#away = false;
    }
  }

  #reset(): void {
    for (const { near, far } of this.#pairs) for (const end of [near, far]) end.resetAndDestroy();
  }

  async stop(): Promise<void> {
    this.#reset();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
