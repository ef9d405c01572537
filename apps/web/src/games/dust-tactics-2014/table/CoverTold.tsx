import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { coverThere, type Watched } from '@dustfront/dust-tactics-2014/query';
import { useComputed } from '@preact/signals';
import { Icon } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { titleOf } from '../model.ts';
import { thingOf } from './bars.ts';
import type { Draft } from './draft.ts';
import { farAway } from './geometry.ts';

/** Those of the watchers who see the same: in the open, or covered by one thing. */
interface Row {
  readonly covered: boolean;
  readonly words: string;
}

/** Where nobody looks: by their own place. */
function placeWords(view: TacticsView, covered: boolean, inside: string | null): string {
  const thing = thingOf(view, inside);
  if (!covered) return t('tactics.measured.open');
  return thing === null
    ? t('tactics.measured.covered')
    : t('tactics.measured.coveredBy', { what: thing.label });
}

export function coverRows(view: TacticsView, unit: Unit): readonly Row[] {
  const { watched, covered, inside } = coverThere(view, unit);
  if (watched.length === 0) {
    const words = `${placeWords(view, covered, inside)}. ${t('tactics.measured.unseen')}`;
    return [{ covered, words }];
  }
  const groups = new Map<string, Watched[]>();
  for (const one of watched) {
    const key = one.covered ? (one.behind ?? '') : 'open';
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((all) => fromAll(view, all));
}

/** What is the same to some of the enemies, each with his name and how far away he is. */
function fromAll(view: TacticsView, all: readonly Watched[]): Row {
  const names = all.flatMap(({ by, far }) => {
    const enemy = view.units[by];
    const length = t('tactics.measured.length', { length: farAway(far) });
    return enemy === undefined ? [] : [`${titleOf(view, enemy)} (${length})`];
  });
  const enemies = names.join(', ');
  const [first] = all;
  if (first?.covered !== true) return { covered: false, words: t('tactics.measured.openTo', { enemies }) };
  const thing = thingOf(view, first.behind);
  const words =
    thing === null
      ? t('tactics.measured.coveredFrom', { enemies })
      : t('tactics.measured.coveredByFrom', { enemies, what: thing.label });
  return { covered: true, words };
}

/** How well they would stand there: in cover or in the open, to the nearest enemies who see them. */
export function CoverTold({ draft }: { draft: Draft }) {
  const rows = useComputed(() => {
    const { value: after } = draft.after;
    return after === null ? [] : coverRows(after.view, after.unit);
  }).value;
  if (rows.length === 0) return null;
  return (
    <ul class="mt-cover" aria-label={t('tactics.measured.coverThere')}>
      {rows.map(({ covered, words }) => (
        <li key={words} class={covered ? 'in-cover' : ''}>
          <Icon name={covered ? 'shield' : 'eye'} size={15} /> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
