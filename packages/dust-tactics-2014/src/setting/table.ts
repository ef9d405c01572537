import type { Setting } from './setting.ts';

/** A table is drawn before the match: nothing is set out on it. */
export const onTable: Setting = {
  begin: () => {},
  terrain: () => [],
  lay: () => {},
  sites: () => [],
  build: () => {},
  station: () => 'own-placing',
  placeWord: (_state, at) => at.join(','),
};
