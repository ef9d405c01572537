/** A number as it may be. */
export const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Number.isFinite(value) ? Math.round(value) : least));

export function NumberField({
  id,
  label,
  value,
  least,
  most,
  onChange,
}: {
  id: string;
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(between(Number(event.currentTarget.value), least, most))}
      />
    </div>
  );
}
