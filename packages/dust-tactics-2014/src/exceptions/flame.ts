import { NO_FACE } from '@dustfront/wargame';
import type { ShelterException } from '../hooks.ts';

/** No save helps against flame. */
export const flame: ShelterException = {
  id: 'flame',
  cites: [
    'dt14.weapon.flame.no-saves',
    'dt14.weapon.flame.no-infantry-save',
    'dt14.weapon.flame.no-cover-save',
    'dt14.weapon.flame.resilient',
  ],
  applies: ({ weapon }) => weapon.rules.includes('flame'),
  shelter: (shelter) => ({
    ...shelter,
    coverSave: NO_FACE,
    infantrySave: NO_FACE,
    because: [...shelter.because, 'dt14.weapon.flame.no-saves'],
  }),
};
