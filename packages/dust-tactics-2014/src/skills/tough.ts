import { NO_FACE } from '@dustfront/wargame';
import { F, S } from '../faces.ts';
import type { ShelterException } from '../hooks.ts';

/** Zombies and Steel Guard never use cover; their infantry save succeeds on shields as well. */
export const tough: ShelterException = {
  id: 'tough',
  cites: [
    'dt14.skill.zombie.no-cover',
    'dt14.skill.zombie.save',
    'dt14.sp.skill.zombie.save',
    'dt14.skill.steel.no-cover',
    'dt14.skill.steel.save',
  ],
  applies: ({ skills }) => skills.includes('zombie') || skills.includes('steel-guard'),
  shelter: (shelter) => ({
    ...shelter,
    coverSave: NO_FACE,
    infantrySave: shelter.infantrySave === NO_FACE ? NO_FACE : F | S,
  }),
};
