/**
 * A board as a thumbnail. The picture is text, one character a square, rows parted by `/`: `.` ground, `#` wall, `a`
 * and `x` units of the first and second side, `m` for a map without squares.
 */
export function MiniBoard({ picture, size = 60 }: { picture: string; size?: number }) {
  const rows = picture.split('/');
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const n = Math.max(columns, rows.length);
  return (
    <svg class="mini" viewBox={`0 0 ${n * 10} ${n * 10}`} width={size} height={size} aria-hidden="true">
      <rect width={n * 10} height={n * 10} fill="var(--ground)" />
      {rows.flatMap((row, y) =>
        [...row].map((what, x) => {
          const key = `${x}-${y}`;
          if (what === '#')
            return <rect key={key} x={x * 10} y={y * 10} width="10" height="10" fill="var(--wall-top)" />;
          if (what === 'a')
            return <circle key={key} cx={x * 10 + 5} cy={y * 10 + 5} r="4" fill="var(--allies)" />;
          if (what === 'x')
            return (
              <rect
                key={key}
                x={x * 10 + 1.4}
                y={y * 10 + 1.4}
                width="7.2"
                height="7.2"
                rx="1.6"
                fill="var(--axis)"
              />
            );
          return null;
        }),
      )}
      <path
        d={Array.from({ length: n + 1 }, (_, i) => `M${i * 10} 0V${n * 10}M0 ${i * 10}H${n * 10}`).join('')}
        stroke="var(--ground-line)"
        stroke-width="0.7"
        fill="none"
      />
    </svg>
  );
}
