import type { SetupChoice } from '../../games/setup-plan.ts';

/** Battlefields or scenarios, one of them chosen. */
export function ChoiceList({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly SetupChoice[];
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  return (
    <ul class="sheet su-list">
      {choices.map((choice) => (
        <li key={choice.id}>
          <button type="button" aria-pressed={choice.id === chosen} onClick={() => onChoose(choice.id)}>
            <b>{choice.title}</b>
            <span>{choice.note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
