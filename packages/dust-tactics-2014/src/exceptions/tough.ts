import { NO_FACE } from '@dustfront/wargame';
import { F, S } from '../faces.ts';
import type { Shelter } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';

/** Zombies and Steel Guard never use cover; their infantry save succeeds on shields as well. */
export const tough =
  (rule: RuleId) =>
  (shelter: Shelter): Shelter => ({
    ...shelter,
    because: [...shelter.because, rule],
    coverSave: NO_FACE,
    infantrySave: shelter.infantrySave === NO_FACE ? NO_FACE : F | S,
  });
