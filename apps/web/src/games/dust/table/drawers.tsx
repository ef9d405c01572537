import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/index.ts';
import { w } from '../words.ts';
import type { Switch } from './OverMap.tsx';
import { Chronicle, LuckPart, ReviewPart } from './parts.tsx';
import type { War } from './war.ts';

const names = ['areas', 'log', 'luck', 'review'] as const;
export type DrawerName = (typeof names)[number];

const words: Readonly<Record<DrawerName, { readonly word: () => string; readonly title: () => string }>> = {
  areas: { word: () => w('panel.areas'), title: () => w('list.title') },
  log: { word: () => w('panel.log'), title: () => w('panel.log') },
  luck: { word: () => w('luck.title'), title: () => w('luck.title') },
  review: { word: () => t('review.title'), title: () => t('review.title') },
};

export const drawerTitle = (name: DrawerName): string => words[name].title();

/** What there is to lay over the map: luck once everything may be told, the review of a record. */
export const drawersOf = ({ told, watching }: War): readonly DrawerName[] =>
  names.filter((name) => (name === 'luck' ? told : name === 'review' ? watching : true));

/** A switch for each of them. */
export const drawerSwitches = (
  war: War,
  open: DrawerName | null,
  onOpen: (name: DrawerName | null) => void,
): readonly Switch[] =>
  drawersOf(war).map((name) => ({
    word: words[name].word(),
    on: open === name,
    turn: () => onOpen(open === name ? null : name),
  }));

/** What lies in a drawer. */
export function DrawerBody({
  name,
  war,
  areas,
  onShare,
}: {
  name: DrawerName;
  war: War;
  areas: ComponentChildren;
  onShare: () => void;
}) {
  if (name === 'areas') return <>{areas}</>;
  if (name === 'luck') return <LuckPart war={war} />;
  if (name === 'review') return <ReviewPart war={war} />;
  return <Chronicle war={war} small={false} turnedTo={false} onShare={onShare} />;
}
