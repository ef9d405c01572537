import type { ComponentChildren } from 'preact';
import type { Camera } from '../../../camera/camera.ts';
import { ZoomButtons } from '../../../camera/ZoomButtons.tsx';
import { Icon } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { w } from '../words.ts';
import './overmap.css';

/** A list laid over the map on the right. */
export function Drawer({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  return (
    <aside class="d-drawer sheet" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="iconbtn" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </aside>
  );
}

/** Something that is shown over the map, or not. */
export interface Switch {
  readonly word: string;
  readonly on: boolean;
  readonly turn: () => void;
}

export const Switches = ({ all }: { all: readonly Switch[] }) => (
  <>
    {all.map(({ word, on, turn }) => (
      <button type="button" key={word} class="btn small" aria-pressed={on} onClick={turn}>
        {word}
      </button>
    ))}
  </>
);

/** What can be laid over the map, and how close it is seen. */
export const MapTools = ({ camera, switches }: { camera: Camera; switches: readonly Switch[] }) => (
  <div class="d-tools">
    <Switches all={switches} />
    <ZoomButtons camera={camera} all={w('map.whole')} />
  </div>
);
