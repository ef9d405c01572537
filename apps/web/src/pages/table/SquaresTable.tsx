import { useEffect, useState } from 'preact/hooks';
import { useCamera } from '../../board/camera.ts';
import { height, width } from '../../board/geometry.ts';
import type { GridScene } from '../../board/scene.ts';
import type { TableProps } from '../../games/face.ts';
import type { Controller } from '../../modes/controller.ts';
import { BattleFrame, useParts } from './BattleFrame.tsx';
import { useKeys } from './frame/keys.ts';
import { litMarks } from './Goals.tsx';
import { withHint } from './hintmarks.ts';
import { Layers } from './Layers.tsx';
import { marksOf } from './marks.ts';
import { squaresKeys } from './squares-keys.ts';
import { TableBoard } from './TableBoard.tsx';
import './squares.css';

/** A battle on a board of squares. */
export function SquaresTable(props: TableProps<Controller>) {
  const { c, say } = props;
  const open = useParts();
  const [lit, setLit] = useState<readonly string[]>([]);
  const scene = c.scene.value as GridScene;
  const camera = useCamera(scene);
  useKeys(c, { ...squaresKeys(c), camera, help: open.onHelp });
  useEffect(() => {
    if (c.aim.value !== null) open.onPart('orders');
  }, [c.aim.value]);
  const surface = () => (
    <TableBoard c={c} scene={scene} marks={litMarks(withHint(c, marksOf(c, say)), lit)} camera={camera} />
  );
  return (
    <BattleFrame
      {...props}
      look="squares"
      ratio={width(scene) / height(scene)}
      open={open}
      surface={surface}
      layers={() => <Layers c={c} camera={camera} />}
      onLit={setLit}
    />
  );
}
