import type { GameFace } from './face.ts';

/** How a game looks, loaded when a page needs it. */
export async function loadFace(id: string): Promise<GameFace> {
  switch (id) {
    case 'dust-tactics':
      return (await import('./core/index.ts')).coreFace;
    case 'dust':
      return (await import('./dust/index.ts')).dustFace;
    case 'dust-tactics-2014':
      return (await import('./tactics2014/index.ts')).tactics2014Face;
    default:
      throw new Error(`no game ${id}`);
  }
}
