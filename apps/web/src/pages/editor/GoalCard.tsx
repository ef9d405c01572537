import { Icon } from '../../drawings/icons.tsx';
import type { Draft, DraftGoal, EditorKit, GoalKind, Side } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { goalLetter, goalPlaces, unitTitle } from './view.ts';

const onSquares: readonly GoalKind[] = ['hold', 'place', 'control', 'exit', 'reach', 'destroy-cover'];
const counted: readonly GoalKind[] = ['hold', 'exit', 'reach', 'destroy-cover'];
const timed: readonly GoalKind[] = ['hold', 'place'];
const ofUnits: readonly GoalKind[] = ['destroy', 'survive', 'exit', 'reach'];

/** Kinds of goals that are about markers where there are no squares. */
const isMarked = (kind: GoalKind): kind is 'hold' | 'control' | 'reach' =>
  kind === 'hold' || kind === 'control' || kind === 'reach';

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
        : [whole, { key: `${unit.key}+hero`, name: kit.builder.find(hero)?.name ?? hero }];
    }),
  );
}

interface GoalProps {
  readonly kit: EditorKit;
  readonly draft: Draft;
  readonly goal: DraftGoal;
  readonly at: number;
  readonly onChange: (goal: DraftGoal) => void;
}

const idOf = (at: number, part: string): string => `ed-goal-${at}-${part}`;

const Count = ({
  at,
  part,
  label,
  value,
  onChange,
}: {
  at: number;
  part: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}) => (
  <div class="field">
    <label for={idOf(at, part)}>{label}</label>
    <input
      id={idOf(at, part)}
      type="number"
      min={1}
      max={99}
      value={value}
      onChange={(event) => onChange(Math.max(1, Math.round(Number(event.currentTarget.value) || 1)))}
    />
  </div>
);

/** Whose goal it is. */
function Whose({ kit, draft, goal, at, onChange }: GoalProps) {
  const [one, two] = kit.sides(draft);
  return (
    <div class="field">
      <label for={idOf(at, 'side')}>{t('editor.goalSide')}</label>
      <select
        id={idOf(at, 'side')}
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
  );
}

/** What it is worth: the match, or points. */
function Worth({ kit, goal, at, onChange }: GoalProps) {
  return (
    <>
      <div class="field">
        <label for={idOf(at, 'worth')}>{t('editor.worth')}</label>
        <select
          id={idOf(at, 'worth')}
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
        <Count
          at={at}
          part="points"
          label={t('editor.bonus')}
          value={goal.worth}
          onChange={(worth) => onChange({ ...goal, worth })}
        />
      )}
    </>
  );
}

/** At the end of which round it counts. */
function When({ draft, goal, at, onChange }: GoalProps) {
  return (
    <div class="field">
      <label for={idOf(at, 'round')}>{t('editor.goalRound')}</label>
      <select
        id={idOf(at, 'round')}
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
  );
}

/** Of which unit it speaks. */
function OfUnit({ kit, draft, goal, at, onChange }: GoalProps) {
  return (
    <div class="field wide">
      <label for={idOf(at, 'unit')}>{t('army.unit')}</label>
      <select
        id={idOf(at, 'unit')}
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
  );
}

/** One goal: whose, what, where, when, and what it is worth. */
export function GoalCard({
  picking,
  onPick,
  onDrop,
  ...props
}: GoalProps & { picking: boolean; onPick: () => void; onDrop: () => void }) {
  const { kit, draft, goal, at, onChange } = props;
  const isTable = draft.table !== undefined;
  const letter = goalLetter(at);
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
              {isTable && isMarked(kind) ? t(`editor.table.kinds.${kind}`) : t(`editor.kinds.${kind}`)}
            </option>
          ))}
        </select>
        <button type="button" class="iconbtn" aria-label={t('editor.dropGoal', { letter })} onClick={onDrop}>
          <Icon name="trash" />
        </button>
      </header>
      <div class="ed-row">
        <Whose {...props} />
        <Worth {...props} />
        {counted.includes(goal.kind) && !goal.each && (
          <Count
            at={at}
            part="count"
            label={t('editor.count')}
            value={goal.count}
            onChange={(count) => onChange({ ...goal, count })}
          />
        )}
        {timed.includes(goal.kind) && <When {...props} />}
        {ofUnits.includes(goal.kind) && <OfUnit {...props} />}
      </div>
      {onSquares.includes(goal.kind) && (
        <p class="ed-squares">
          <button type="button" class="btn small" aria-pressed={picking} onClick={onPick}>
            <Icon name="target" size={14} />{' '}
            {t(picking ? 'editor.picking' : isTable ? 'editor.table.pick' : 'editor.pick')}
            <span class="vh"> {letter}</span>
          </button>{' '}
          <span class="type">{goalPlaces(draft, goal).join(' ')}</span>
        </p>
      )}
    </li>
  );
}
