import { useMemo } from 'preact/hooks';
import type { TableViewProps } from '../../games/face.ts';
import { language, t } from '../../i18n/index.ts';
import { sayOf } from '../../i18n/words.ts';
import { SquaresTable } from './SquaresTable.tsx';

/** A table with everything around it; a game says what lies on it. */
export function TableView({ words, ...props }: TableViewProps) {
  const { c } = props;
  const lang = language();
  const say = useMemo(() => sayOf(c.face.id, words), [words, lang, c.face]);
  if (c.table.state.value === null || c.shown.value === null || c.scene.value === null)
    return <p class="page muted">{t('common.loading')}</p>;
  const onTable = c.scene.value.kind === 'table' ? c.face.measured : undefined;
  const Laid = onTable ?? c.face.table ?? SquaresTable;
  return <Laid {...props} say={say} words={words} />;
}
