import type { Problem } from '@dustfront/kernel';
import { columnName } from '../../board/scene.ts';
import { type Draft, signAt } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';

/** Letters of squares on which nobody can stand: walls of either kind of tile, structures, deep water. */
const closed = '#%w';

/**
 * Goals that stand where nobody can: nobody could ever hold or reach them. Cover that is to be destroyed stands in the
 * open anyway.
 */
export const closedGoals = (draft: Draft): readonly Problem[] =>
  draft.goals.flatMap((goal, i) =>
    goal.squares
      .filter((square) => closed.includes(signAt(draft, square) || '#'))
      .map(([x, y]): Problem => {
        const square = `${columnName(x)}${y + 1}`;
        return {
          at: `goals.${i} ${square}`,
          code: 'goal-closed',
          text: t('editor.goalClosed', { square }),
        };
      }),
  );
