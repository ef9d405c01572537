import type { Seat } from '@dustfront/kernel';
import type { GameFace } from '../games/face.ts';
import type { OpenQuestion, TableState } from '../session/table.ts';
import type { CoverScreen } from '../settings.ts';

/**
 * What must happen to a shared screen before a person is asked: it is covered while it changes hands, it shows what
 * everybody may see, or nothing.
 */
export function mustCover(
  face: Pick<GameFace, 'secrets' | 'isSecret'>,
  state: Pick<TableState, 'viewer'>,
  question: OpenQuestion,
  last: Seat | null,
  wish: CoverScreen,
): 'cover' | 'open' | null {
  if (face.secrets && (face.isSecret?.(question) ?? true))
    return state.viewer !== question.seat || last === null ? 'cover' : null;
  if (question.seat !== last && wish === 'always') return 'cover';
  // What everybody may see is shown with nobody's secrets on the table.
  return face.secrets && state.viewer !== question.seat && state.viewer !== null ? 'open' : null;
}
