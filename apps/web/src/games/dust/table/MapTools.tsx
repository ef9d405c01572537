import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Camera } from '../map/camera.ts';
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
  const zooms: readonly (readonly [string, IconName, () => void])[] = [
    [w('map.whole'), 'fit', () => camera.whole()],
    [w('map.zoomOut'), 'minus', () => camera.by(1 / 1.5)],
    [w('map.zoomIn'), 'plus', () => camera.by(1.5)],
  ];
  return (
    <div class="d-tools">
      {switches.map(({ word, on, turn }) => (
        <button type="button" key={word} class="btn small" aria-pressed={on} onClick={turn}>
          {word}
        </button>
      ))}
      {zooms.map(([name, icon, zoom]) => (
        <button type="button" key={icon} class="btn small" aria-label={name} title={name} onClick={zoom}>
          <Icon name={icon} size={16} />
        </button>
      ))}
    </div>
  );
}
