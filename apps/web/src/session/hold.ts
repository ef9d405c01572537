/** Milliseconds that another tab has to let a match go; one that sleeps loses it. */
const PATIENCE = 2000;

const lockOf = (id: string): string => `dustfront.match.${id}`;

/** By it a tab says which match it wants. */
const channel = new BroadcastChannel('dustfront.matches');

/**
 * Resolves once nobody else has the lock, with the way to let it go. Where browsers know no locks nobody is waited for.
 */
function lock(name: string, onStolen: () => void): Promise<() => void> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const hold = (): Promise<void> =>
      new Promise((release) => {
        isHeld = true;
        resolve(release);
      });
    const lost = (error: unknown): void => (isHeld ? onStolen() : reject(error));
    navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, hold).catch(() => {
      if (isHeld) onStolen();
      else navigator.locks.request(name, { steal: true }, hold).catch(lost);
    });
  });
}

/**
 * A match that is kept in this browser is played in one tab at a time: whoever opens it last has it. The tab before is
 * told, stores what it has (`onWanted`) and lets go, so that nothing is overwritten.
 */
export async function holdMatch(id: string, onWanted: () => Promise<void>): Promise<void> {
  let letGo: (() => void) | null = null;
  const give = (): void => {
    channel.removeEventListener('message', hear);
    void onWanted().finally(() => letGo?.());
  };
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (data === id) give();
  };
  channel.postMessage(id);
  letGo = await lock(lockOf(id), give);
  channel.addEventListener('message', hear);
}
