/**
 * Processor time of this thread in milliseconds: where players think by it, they play on a busy machine as on a free
 * one.
 */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
