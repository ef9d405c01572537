import { useSignalEffect } from '@preact/signals';
import { useState } from 'preact/hooks';
import { useCamera } from '../../board/camera.ts';
import { height, width } from '../../board/geometry.ts';
import type { GridScene } from '../../board/scene.ts';
import type { TableProps } from '../../games/face.ts';
import type { Controller } from '../../modes/controller.ts';
import { BattleFrame, useParts } from './BattleFrame.tsx';
import { useKeys } from './frame/keys.ts';
import { Layers } from './Layers.tsx';
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
  useSignalEffect(() => {
    if (c.aim.value !== null) open.onPart('orders');
  });
  /** Whoever acts on the board wants to see what it would come to; the card tells of whom he touched. */
  const onTouched = (): void => {
    if (c.question.peek() !== null && open.part !== 'card') open.onPart('orders');
  };
  return (
    <BattleFrame
      {...props}
      look="squares"
      ratio={width(scene) / height(scene)}
      open={open}
      surface={<TableBoard {...{ c, say, scene, lit, camera, onTouched }} />}
      layers={() => <Layers c={c} camera={camera} />}
      onLit={setLit}
    />
  );
}
