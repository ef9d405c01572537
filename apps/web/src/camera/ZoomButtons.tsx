import { t } from '../i18n/index.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { Camera } from './camera.ts';
import './zoom.css';

/** Closer, further away, everything. */
export function ZoomButtons({ camera, all = t('board.fit') }: { camera: Camera; all?: string }) {
  const idle = !camera.isClose;
  return (
    <span class="zoom">
      <IconButton icon="plus" name={t('board.zoomIn')} idle={false} onClick={() => camera.by(1.34)} />
      <IconButton icon="minus" name={t('board.zoomOut')} idle={idle} onClick={() => camera.by(1 / 1.34)} />
      <IconButton icon="fit" name={all} idle={idle} onClick={() => camera.whole()} />
    </span>
  );
}
