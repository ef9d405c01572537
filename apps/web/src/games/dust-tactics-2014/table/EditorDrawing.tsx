import type { TableScene } from '../../../board/tabletop.ts';
import { Ground } from './Ground.tsx';
import { Scenery } from './Scenery.tsx';
import { signSize } from './Signs.tsx';
import { Mini } from './Troops.tsx';
import './measured.css';

/** A table under the hands of the editor: it looks as in a match, and takes no clicks of its own. */
export function EditorDrawing({ scene, scale }: { readonly scene: TableScene; readonly scale: number }) {
  return (
    <g style={signSize(scale)}>
      <Ground width={scene.width} height={scene.height} />
      <Scenery features={scene.features} />
      {scene.troops.map((troop) => (
        <g key={troop.key} class={`mt-troop side-${troop.sign} ready`}>
          {troop.minis.map((mini) => (
            <Mini key={mini.key} mini={mini} sign={troop.sign} />
          ))}
        </g>
      ))}
    </g>
  );
}

/** Things without a table under them. */
export const EditorThings = ({ scene }: { readonly scene: TableScene }) => (
  <Scenery features={scene.features} />
);
