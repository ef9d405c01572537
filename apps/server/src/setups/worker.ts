import { loadGame } from '@dustfront/games';
import type { Json } from '@dustfront/kernel';
import { serveTasks } from '../threads/serve.ts';
import { type Tried, tryOut } from './trial.ts';

/** This thread's own computing time; waiting for a core does not count. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

serveTasks(async ({ game: id, setup }: { game: string; setup: Json }): Promise<Tried> => {
  const game = await loadGame(id);
  if (!game) throw new Error(`nobody plays ${id}`);
  return tryOut(game, setup, spent);
});
