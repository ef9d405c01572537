import { lazy, Suspense } from 'preact/compat';
import type { GameFace } from '../games/face.ts';
import { Diagram } from './Diagram.tsx';
import type { Figure } from './figure.ts';

const WarDiagram = lazy(async () => ({
  default: (await import('../games/dust/book/WarDiagram.tsx')).WarDiagram,
}));

/** A picture of the book, on squares or on the map of the world. */
export function Illustration({ face, figure, caption }: { face: GameFace; figure: Figure; caption: string }) {
  if (!('around' in figure)) return <Diagram face={face} figure={figure} caption={caption} />;
  return (
    <Suspense fallback={<div class="bk-blank" />}>
      <WarDiagram figure={figure} caption={caption} />
    </Suspense>
  );
}
