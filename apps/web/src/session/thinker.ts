import type { Thought } from './brain.ts';
import { choose } from './players.ts';

self.addEventListener('message', async (event: MessageEvent<{ id: number; thought: Thought }>) => {
  const { id, thought } = event.data;
  try {
    self.postMessage({ id, choice: await choose(thought) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
