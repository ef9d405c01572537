import type { Thought } from './brain.ts';
import { choose } from './players.ts';

export async function hear({ id, thought }: { id: number; thought: Thought }): Promise<void> {
  try {
    self.postMessage({ id, choice: await choose(thought) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
}
