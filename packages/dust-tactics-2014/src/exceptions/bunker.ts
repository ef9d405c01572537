import { F, S } from '../faces.ts';
import type { ShelterException } from '../hooks.ts';

/** A failed save is rolled again on faction or shield; blows from outside are saved likewise, once. */
export const bunker: ShelterException = {
  id: 'bunker',
  cites: ['dt14.fort.bunker.reroll', 'dt14.fort.close.outside', 'dt14.fort.bunker.close-save'],
  applies: ({ works }) => works === 'bunker',
  shelter: (shelter, { close }) => ({
    ...shelter,
    again: F | S,
    closeSave: F | S,
    because: [...shelter.because, close ? 'dt14.fort.bunker.close-save' : 'dt14.fort.bunker.reroll'],
  }),
};
