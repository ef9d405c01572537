import type { EditorKit } from './draft.ts';
import type { WorkshopGame } from './workshop.ts';

export async function loadKit(game: WorkshopGame): Promise<EditorKit> {
  return game === 'dust-tactics'
    ? (await import('./core/editor.ts')).coreKit
    : (await import('./tactics2014/editor.ts')).tacticsKit;
}
