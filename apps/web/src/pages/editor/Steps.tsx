import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { History } from './history.ts';

/** Back and forth in what was done. */
export const Steps = ({ history }: { history: History }) => (
  <>
    <IconButton icon="undo" name={t('editor.undo')} idle={!history.canUndo} onClick={history.undo} />
    <IconButton icon="redo" name={t('editor.redo')} idle={!history.canRedo} onClick={history.redo} />
  </>
);
