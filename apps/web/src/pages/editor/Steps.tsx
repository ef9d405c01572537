import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { History } from './history.ts';

function StepButton({ name, can, onClick }: { name: 'undo' | 'redo'; can: boolean; onClick: () => void }) {
  const label = t(`editor.${name}`);
  return (
    <button
      type="button"
      class="iconbtn"
      aria-label={label}
      title={label}
      aria-disabled={!can}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}

/** Back and forth in what was done. */
export const Steps = ({ history }: { history: History }) => (
  <>
    <StepButton name="undo" can={history.canUndo} onClick={history.undo} />
    <StepButton name="redo" can={history.canRedo} onClick={history.redo} />
  </>
);
