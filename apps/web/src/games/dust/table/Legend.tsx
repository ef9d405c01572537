import { Icon } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { Sources } from '../../../panels/Sources.tsx';
import type { SourceModel } from '../../sources.ts';
import { type Sign, SignIcon, SignPath } from '../drawings/glyphs.tsx';
import type { MapLook } from '../map/looks.ts';
import { w } from '../words.ts';
import './legend.css';

const units: readonly Sign[] = ['tank', 'mech', 'fighter', 'bomber', 'submarine'];

const Ring = ({ children }: { children: preact.ComponentChildren }) => (
  <svg viewBox="-20 -20 40 40" width="30" height="30" class="wm-nobody" aria-hidden="true">
    {children}
  </svg>
);

const Way = ({ kind }: { kind: 'land' | 'coast' | 'sea' }) => (
  <li>
    <svg viewBox="0 0 40 12" width="34" height="12" aria-hidden="true">
      <path class={`wm-link ${kind}`} d="M1 6H39" />
    </svg>{' '}
    {w(`legend.${kind}`)}
  </li>
);

/** The lines of the territories, drawn as on the map. */
const Borders = () => (
  <>
    <li>
      <svg viewBox="0 0 40 12" width="34" height="12" class="tm-borders" aria-hidden="true">
        <path class="tm-front-halo" d="M1 6H39" />
        <path class="tm-front" d="M1 6H39" />
      </svg>{' '}
      {w('legend.front')}
    </li>
    <li>
      <svg viewBox="0 0 40 12" width="34" height="12" class="tm-mark choice target" aria-hidden="true">
        <path class="tm-halo" d="M1 6H39" />
        <path class="tm-line" d="M1 6H39" />
      </svg>{' '}
      {w('legend.target')}
    </li>
    <li>
      <svg viewBox="0 0 40 12" width="34" height="12" class="tm-borders" aria-hidden="true">
        <path class="tm-noway" d="M1 6H39" />
      </svg>{' '}
      {w('legend.noWay')}
    </li>
  </>
);

/** What an area is worth where areas are dots. */
const Rings = () => (
  <>
    <li>
      <Ring>
        <circle class="wm-capital" r="15" />
        <circle class="wm-disc" r="11" />
      </Ring>
      {w('legend.capital')}
    </li>
    <li>
      <Ring>
        <circle class="wm-power" r="16" />
        <circle class="wm-power thin" r="12.6" />
        <circle class="wm-disc" r="8" />
      </Ring>
      {w('legend.power')}
    </li>
    <li>
      <span class="d-legend-sign">
        <SignIcon sign="centre" size={16} />
      </span>
      {w('legend.centre')}
    </li>
  </>
);

/** What an area is worth where areas are territories: the signs of their plates. */
const Signs = () => (
  <>
    <li>
      <span class="d-legend-sign">
        <SignIcon sign="star" size={18} />
      </span>
      {w('legend.capital')}
    </li>
    <li>
      <svg viewBox="-20 -11 40 22" width="34" height="22" aria-hidden="true">
        <g class="tm-source">
          <circle r="9" />
          <g transform="translate(-5.6 -5.6) scale(.7)">
            <SignPath sign="power" />
          </g>
        </g>
      </svg>
      {w('legend.power')}
    </li>
    <li>
      <svg viewBox="-20 -11 40 22" width="34" height="22" aria-hidden="true">
        <g class="tm-centre" transform="translate(-8.5 -8.5)">
          <rect width="17" height="17" rx="2.5" />
          <g transform="translate(2.9 2.3) scale(.71)">
            <SignPath sign="centre" />
          </g>
        </g>
      </svg>
      {w('legend.centre')}
    </li>
  </>
);

interface LegendProps {
  readonly look: MapLook;
  readonly sources: readonly SourceModel[];
  readonly onClose: () => void;
}

/** What the signs on the map mean. */
export function Legend({ look, sources, onClose }: LegendProps) {
  return (
    <aside class="d-legend sheet" aria-label={w('map.legend')}>
      <button type="button" class="iconbtn" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <ul>
        {look === 'dots' ? <Rings /> : <Signs />}
        {look === 'territories' && <Borders />}
        <Way kind="land" />
        <Way kind="coast" />
        <Way kind="sea" />
        {units.map((unit) => (
          <li key={unit}>
            <span class="d-legend-sign">
              <SignIcon sign={unit} size={14} />
            </span>
            {w(`ware.${unit as 'tank'}`)}
          </li>
        ))}
      </ul>
      <Sources sources={sources} />
    </aside>
  );
}
