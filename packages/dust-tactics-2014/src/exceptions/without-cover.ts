import { NO_FACE } from '@dustfront/wargame';
import type { Shelter } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';

/** Cover is no help; where there was some, this rule took it away. */
export const withoutCover = (shelter: Shelter, rule: RuleId): Shelter =>
  shelter.coverSave === NO_FACE
    ? shelter
    : { ...shelter, coverSave: NO_FACE, because: [...shelter.because, rule] };
