import { memo } from 'preact/compat';
import { ink } from './ink.tsx';

/**
 * The second sign of each side beside its colour: Allies a ring on a disc, Axis a diamond on a cut square, and so on.
 */
export type SideSign = 'allies' | 'axis' | 'ssu' | 'mercs' | 'neutral';

export const sideShape: Readonly<Record<SideSign, (r: number, x?: number, y?: number) => string>> = {
  allies: (r, x = 0, y = 0) => `M${x - r} ${y} a${r} ${r} 0 1 1 ${2 * r} 0 a${r} ${r} 0 1 1 ${-2 * r} 0 Z`,
  axis: (r, x = 0, y = 0) => {
    const c = r * 0.46;
    const d = r - c;
    return `M${x - c} ${y - r} h${2 * c} l${d} ${d} v${2 * c} l${-d} ${d} h${-2 * c} l${-d} ${-d} v${-2 * c} Z`;
  },
  ssu: (r, x = 0, y = 0) => {
    const [w, h] = [r * 0.87, r * 0.5];
    return `M${x} ${y - r} l${w} ${h} v${r} l${-w} ${h} l${-w} ${-h} v${-r} Z`;
  },
  mercs: (r, x = 0, y = 0) => {
    const w = r * 0.9;
    return `M${x - w} ${y - w} h${2 * w} v${r * 1.2} l${-w} ${r * 0.7} l${-w} ${-r * 0.7} Z`;
  },
  neutral: (r, x = 0, y = 0) => {
    const w = r * 0.86;
    return `M${x - w} ${y - w} h${2 * w} v${2 * w} h${-2 * w} Z`;
  },
};

function Inner({ sign }: { sign: SideSign }) {
  switch (sign) {
    case 'allies':
      return <circle cx="12" cy="12" r="4.8" fill="none" stroke="var(--on)" stroke-width="2.8" />;
    case 'axis':
      return <path d="M12 5.8 L18.2 12 L12 18.2 L5.8 12 Z" fill="var(--on)" />;
    case 'ssu':
      return (
        <path
          d="M12 5.4 L14 10 L18.8 10.4 L15.2 13.6 L16.3 18.4 L12 15.8 L7.7 18.4 L8.8 13.6 L5.2 10.4 L10 10 Z"
          fill="var(--on)"
        />
      );
    case 'mercs':
      return <path d="M6 7 H18 V10 H6 Z M8 12 H16 V15 H8 Z" fill="var(--on)" />;
    case 'neutral':
      return <path d="M6 10.6 H18 V13.4 H6 Z" fill="var(--on)" />;
  }
}

/** 24 × 24. */
export function Emblem({ sign, outlined = false }: { sign: SideSign; outlined?: boolean }) {
  return (
    <>
      <path
        d={sideShape[sign](10.8)}
        transform="translate(12 12)"
        fill={ink.sc}
        stroke={outlined ? ink.k : 'none'}
        stroke-width={2}
      />
      <Inner sign={sign} />
    </>
  );
}

export const SideMark = memo(function SideMark({ sign, size = 24 }: { sign: SideSign; size?: number }) {
  return (
    <svg class={`side-${sign}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <Emblem sign={sign} />
    </svg>
  );
});

const armyPaths = [
  'M8 3.6 A4.4 4.4 0 1 1 7.99 3.6 Z M8 6.2 A1.8 1.8 0 1 0 8.01 6.2 Z',
  'M8 2 L14 8 L8 14 L2 8 Z',
  'M8 2.4 L14.4 13.4 H1.6 Z',
  'M2.5 3.4 H13.5 V6.8 H2.5 Z M2.5 9.2 H13.5 V12.6 H2.5 Z',
  'M8 1.4 L9.9 6 L14.8 6.4 L11 9.6 L12.2 14.4 L8 11.8 L3.8 14.4 L5 9.6 L1.2 6.4 L6.1 6 Z',
  'M6.2 2 H9.8 V6.2 H14 V9.8 H9.8 V14 H6.2 V9.8 H2 V6.2 H6.2 Z',
] as const;

/** The sign of one of the six armies of the world game, 16 × 16. */
export function ArmySign({ army }: { army: number }) {
  return <path d={armyPaths[army % armyPaths.length]} fill="var(--on)" fill-rule="evenodd" />;
}

/** A square plate with an army's colour and sign; null stands for those of nobody. */
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

export interface Owner {
  readonly sign: SideSign;
  readonly army?: number | undefined;
}

/** The class that brings the colours of a side or an army. */
export const coloursOf = ({ sign, army }: Owner): string =>
  army === undefined ? `side-${sign}` : `army-${army}`;

/** Whose it is: the emblem of a side, or an army's. */
export const OwnerMark = ({ owner: { sign, army }, size }: { owner: Owner; size: number }) =>
  army === undefined ? <SideMark sign={sign} size={size} /> : <ArmyMark army={army} size={size} />;
