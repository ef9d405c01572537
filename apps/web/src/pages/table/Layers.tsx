import type { JSX } from 'preact';
import type { Camera } from '../../camera/camera.ts';
import { ZoomButtons } from '../../camera/ZoomButtons.tsx';
import { t } from '../../i18n/index.ts';
import type { Controller, Layer } from '../../modes/controller.ts';
import './layers.css';

export const layerKeys: readonly {
  layer: Layer;
  key: string;
  text: 'layers.reach' | 'layers.sight' | 'layers.bands' | 'layers.cover' | 'layers.threat' | 'layers.names';
}[] = [
  { layer: 'reach', key: 'R', text: 'layers.reach' },
  { layer: 'sight', key: 'S', text: 'layers.sight' },
  { layer: 'bands', key: 'B', text: 'layers.bands' },
  { layer: 'cover', key: 'C', text: 'layers.cover' },
  { layer: 'threat', key: 'T', text: 'layers.threat' },
  { layer: 'names', key: 'M', text: 'layers.names' },
];

const swatches: Readonly<Record<Layer, () => JSX.Element>> = {
  reach: () => (
    <>
      <rect x="1" y="1" width="8" height="12" fill="var(--reach-1)" stroke="var(--reach-line)" />
      <rect x="10" y="1" width="7" height="12" fill="var(--reach-2)" />
      <g fill="var(--reach-line)">
        <circle cx="12" cy="4" r=".9" />
        <circle cx="15" cy="4" r=".9" />
        <circle cx="12" cy="8" r=".9" />
        <circle cx="15" cy="8" r=".9" />
      </g>
    </>
  ),
  sight: () => (
    <>
      <rect width="18" height="14" fill="var(--fog)" />
      <path d="M0 14L14 0M6 14L18 2M-6 14L8 0" stroke="currentColor" stroke-width=".8" opacity=".5" />
    </>
  ),
  bands: () => (
    <>
      <path d="M1 4H17" stroke="currentColor" stroke-width="2" stroke-dasharray="4 2.6" />
      <path d="M1 10H17" stroke="currentColor" stroke-width="2" stroke-dasharray="1.4 2.6" />
    </>
  ),
  cover: () => (
    <>
      <path
        d="M9 .6L15 2.6V7C15 10.4 12.4 12.4 9 13.6C5.6 12.4 3 10.4 3 7V2.6Z"
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
      />
      <path d="M9 .6V13.6C5.6 12.4 3 10.4 3 7V2.6Z" fill="currentColor" />
    </>
  ),
  threat: () => (
    <>
      <path d="M9 1L17 13H1Z" fill="none" stroke="var(--threat)" stroke-width="1.7" stroke-linejoin="round" />
    </>
  ),
  names: () => (
    <>
      <text x="9" y="12" font-size="13" text-anchor="middle" fill="currentColor" class="type">
        D5
      </text>
    </>
  ),
};

const Swatch = ({ layer }: { layer: Layer }) => (
  <svg viewBox="0 0 18 14" aria-hidden="true">
    {swatches[layer]()}
  </svg>
);

/** What to show on the board, each with its key, and how much of it. */
export function Layers({ c, camera }: { c: Controller; camera: Camera }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend where a quiet label is wanted
    <div class="layers" role="group" aria-label={t('layers.title')}>
      {layerKeys.map(({ layer, key, text }) => (
        <button
          type="button"
          class="chip"
          key={layer}
          aria-pressed={c.layers.value.has(layer)}
          onClick={() => c.toggleLayer(layer)}
        >
          <Swatch layer={layer} />
          <span>{t(text)}</span>
          <kbd>{key}</kbd>
        </button>
      ))}
      <ZoomButtons camera={camera} />
    </div>
  );
}
