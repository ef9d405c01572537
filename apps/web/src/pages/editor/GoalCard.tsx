import { Icon } from '../../drawings/icons.tsx';
import type { Draft, DraftGoal, EditorKit, GoalKind, Side } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { goalLetter, squareName, unitTitle } from './view.ts';

const onSquares: readonly GoalKind[] = ['hold', 'place', 'control', 'exit', 'reach', 'destroy-cover'];
const counted: readonly GoalKind[] = ['hold', 'exit', 'reach', 'destroy-cover'];
const timed: readonly GoalKind[] = ['hold', 'place'];
const ofUnits: readonly GoalKind[] = ['destroy', 'survive', 'exit', 'reach'];

/** Units that a goal may speak of: the enemy's for destroying, one's own for everything else. */
function choicesFor(kit: EditorKit, draft: Draft, goal: DraftGoal) {
  const sides: readonly Side[] =
    goal.side === 'both' ? [0, 1] : goal.kind === 'destroy' ? [goal.side === 0 ? 1 : 0] : [goal.side];
  return sides.flatMap((side) =>
    draft.forces[side].flatMap((unit) => {
      if (kit.builder.find(unit.unit)?.kind === 'works') return [];
      const [, hero] = unit.unit.split('+');
      const whole = { key: unit.key, name: unitTitle(kit, unit) };
      return hero === undefined
        ? [whole]
        : [whole, { key: `${unit.key}+hero`, name: kit.builder.find(hero)?.title ?? hero }];
    }),
  );
}

/** One goal: whose, what, where, when, and what it is worth. */
export function GoalCard({
  kit,
  draft,
  goal,
  at,
  picking,
  onChange,
  onPick,
  onDrop,
}: {
  kit: EditorKit;
  draft: Draft;
  goal: DraftGoal;
  at: number;
  picking: boolean;
  onChange: (goal: DraftGoal) => void;
  onPick: () => void;
  onDrop: () => void;
}) {
  const letter = goalLetter(at);
  const [one, two] = kit.sides(draft);
  const id = (part: string): string => `ed-goal-${at}-${part}`;
  const number = (value: string): number => Math.max(1, Math.round(Number(value) || 1));
  return (
    <li class="ed-goal">
      <header>
        <b class="ed-letter">{letter}</b>
        <select
          aria-label={t('editor.goalKind', { letter })}
          value={goal.kind}
          onChange={(event) => onChange({ ...goal, kind: event.currentTarget.value as GoalKind })}
        >
          {kit.goals.map((kind) => (
            <option key={kind} value={kind}>
              {t(`editor.kinds.${kind}`)}
            </option>
          ))}
        </select>
        <button type="button" class="iconbtn" aria-label={t('editor.dropGoal', { letter })} onClick={onDrop}>
          <Icon name="trash" />
        </button>
      </header>
      <div class="ed-row">
        <div class="field">
          <label for={id('side')}>{t('editor.goalSide')}</label>
          <select
            id={id('side')}
            value={String(goal.side)}
            onChange={(event) => {
              const value = event.currentTarget.value;
              onChange({ ...goal, side: value === 'both' ? 'both' : value === '1' ? 1 : 0 });
            }}
          >
            <option value="both">{t('editor.both')}</option>
            <option value="0">{one.name}</option>
            <option value="1">{two.name}</option>
          </select>
        </div>
        <div class="field">
          <label for={id('worth')}>{t('editor.worth')}</label>
          <select
            id={id('worth')}
            value={goal.worth === 'win' ? 'win' : goal.each ? 'each' : 'once'}
            onChange={(event) => {
              const value = event.currentTarget.value;
              const points = goal.worth === 'win' ? 2 : goal.worth;
              onChange({ ...goal, worth: value === 'win' ? 'win' : points, each: value === 'each' });
            }}
          >
            <option value="win">{t(kit.reached === 'end' ? 'editor.ends' : 'editor.wins')}</option>
            <option value="once">{t('editor.once')}</option>
            {counted.includes(goal.kind) && <option value="each">{t('editor.each')}</option>}
          </select>
        </div>
        {goal.worth !== 'win' && (
          <div class="field">
            <label for={id('points')}>{t('editor.bonus')}</label>
            <input
              id={id('points')}
              type="number"
              min={1}
              max={99}
              value={goal.worth}
              onChange={(event) => onChange({ ...goal, worth: number(event.currentTarget.value) })}
            />
          </div>
        )}
        {counted.includes(goal.kind) && !goal.each && (
          <div class="field">
            <label for={id('count')}>{t('editor.count')}</label>
            <input
              id={id('count')}
              type="number"
              min={1}
              max={99}
              value={goal.count}
              onChange={(event) => onChange({ ...goal, count: number(event.currentTarget.value) })}
            />
          </div>
        )}
        {timed.includes(goal.kind) && (
          <div class="field">
            <label for={id('round')}>{t('editor.goalRound')}</label>
            <select
              id={id('round')}
              value={String(goal.round)}
              onChange={(event) => {
                const value = event.currentTarget.value;
                onChange({ ...goal, round: value === 'end' ? 'end' : Number(value) });
              }}
            >
              <option value="end">{t('editor.atEnd')}</option>
              {Array.from({ length: Math.min(30, draft.rounds) }, (_, i) => (
                <option key={i} value={String(i + 1)}>
                  {t('editor.afterRound', { round: i + 1 })}
                </option>
              ))}
            </select>
          </div>
        )}
        {ofUnits.includes(goal.kind) && (
          <div class="field wide">
            <label for={id('unit')}>{t('army.unit')}</label>
            <select
              id={id('unit')}
              value={goal.unit}
              onChange={(event) => onChange({ ...goal, unit: event.currentTarget.value })}
            >
              <option value="">{t(goal.kind === 'destroy' ? 'editor.choose' : 'editor.anyUnit')}</option>
              {choicesFor(kit, draft, goal).map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {onSquares.includes(goal.kind) && (
        <p class="ed-squares">
          <button type="button" class="btn small" aria-pressed={picking} onClick={onPick}>
            <Icon name="target" size={14} /> {t(picking ? 'editor.picking' : 'editor.pick')}
            <span class="vh"> {letter}</span>
          </button>{' '}
          <span class="type">{goal.squares.map(squareName).join(' ')}</span>
        </p>
      )}
    </li>
  );
}
