import { perilsOf } from '@dustfront/dust-tactics-2014/query';
import { useComputed } from '@preact/signals';
import { Icon } from '../../../drawings/icons.tsx';
import { percent, percentSign, t } from '../../../i18n/index.ts';
import { thingOf } from './bars.ts';
import type { Draft } from './draft.ts';

/** Of the six faces of a die. */
const FACES = 6;
/** Faces with which a mine strikes. */
const STRIKES = 2;

const chance = (faces: number): string => percent(faces / FACES) + percentSign();

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Dice that fall on the way: mines, wire, hard ground. */
export function PerilsTold({ draft }: { draft: Draft }) {
  const rows = useComputed((): readonly string[] => {
    const { value: meant } = draft.meant;
    if (meant === null) return [];
    const { view } = meant.stance;
    const { mines, tests, area } = perilsOf(view, meant.choice);
    const [first] = tests;
    return [
      ...(mines > 0 ? [t('tactics.measured.onMines', { count: mines, chance: chance(STRIKES) })] : []),
      ...(first === undefined
        ? []
        : [
            t('tactics.measured.through', {
              what: capital(thingOf(view, area)?.label ?? ''),
              count: tests.length,
              chance: chance(first),
            }),
          ]),
    ];
  }).value;
  if (rows.length === 0) return null;
  return (
    <ul class="mt-cover mt-perils">
      {rows.map((words) => (
        <li key={words}>
          <Icon name="warning" size={15} /> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
