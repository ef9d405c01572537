/** What a position says of a unit where it is not as at the start. */
export const FLAGS = [
  'activated',
  'again',
  'acted',
  'loaded',
  'salvo',
  'hidden',
  'dug',
  'attackStim',
  'moveStim',
  'idle',
  'stranded',
  'led',
] as const;
