import { Icon } from '../../drawings/icons.tsx';
import type { DraftGoal, EditorKit } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { GoalCard } from './GoalCard.tsx';
import type { History } from './history.ts';
import { idleTool, type Tool } from './paint.ts';

const fresh: DraftGoal = {
  side: 'both',
  kind: 'hold',
  worth: 2,
  each: false,
  squares: [],
  count: 1,
  round: 'end',
  unit: '',
};

/** What there is to win besides the enemy. */
export function GoalsPanel({
  kit,
  history,
  tool,
  onTool,
}: {
  kit: EditorKit;
  history: History;
  tool: Tool;
  onTool: (tool: Tool) => void;
}) {
  const { draft, change } = history;
  const set = (at: number, goal: DraftGoal): void =>
    change({ ...draft, goals: draft.goals.map((one, i) => (i === at ? goal : one)) });
  return (
    <section class="sheet ed-box" aria-labelledby="ed-goals">
      <h2 id="ed-goals">
        <Icon name="flag" /> {t('editor.goals')}
      </h2>
      {draft.goals.length === 0 && <p class="muted">{t('editor.noGoals')}</p>}
      <ul class="ed-goals">
        {draft.goals.map((goal, i) => (
          <GoalCard
            key={i}
            kit={kit}
            draft={draft}
            goal={goal}
            at={i}
            picking={tool.do === 'goal' && tool.goal === i}
            onChange={(next) => set(i, next)}
            onPick={() =>
              onTool(tool.do === 'goal' && tool.goal === i ? idleTool(draft) : { do: 'goal', goal: i })
            }
            onDrop={() => {
              change({ ...draft, goals: draft.goals.filter((_, n) => n !== i) });
              if (tool.do === 'goal') onTool(idleTool(draft));
            }}
          />
        ))}
      </ul>
      <button
        type="button"
        class="btn"
        onClick={() => {
          change({
            ...draft,
            goals: [...draft.goals, draft.table === undefined ? fresh : { ...fresh, marks: [] }],
          });
          onTool({ do: 'goal', goal: draft.goals.length });
        }}
      >
        <Icon name="plus" /> {t('editor.addGoal')}
      </button>
    </section>
  );
}
