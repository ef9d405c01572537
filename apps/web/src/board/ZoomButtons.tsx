import { Icon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';
import type { Camera } from './camera.ts';

/** Closer, further away, the whole board. */
export function ZoomButtons({ camera }: { camera: Camera }) {
  const { close } = camera;
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
    <span class="bd-zoom">
      {button('plus', t('board.zoomIn'), true, () => camera.zoom(0.75))}
      {button('minus', t('board.zoomOut'), close, () => camera.zoom(1.34))}
      {button('fit', t('board.fit'), close, () => camera.showAll())}
    </span>
  );
}
