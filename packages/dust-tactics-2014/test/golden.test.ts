import { goldenTranscripts } from '@dustfront/testkit';
import { dustTactics2014 } from '../src/index.ts';

goldenTranscripts(dustTactics2014, new URL('../playthroughs/', import.meta.url), [
  [
    'starter-reload',
    { rules: 'starter', scenario: 'reload', forces: ['ssu', 'blutkreuz'], placement: false },
  ],
  ['full-firefight', { scenario: 'firefight', forces: ['allies', 'axis'], placement: false }],
  [
    'full-carriers',
    {
      scenario: 'fuel-run',
      placement: false,
      forces: [
        { cards: ['carrier', 'natasha', 'koshka', 'grandma', 'red-army-command-squad'], works: [] },
        {
          cards: ['hanomag', 'sturmgrenadier-assault-squad', 'totenmeister', 'zombie-squad', 'falke'],
          works: ['strongpoint'],
        },
      ],
    },
  ],
]);
