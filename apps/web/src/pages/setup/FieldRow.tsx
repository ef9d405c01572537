import type { SetupField } from '../../games/setup-plan.ts';
import { Segment } from '../../ui/Segment.tsx';

/** One option of a game: a few choices side by side, many in a list. */
export function FieldRow({
  field,
  value,
  onChange,
}: {
  field: SetupField;
  value: string;
  onChange: (value: string) => void;
}) {
  const choices = field.choices ?? [];
  return (
    <div class="su-field">
      <div>
        <b>{field.label}</b>
        <p>{field.help}</p>
      </div>
      {choices.length > 3 ? (
        <select
          aria-label={field.label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      ) : (
        <Segment label={field.label} value={value} onChange={onChange} options={choices} />
      )}
    </div>
  );
}
