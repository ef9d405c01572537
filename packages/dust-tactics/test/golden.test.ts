import { goldenTranscripts } from '@dustfront/testkit';
import { BOXED_ALLIES, BOXED_AXIS, dustTactics } from '../src/index.ts';

const here = (folder: string) => new URL(`../${folder}/`, import.meta.url);

goldenTranscripts(dustTactics, here('playthroughs'), [
  ['boxed-armies', { forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units }, rounds: 5 } as never],
  ['reconnaissance', { scenario: 'reconnaissance' }],
  [
    'two-a-side-on-a-built-field',
    {
      forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units },
      seats: ['allies', 'axis', 'allies', 'axis'],
      battlefield: { by: 'players', tiles: [3, 3], crates: 2, traps: 2, trapsIndoors: false },
      rounds: 3,
    } as never,
  ],
]);
