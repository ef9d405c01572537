import './signs.css';

/** The health of a unit: its boxes, those that are filled first, in the middle of a line. */
export function Boxes({ total, filled, size }: { total: number; filled: number; size: number }) {
  return (
    <>
      {Array.from({ length: total }, (_, i) => (
        <rect
          key={i}
          x={(i - total / 2) * (size + 1.2)}
          y={-4}
          width={size}
          height={size}
          rx="1"
          class={i < filled ? 'box filled' : 'box'}
        />
      ))}
    </>
  );
}
