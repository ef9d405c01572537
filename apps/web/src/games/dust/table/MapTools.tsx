import type { ComponentChildren } from 'preact';
import type { Camera } from '../../../camera/camera.ts';
import { ZoomButtons } from '../../../camera/ZoomButtons.tsx';
import { Icon } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { w } from '../words.ts';
import './maptools.css';

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

interface Switch {
  readonly word: string;
  readonly on: boolean;
  readonly turn: () => void;
}

/** What can be laid over the map, and how close it is seen. */
export function MapTools({ camera, switches }: { camera: Camera; switches: readonly Switch[] }) {
  return (
    <div class="d-tools">
      {switches.map(({ word, on, turn }) => (
        <button type="button" key={word} class="btn small" aria-pressed={on} onClick={turn}>
          {word}
        </button>
      ))}
      <ZoomButtons camera={camera} all={w('map.whole')} />
    </div>
  );
}
