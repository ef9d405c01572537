import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameFace, Part, TableProps, TableViewProps } from '../../games/face.ts';
import { language, t } from '../../i18n/index.ts';
import { sayOf } from '../../i18n/words.ts';
import type { Controller } from '../../modes/controller.ts';
import { SquaresTable } from './SquaresTable.tsx';

/** What is laid on a table without squares, once it has been fetched; null where there is none, or not yet. */
function useMeasured(load: GameFace<Controller>['measured']): Part<TableProps<Controller>> | null {
  const [found, setFound] = useState<{ readonly part: Part<TableProps<Controller>> } | null>(null);
  useEffect(() => {
    let gone = false;
    void load?.().then((part) => !gone && setFound({ part }));
    return () => {
      gone = true;
    };
  }, [load]);
  return found?.part ?? null;
}

/** A table with everything around it; a game says what lies on it. */
export function TableView({ words, ...props }: TableViewProps<Controller>) {
  const { c } = props;
  const lang = language();
  const say = useMemo(() => sayOf(c.face.id, words), [words, lang, c.face]);
  const isMeasured = c.scene.value?.kind === 'table';
  const measured = useMeasured(isMeasured ? c.face.measured : undefined);
  const Laid = isMeasured ? measured : (c.face.table ?? SquaresTable);
  if (c.table.state.value === null || c.shown.value === null || c.scene.value === null || Laid === null)
    return <p class="page muted">{t('common.loading')}</p>;
  return <Laid {...props} say={say} words={words} />;
}
