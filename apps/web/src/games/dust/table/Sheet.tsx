import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/index.ts';
import { w } from '../words.ts';
import './sheet.css';

const tabs = ['orders', 'hand', 'areas', 'log'] as const;
export type Tab = (typeof tabs)[number];

/** On a phone everything but the map is one of these, under the map. */
export function Sheet({
  tab,
  onTab,
  children,
}: {
  tab: Tab;
  onTab: (tab: Tab) => void;
  children: ComponentChildren;
}) {
  return (
    <section class="d-sheet">
      <nav class="d-tabs" aria-label={t('table.parts')}>
        {tabs.map((one) => (
          <button type="button" key={one} aria-pressed={tab === one} onClick={() => onTab(one)}>
            {w(`panel.${one}`)}
          </button>
        ))}
      </nav>
      <div class="d-sheet-body">{children}</div>
    </section>
  );
}
