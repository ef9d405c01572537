import { useEffect, useRef } from 'preact/hooks';
import { MARGIN, type TableScene, type TroopModel } from '../../../board/tabletop.ts';
import type { Camera } from '../../../camera/camera.ts';
import type { Controller } from '../../../modes/controller.ts';
import { centreOf } from './geometry.ts';

const where = ({ minis }: TroopModel): string => minis.map(({ at }) => at.join()).join(' ');

/** Who has come, gone somewhere or lost somebody since then, and still stands on the table. */
export function changedSince(before: TableScene, { troops }: TableScene): readonly TroopModel[] {
  const known = new Map(before.troops.map((troop) => [troop.key, where(troop)]));
  return troops.filter((troop) => troop.minis.length > 0 && known.get(troop.key) !== where(troop));
}

function show(camera: Camera, troop: TroopModel | undefined): void {
  if (troop === undefined || !camera.isClose) return;
  const [x, y] = centreOf(troop.minis.map(({ at }) => at));
  camera.show([x + MARGIN, y + MARGIN]);
}

/** Whoever has moved closer to the table still sees whom he has chosen, and what others do elsewhere. */
export function useFollowing(c: Controller, camera: Camera, scene: TableScene): void {
  const before = useRef(scene);
  const chosen = c.selected.value;
  useEffect(
    () =>
      show(
        camera,
        scene.troops.find(({ key }) => key === chosen),
      ),
    [chosen],
  );
  useEffect(() => {
    show(camera, changedSince(before.current, scene).at(-1));
    before.current = scene;
  }, [scene]);
}
