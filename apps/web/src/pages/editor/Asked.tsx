import { useEffect } from 'preact/hooks';
import type { Draft, EditorKit } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Tool } from './paint.ts';
import { unitTitle } from './view.ts';

/** What is to be pointed out on the board; null for tools that lie beside it. */
export function askedBy(kit: EditorKit, draft: Draft, tool: Tool): string | null {
  const isTable = draft.table !== undefined;
  if (tool.do === 'goal') return t(isTable ? 'editor.table.pick' : 'editor.pick');
  if (tool.do !== 'unit') return null;
  const unit = draft.forces.flat().find(({ key }) => key === tool.key);
  const where = t(isTable ? 'editor.table.placeHint' : 'editor.placeHint');
  return unit === undefined ? where : `${unitTitle(kit, unit)}: ${where}`;
}

interface AskedProps {
  readonly kit: EditorKit;
  readonly draft: Draft;
  readonly tool: Tool;
  readonly onDone: () => void;
}

/** Where board and lists are not in sight together: the board comes to whoever is asked to point at it. */
export function Asked({ kit, draft, tool, onDone }: AskedProps) {
  const words = askedBy(kit, draft, tool);
  useEffect(() => {
    const board = words === null ? null : document.querySelector('.editor-board');
    const { top = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
    if (bottom < innerHeight / 2 || top > innerHeight / 2) board?.scrollIntoView({ block: 'center' });
  }, [words]);
  return words === null ? null : (
    <p class="ed-asked" role="status">
      <span>{words}</span>
      <IconButton icon="close" name={t('common.cancel')} onClick={onDone} />
    </p>
  );
}
