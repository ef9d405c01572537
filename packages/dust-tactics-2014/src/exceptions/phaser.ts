import type { ShelterException } from '../hooks.ts';
import { withoutCover } from './without-cover.ts';

/** No cover save; infantry still hits the dirt. */
export const phaser: ShelterException = {
  id: 'phaser',
  cites: ['dt14.weapon.phaser.no-cover-save', 'dt14.weapon.phaser.infantry-save'],
  applies: ({ weapon }) => weapon.rules.includes('phaser'),
  shelter: (shelter) => withoutCover(shelter, 'dt14.weapon.phaser.no-cover-save'),
};
