import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Segment } from '../../ui/Segment.tsx';
import { type ManualWord, mw } from './words.ts';
import './manual.css';

/** How many steps each part has. */
const parts = { army: 6, squares: 7, table: 5 } as const;
export type ManualPart = keyof typeof parts;

/** What buttons and fields are called, so that the manual calls them the same. */
const labels = () => ({
  builder: t('army.title'),
  strict: t('army.strict'),
  open: t('army.open'),
  against: t('army.odds'),
  share: t('army.share'),
  print: t('army.print'),
  play: t('army.play'),
  startFrom: t('editor.startFrom'),
  rectangle: t('editor.modes.rectangle'),
  erase: t('editor.erase'),
  edge: t('editor.edge'),
  undo: t('editor.undo'),
  takeArmy: t('editor.takeArmy'),
  addGoal: t('editor.addGoal'),
  playtest: t('editor.play'),
  blank: t('editor.table.blank'),
  middle: t('editor.table.middle'),
  pick: t('editor.table.pick'),
});

const word = (key: string): string => mw(key as ManualWord, labels());

/** The manuals of the workshop: an army, a battlefield of squares, a table. */
export function Manual({ first }: { first: ManualPart }) {
  const [part, setPart] = useState<ManualPart>(first);
  return (
    <div class="manual">
      <Segment
        label={mw('title')}
        value={part}
        onChange={setPart}
        options={(['army', 'squares', 'table'] as const).map((value) => ({ value, text: mw(value) }))}
      />
      <p class="manual-lead">{word(`${part}/lead`)}</p>
      <ol>
        {Array.from({ length: parts[part] }, (_, i) => (
          <li key={`${part}${i}`}>
            <b>{word(`${part}/${i + 1}`)}</b> {word(`${part}/${i + 1}/text`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
