/** A build that was left for a newer one: a page that fails again after that is not loaded for ever. */
const KEY = 'dustfront.left';

const faults = new WeakSet<object>();
window.addEventListener('vite:preloadError', ({ payload }) => faults.add(payload));

/** Whether a part of this build could not be loaded, as when another one was put in its place. */
export const isUnloaded = (fault: unknown): boolean => fault instanceof Error && faults.has(fault);

/** Loads the page anew, once for each build, if somebody answers for it. */
export async function leaveBuild(): Promise<void> {
  const build = import.meta.url;
  if (sessionStorage.getItem(KEY) === build) return;
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (!ok) return;
  sessionStorage.setItem(KEY, build);
  location.reload();
}
