import { GridBoard } from '../../board/GridBoard.tsx';
import { height, width } from '../../board/geometry.ts';
import type { GameFace, Scene } from '../../games/face.ts';
import './preview.css';

/** A battlefield or the world as a picture, before anything is played on it. */
export function ScenePreview({ face, scene, label }: { face: GameFace; scene: Scene | null; label: string }) {
  const World = face.preview;
  const look =
    scene?.kind === 'grid'
      ? { '--ratio': (width(scene) / height(scene)).toFixed(4), '--across': width(scene) }
      : { '--ratio': 'auto' };
  return (
    <div class="sheet su-board" style={look}>
      {scene?.kind === 'grid' && (
        <GridBoard scene={scene} marks={{ sign: 'neutral' }} label={label} onSquare={() => undefined} />
      )}
      {scene !== null && scene.kind !== 'grid' && World !== undefined && <World scene={scene} />}
    </div>
  );
}
