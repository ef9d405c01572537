import { useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';

/** As far as a key pulls, in pixels. */
const STEP = 60;

const pulled = (handle: HTMLElement): number => {
  const table = handle.closest<HTMLElement>('.table');
  return Number.parseFloat(table?.style.getPropertyValue('--pulled') ?? '') || 0;
};

function pull(handle: HTMLElement, to: number): void {
  const limit = innerHeight * 0.5;
  const kept = Math.max(-limit, Math.min(limit, to));
  handle.closest<HTMLElement>('.table')?.style.setProperty('--pulled', `${kept}px`);
  handle.setAttribute('aria-valuenow', String(Math.round((100 * kept) / limit)));
}

/** The handle of the sheet on a phone: pulled up it shows more of the orders, down more of the board. */
export function Handle() {
  const from = useRef<{ readonly y: number; readonly was: number } | null>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule across the page could not be taken hold of
    <div
      class="handle"
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('table.handle')}
      aria-valuemin={-100}
      aria-valuemax={100}
      aria-valuenow={0}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { y: event.clientY, was: pulled(event.currentTarget) };
      }}
      onPointerMove={(event) => {
        if (from.current !== null)
          pull(event.currentTarget, from.current.was + event.clientY - from.current.y);
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        pull(event.currentTarget, pulled(event.currentTarget) + (event.key === 'ArrowUp' ? -STEP : STEP));
      }}
    />
  );
}
