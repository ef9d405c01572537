import { NO_FACE } from '@dustfront/wargame';
import type { ShelterException } from '../hooks.ts';

/** No cover save; infantry still hits the dirt. */
export const phaser: ShelterException = {
  id: 'phaser',
  cites: ['dt14.weapon.phaser.no-cover-save', 'dt14.weapon.phaser.infantry-save'],
  applies: ({ weapon }) => weapon.rules.includes('phaser'),
  shelter: (shelter) => ({ ...shelter, coverSave: NO_FACE }),
};
