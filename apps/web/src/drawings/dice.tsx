import { memo } from 'preact/compat';

export type DieFace = 'hit' | 'miss' | 'faction' | 'target' | 'shield' | 'blank' | 'any';

function Face({ face }: { face: DieFace }) {
  const ink = 'var(--die-ink)';
  switch (face) {
    case 'hit':
    case 'target':
      return (
        <>
          <g fill="none" stroke={ink} stroke-width="2.7">
            <circle cx="16" cy="16" r="7.4" />
            <path d="M16 4.4 V11 M16 21 V27.6 M4.4 16 H11 M21 16 H27.6" />
          </g>
          <circle cx="16" cy="16" r="2.2" fill={ink} />
        </>
      );
    case 'faction':
      return (
        <path
          d="M16 4.6 L19.4 12.2 L27.6 13 L21.4 18.4 L23.3 26.6 L16 22.2 L8.7 26.6 L10.6 18.4 L4.4 13 L12.6 12.2 Z"
          fill={ink}
        />
      );
    case 'shield':
      return (
        <path
          d="M16 5 L25.6 8.2 V16 C25.6 21.8 21.4 25.4 16 27.4 C10.6 25.4 6.4 21.8 6.4 16 V8.2 Z"
          fill="none"
          stroke={ink}
          stroke-width="2.8"
          stroke-linejoin="round"
        />
      );
    case 'any':
      return (
        <text x="16" y="22" text-anchor="middle" font-size="17" font-weight="600" fill={ink}>
          ?
        </text>
      );
    case 'miss':
    case 'blank':
      return null;
  }
}

const blank = (face: DieFace): boolean => face === 'miss' || face === 'blank';

/** A die as it fell. `spent` fades it (a hit that was saved), `good` rings it (it counted). */
export const Die = memo(function Die({
  face,
  size = 28,
  label,
  spent = false,
  good = false,
  index = 0,
}: {
  face: DieFace;
  size?: number;
  label: string;
  spent?: boolean;
  good?: boolean;
  index?: number;
}) {
  return (
    <svg
      class={`die${spent ? ' spent' : ''}${good ? ' good' : ''}`}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      style={{ '--i': index }}
    >
      <rect
        x="1.6"
        y="1.6"
        width="28.8"
        height="28.8"
        rx="6"
        fill={blank(face) ? 'var(--die-blank)' : 'var(--die)'}
        stroke="var(--die-line)"
        stroke-width="1.6"
      />
      <Face face={face} />
      {spent && <path d="M4 28 L28 4" stroke="var(--bad)" stroke-width="2.6" />}
    </svg>
  );
});
