import type { ShelterException } from '../hooks.ts';
import { withoutCover } from './without-cover.ts';

/** No cover save; infantry still hits the dirt. */
export const grenade: ShelterException = {
  id: 'grenade',
  cites: [
    'dt14.weapon.grenade.no-cover',
    'dt14.weapon.grenade.infantry-save',
    'dt14.weapon.grenade.no-cover-save',
    'dt14.sp.weapon.grenade.infantry-save',
    'dt14.fort.grenade',
  ],
  applies: ({ weapon }) => weapon.rules.includes('grenade'),
  shelter: (shelter) => withoutCover(shelter, 'dt14.weapon.grenade.no-cover'),
};
