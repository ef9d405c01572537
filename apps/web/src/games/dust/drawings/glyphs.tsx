import type { UnitType } from '@dustfront/dust';

// Silhouettes in the colour of the text around them.

export type Sign = UnitType | 'centre' | 'card' | 'combat' | 'movement' | 'power' | 'star' | 'land' | 'sea';

interface Drawing {
  readonly box: readonly [number, number];
  readonly d: string;
  readonly line?: boolean;
}

const drawings: Readonly<Record<Sign, Drawing>> = {
  tank: {
    box: [24, 16],
    d: 'M2 9.2H22L23.2 11.8 20.6 15H3.4L.8 11.8ZM5.4 8.2L7.2 3.8H14.2L15.2 5H23.6V7H15.8L16.2 8.2Z',
  },
  mech: {
    box: [20, 16],
    d:
      'M4 .8H12.8L14.8 2.6H19.4V5.2H14.8V7.8H3V2.6ZM5 8.6H8.4L6.6 11 8.6 13.2V15.4H2.8V13.6H4.8L2.9 11Z' +
      'M11.2 8.6H14.6L13.4 11 16.2 13.2V15.4H10.8V13.6H12.2L9.9 11Z',
  },
  fighter: {
    box: [16, 16],
    d:
      'M8 .6L9.3 4.8 15.6 8.1V9.9L9.2 8.7 8.9 12.2 11.3 14V15.4L8 14.5 4.7 15.4V14L7.1 12.2 6.8 8.7.4 9.9' +
      'V8.1L6.7 4.8Z',
  },
  bomber: {
    box: [24, 16],
    d:
      'M12 .4L13.7 4.4H17V3H18.7V4.4H23.6V7L14 8.5 13.4 12.6 16.5 14.2V15.6H7.5V14.2L10.6 12.6 10 8.5.4 7' +
      'V4.4H5.3V3H7V4.4H10.3Z',
  },
  submarine: {
    box: [24, 16],
    d:
      'M.8 10.4C4 7.2 7.8 6.7 9.6 6.6V3.2H11.4V1.2H13V3.2H14.6V6.6' +
      'C18.2 6.7 21.6 7.6 23.4 10.4 21 13.6 17 14.3 12 14.3S3.4 13.5.8 10.4Z',
  },
  centre: { box: [16, 16], d: 'M1.4 15V7.8L5.6 5V7.8L9.8 5V7.8L11 7V1.4H14V15Z' },
  card: { box: [16, 16], d: 'M3.2 1.6H12.8V14.4H3.2ZM5.4 4H10.6M5.4 6.6H10.6', line: true },
  combat: { box: [16, 16], d: 'M2 2L11 11M14 2L5 11M2.5 9.5L6.5 13.5M9.5 13.5L13.5 9.5', line: true },
  movement: { box: [16, 16], d: 'M2 3L7.5 8 2 13M8.2 3L13.7 8 8.2 13', line: true },
  power: { box: [16, 16], d: 'M9.6.8L3 9H7.3L5.8 15.2 13 6.4H8.7Z' },
  star: { box: [16, 16], d: 'M8 1.4L9.9 6 14.8 6.4 11 9.6 12.2 14.4 8 11.8 3.8 14.4 5 9.6 1.2 6.4 6.1 6Z' },
  land: { box: [16, 16], d: 'M1 13.6L5.6 5.4 8 9 10 6.4 15 13.6Z' },
  sea: { box: [16, 16], d: 'M1 6Q3.2 3.6 5.4 6T9.8 6 14.2 6M1 11Q3.2 8.6 5.4 11T9.8 11 14.2 11', line: true },
};

/** The outline of a sign and the box it lies in. */
export const shapeOf = (sign: Sign): { readonly d: string; readonly box: readonly [number, number] } =>
  drawings[sign];

/** Drawn into a surrounding SVG, `height` high, its left upper corner at the origin. */
export function SignPath({ sign }: { sign: Sign }) {
  const { d, line } = drawings[sign];
  return line === true ? (
    <path d={d} fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
  ) : (
    <path d={d} fill="currentColor" fill-rule="evenodd" />
  );
}

export const signWidth = (sign: Sign, height: number): number =>
  (drawings[sign].box[0] / drawings[sign].box[1]) * height;

export function SignIcon({ sign, size = 16 }: { sign: Sign; size?: number }) {
  const [w, h] = drawings[sign].box;
  return (
    <svg class="d-sign" viewBox={`0 0 ${w} ${h}`} width={(w / h) * size} height={size} aria-hidden="true">
      <SignPath sign={sign} />
    </svg>
  );
}
