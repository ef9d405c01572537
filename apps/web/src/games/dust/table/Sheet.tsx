import type { ComponentChildren } from 'preact';
import type { Camera } from '../../../camera/camera.ts';
import { ZoomButtons } from '../../../camera/ZoomButtons.tsx';
import { t } from '../../../i18n/index.ts';
import { Elsewhere } from '../../../pages/table/Elsewhere.tsx';
import { Time } from '../../../pages/table/frame/Time.tsx';
import { w } from '../words.ts';
import { type Switch, Switches } from './OverMap.tsx';
import { Chronicle, HandPart, LuckPart, OrdersPart, ReviewPart } from './parts.tsx';
import type { War } from './war.ts';

export const warParts = ['orders', 'hand', 'areas', 'log', 'layers'] as const;
export type WarPart = (typeof warParts)[number];

export const partWord = (part: WarPart): string =>
  part === 'layers' ? t('table.layers') : w(`panel.${part}`);

interface SheetProps {
  readonly war: War;
  readonly part: WarPart;
  readonly areas: ComponentChildren;
  readonly lesson: ComponentChildren;
  readonly camera: Camera;
  readonly switches: readonly Switch[];
  readonly onShare: () => void;
  readonly onHelp: () => void;
}

function Body({ war, part, areas, camera, switches, onShare, onHelp }: SheetProps) {
  switch (part) {
    case 'orders':
      return <OrdersPart war={war} small onShare={onShare} />;
    case 'hand':
      return <HandPart war={war} />;
    case 'areas':
      return <>{areas}</>;
    case 'log':
      return (
        <>
          {war.watching && <ReviewPart war={war} />}
          <Chronicle war={war} small turnedTo onShare={onShare} />
          {war.told && <LuckPart war={war} />}
        </>
      );
    case 'layers':
      return (
        <>
          <Elsewhere game={war.c.face.id} onHelp={onHelp} />
          <div class="elsewhere">
            <Switches all={switches} />
            <ZoomButtons camera={camera} all={w('map.whole')} />
          </div>
          <Time c={war.c} most={4} watching={war.watching} onShare={onShare} />
        </>
      );
  }
}

/** On a phone everything but the map is one of its parts, under the map. */
export const Sheet = (props: SheetProps) => (
  <div class={`part part-${props.part} d-part`}>
    {props.lesson}
    <Body {...props} />
  </div>
);
