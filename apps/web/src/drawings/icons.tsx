/** Line icons, 20 × 20, in the colour of the text around them. */
const paths = {
  undo: 'M5 8.5h7a4 4 0 0 1 0 8H7.5M8.5 4.5l-4 4 4 4',
  redo: 'M15 8.5H8a4 4 0 0 0 0 8h4.5M11.5 4.5l4 4-4 4',
  book:
    'M10 5C8 3.6 5.4 3.4 3 3.6V15.6C5.4 15.4 8 15.8 10 17C12 15.8 14.6 15.4 17 15.6V3.6' +
    'C14.6 3.4 12 3.6 10 5ZM10 5V17',
  turn: 'M15.6 7.2A6.3 6.3 0 1 0 16.3 10.4M16.4 3.4V7.4H12.4',
  menu: 'M3 5.5H17M3 10H17M3 14.5H17',
  close: 'M5 5L15 15M15 5L5 15',
  prev: 'M12.5 4.5L6.5 10L12.5 15.5',
  next: 'M7.5 4.5L13.5 10L7.5 15.5',
  first: 'M14 4.5L8 10L14 15.5M5.5 4.5V15.5',
  last: 'M6 4.5L12 10L6 15.5M14.5 4.5V15.5',
  play: 'M6.5 4.5L15 10L6.5 15.5Z',
  pause: 'M7 4.5V15.5M13 4.5V15.5',
  link: 'M8.5 11.5L11.5 8.5M9.5 6L11.6 4a3.3 3.3 0 0 1 4.6 4.6L14 10.6M10.5 14L8.4 16a3.3 3.3 0 0 1-4.6-4.6L6 9.4',
  branch: 'M6 4V16M6 12C6 8 14 11 14 6.5M12 7.5L14 5L16 7.5',
  computer: 'M4 5.5H16V13H4ZM2 15.5H18M8 8.5V9.5M12 8.5V9.5',
  people:
    'M7 9a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 7 9ZM2.5 16C2.5 12.6 4.6 11.4 7 11.4S11.5 12.6 11.5 16' +
    'M13 9a2.4 2.4 0 1 0 0-4.8M13.6 11.4C15.8 11.6 17.5 12.8 17.5 16',
  cap: 'M2.5 8L10 4.5L17.5 8L10 11.5ZM5.5 9.8V13.5C8 15.6 12 15.6 14.5 13.5V9.8M17 8.4V13',
  army: 'M4 3.5H12L16 7.5V16.5H4ZM12 3.5V7.5H16M7 11H13M7 13.8H11',
  map: 'M3 5L8 3.5L12 5L17 3.5V15L12 16.5L8 15L3 16.5ZM8 3.5V15M12 5V16.5',
  ruler: 'M2.5 12.5L12.5 2.5L17.5 7.5L7.5 17.5ZM5.2 9.8L7 11.6M7.8 7.2L10.4 9.8M10.4 4.6L12.2 6.4',
  clock: 'M10 3.2a6.8 6.8 0 1 0 .01 0ZM10 6.5V10.3L12.8 12',
  gear:
    'M10 7.2a2.8 2.8 0 1 0 .01 0ZM10 2.8V5M10 15V17.2M2.8 10H5M15 10H17.2M4.9 4.9L6.5 6.5' +
    'M13.5 13.5L15.1 15.1M15.1 4.9L13.5 6.5M6.5 13.5L4.9 15.1',
  search: 'M9 3.8a5.2 5.2 0 1 0 .01 0ZM12.8 12.8L16.8 16.8',
  plus: 'M10 4V16M4 10H16',
  minus: 'M4 10H16',
  check: 'M4 10.5L8.5 15L16 5.5',
  warning: 'M10 2.5L18.5 17H1.5ZM10 7.5V11.5M10 14V14.2',
  no: 'M10 3.4a6.6 6.6 0 1 0 .01 0ZM5.5 14.5L14.5 5.5',
  print: 'M6 8V3.5H14V8M6 14H3.5V8H16.5V14H14M6 11.5H14V16.5H6Z',
  share: 'M10 12.5V3.5M6.5 6.5L10 3L13.5 6.5M5 9.5H3.8V16.5H16.2V9.5H15',
  file: 'M5 3.5H12L15.5 7V16.5H5ZM12 3.5V7H15.5',
  trash: 'M4 6H16M8 6V4H12V6M5.5 6L6.3 16.5H13.7L14.5 6',
  shield: 'M10 2L16.5 4.4V9.4C16.5 13.5 13.8 16.5 10 18C6.2 16.5 3.5 13.5 3.5 9.4V4.4Z',
  eye: 'M2 10C5 4.8 15 4.8 18 10C15 15.2 5 15.2 2 10ZM10 7.6a2.4 2.4 0 1 0 .01 0Z',
  layers: 'M10 3L17.5 7L10 11L2.5 7ZM3.5 10.5L10 14L16.5 10.5M3.5 13.7L10 17.2L16.5 13.7',
  target: 'M10 4a6 6 0 1 0 .01 0ZM10 1.8V6M10 14V18.2M1.8 10H6M14 10H18.2',
  walk: 'M3 5L9 10L3 15M10 5L16 10L10 15',
  flag: 'M5 17.5V3M5 4H15L12.5 7.5L15 11H5',
  sword: 'M4 4L13 13M16 4L7 13M4.6 11.6L8.4 15.4M15.4 11.6L11.6 15.4',
  star: 'M10 2.8L12.2 7.6L17.4 8.2L13.5 11.7L14.6 16.8L10 14.2L5.4 16.8L6.5 11.7L2.6 8.2L7.8 7.6Z',
  zoomin: 'M9 3.8a5.2 5.2 0 1 0 .01 0ZM12.8 12.8L16.8 16.8M9 6.6V11.4M6.6 9H11.4',
  zoomout: 'M9 3.8a5.2 5.2 0 1 0 .01 0ZM12.8 12.8L16.8 16.8M6.6 9H11.4',
  fit: 'M3.5 7.5V3.5H7.5M12.5 3.5H16.5V7.5M16.5 12.5V16.5H12.5M7.5 16.5H3.5V12.5',
  home: 'M3 9.5L10 3.5L17 9.5M5 8.5V16.5H8.2V12H11.8V16.5H15V8.5',
  sound: 'M3 8H6L10 4.5V15.5L6 12H3ZM12.5 7.5Q14.6 10 12.5 12.5M14.8 5.4Q18.4 10 14.8 14.6',
  mute: 'M3 8H6L10 4.5V15.5L6 12H3ZM12.8 7.6L17.4 12.4M17.4 7.6L12.8 12.4',
  lobby: 'M3 12H17M5 12V16.5M15 12V16.5M6 9.5V7M10 9.5V5M14 9.5V7',
  dice: 'M4 4H16V16H4ZM7.4 7.4h.01M12.6 12.6h.01M10 10h.01',
  up: 'M10 16V4M5 9L10 4L15 9',
  down: 'M10 4V16M5 11L10 16L15 11',
  lamp: 'M7.5 13C7.5 11 5.2 10 5.2 7.4a4.8 4.8 0 0 1 9.6 0C14.8 10 12.5 11 12.5 13ZM7.8 15.4H12.2M8.8 17.6H11.2',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      class="ic"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      style={{ width: `${size}px`, height: `${size}px` }}
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

export function ThemeIcon({ size = 18 }: { size?: number }) {
  return (
    <svg viewBox="0 0 18 18" width={size} height={size} aria-hidden="true">
      <circle cx="9" cy="9" r="6.6" fill="none" stroke="currentColor" stroke-width="1.8" />
      <path d="M9 2.4A6.6 6.6 0 0 1 9 15.6Z" fill="currentColor" />
    </svg>
  );
}

export type Glyph = 'squad' | 'walker' | 'hero' | 'aircraft' | 'vehicle';

const glyphs: Readonly<Record<Glyph, string>> = {
  walker:
    'M4 1.2H12.4L14.2 3H18.4V5.4H14.2V8H3V2.6ZM5 8H8.4L6.6 10.9L8.4 13.2V15.2H3V13.4H5L3 10.9Z' +
    'M10.8 8H14L12.8 10.9L15.4 13.2V15.2H10.2V13.4H11.6L9.6 10.9Z',
  squad:
    'M4.4 2.8a2 2 0 1 0 .01 0ZM1.9 12.8V9.2Q4.4 5.9 6.6 9.2V12.8ZM13.6 2.8a2 2 0 1 0 .01 0Z' +
    'M11.4 12.8V9.2Q13.6 5.9 16.1 9.2V12.8ZM9 4a2.2 2.2 0 1 0 .01 0ZM6 15V10.8Q9 7.4 12 10.8V15Z',
  hero: 'M9 1L11 5.9L16.2 6.3L12.2 9.7L13.5 14.8L9 12L4.5 14.8L5.8 9.7L1.8 6.3L7 5.9Z',
  aircraft:
    'M9 .8L10.2 4.8L16.6 8V9.8L10.2 8.8L9.9 12.2L12.2 14V15.2L9 14.4L5.8 15.2V14L8.1 12.2L7.8 8.8L1.4 9.8V8L7.8 4.8Z',
  vehicle: 'M1.4 9.2H16.6L17.6 11.6L15.4 14.4H2.6L.6 11.6ZM4 8.2L5.6 4.2H11.4L13 8.2ZM11.6 5H18V6.8H12.4Z',
};

/** Filled glyphs of unit kinds, 18 × 16. */
export function KindGlyph({ glyph }: { glyph: Glyph }) {
  return <path d={glyphs[glyph]} fill="currentColor" />;
}
