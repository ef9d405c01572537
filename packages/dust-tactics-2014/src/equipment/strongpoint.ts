import { F } from '../faces.ts';
import type { ShelterException } from '../hooks.ts';

/** A failed save is rolled again on faction; blows from outside are saved likewise, once. */
export const strongpoint: ShelterException = {
  id: 'strongpoint',
  cites: ['dt14.fort.strongpoint.reroll', 'dt14.fort.close.outside', 'dt14.fort.strongpoint.close-save'],
  applies: ({ works }) => works === 'strongpoint',
  shelter: (shelter, { close }) => ({
    ...shelter,
    again: F,
    closeSave: F,
    because: [
      ...shelter.because,
      close ? 'dt14.fort.strongpoint.close-save' : 'dt14.fort.strongpoint.reroll',
    ],
  }),
};
