import { ArmySign } from '../../../drawings/emblems.tsx';

/** A square plate with an army's colour and sign; null stands for the neutrals. */
export function ArmyMark({ army, size = 24 }: { army: number | null; size?: number }) {
  return (
    <svg
      class={army === null ? 'side-neutral' : `army-${army}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect x=".5" y=".5" width="23" height="23" rx="5" fill="var(--sc)" />
      <g transform="translate(4 4)">
        {army === null ? <path d="M2 6.6H14V9.4H2Z" fill="var(--on)" /> : <ArmySign army={army} />}
      </g>
    </svg>
  );
}
