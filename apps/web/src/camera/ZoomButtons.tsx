import { Icon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';
import type { Camera } from './camera.ts';
import './zoom.css';

/** Closer, further away, everything. */
export function ZoomButtons({ camera, all = t('board.fit') }: { camera: Camera; all?: string }) {
  const { isClose } = camera;
  const button = (icon: 'plus' | 'minus' | 'fit', name: string, ready: boolean, press: () => void) => (
    <button
      type="button"
      class="iconbtn"
      aria-label={name}
      title={name}
      aria-disabled={!ready}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <span class="zoom">
      {button('plus', t('board.zoomIn'), true, () => camera.by(1.34))}
      {button('minus', t('board.zoomOut'), isClose, () => camera.by(1 / 1.34))}
      {button('fit', all, isClose, () => camera.whole())}
    </span>
  );
}
