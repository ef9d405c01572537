import { loadAdvisor } from '@dustfront/advice';
import { loadGame } from '../games/load.ts';
import { RemoteHost } from './host.ts';

// Puts what a server tells into words, and tries things out on it, away from the page.
let host: RemoteHost | null = null;
let queue: Promise<void> = Promise.resolve();

interface Request {
  readonly id: number;
  readonly call: 'open' | keyof RemoteHost;
  readonly args: readonly unknown[];
}

async function answer({ call, args }: Request): Promise<unknown> {
  if (call === 'open') {
    const [game, version] = args as [string, string | undefined];
    host = new RemoteHost(await loadGame(game, version), await loadAdvisor(game));
    return null;
  }
  if (host === null) throw new Error('no table is open');
  const run = host[call] as (...given: readonly unknown[]) => unknown;
  return run.apply(host, args as unknown[]);
}

export function hear(data: Request): void {
  queue = queue
    .then(() => answer(data))
    .then(
      (value) => self.postMessage({ id: data.id, value }),
      (error: unknown) =>
        self.postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
    );
}
