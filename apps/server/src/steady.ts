import { performance } from 'node:perf_hooks';

/** By how much of the time that passes the steady clock may draw nearer to the machine's. */
const SLEW = 0.01;

/**
 * A clock that never jumps: it counts the time that really passes and follows the machine's clock gently. Somebody sets
 * the clock, a summer ends, a laptop wakes up: no player loses a minute by it.
 */
export function steadyClock(
  wall: () => number = Date.now,
  passed: () => number = () => performance.now(),
): () => number {
  let [time, at] = [wall(), passed()];
  return () => {
    const elapsed = Math.max(0, passed() - at);
    at += elapsed;
    time += elapsed;
    const most = elapsed * SLEW;
    time += Math.max(-most, Math.min(most, wall() - time));
    return Math.round(time);
  };
}
