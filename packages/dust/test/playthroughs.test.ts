import { goldenTranscripts } from '@dustfront/testkit';
import { dust } from '../src/index.ts';

goldenTranscripts(dust, new URL('../playthroughs/', import.meta.url), [
  ['two-players', { players: 2 }],
  ['four-players-quick', { players: 4, quickSetup: 'recommended', victoryPoints: 24 }],
  ['six-players', { players: 6, victoryPoints: 16 }],
]);
