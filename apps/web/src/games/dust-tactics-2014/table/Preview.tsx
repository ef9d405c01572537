import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableScene } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import type { PictureProps } from '../../face.ts';

interface Picture {
  readonly part: ComponentType<Omit<PictureProps<Controller>, 'scene'> & { readonly scene: TableScene }>;
}

/** A table as a picture, fetched when one is looked at: before a match, and in a record. */
export function Preview({ scene, ...look }: PictureProps<Controller>) {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let gone = false;
    void import('./Drawn.tsx').then(({ Drawn }) => !gone && setPicture({ part: Drawn }));
    return () => {
      gone = true;
    };
  }, []);
  const Drawn = picture?.part;
  return Drawn === undefined || scene.kind !== 'table' ? null : <Drawn scene={scene} {...look} />;
}
