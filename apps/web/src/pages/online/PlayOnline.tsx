import { useEffect } from 'preact/hooks';
import type { GameFace } from '../../games/face.ts';
import type { SetupPlan } from '../../games/setup-plan.ts';
import { t } from '../../i18n/index.ts';
import { planned } from '../../online/planned.ts';
import { detect, games, online } from '../../online/server.ts';
import { go, href } from '../../router.ts';

/** On the set-up page: the same battle, with somebody elsewhere. */
export function PlayOnline({ face, plan, title }: { face: GameFace; plan: SetupPlan; title: string }) {
  useEffect(() => void detect(), []);
  if (online.value !== true || !games.value.some(({ id }) => id === face.id)) return null;
  return (
    <button
      type="button"
      class="commit hollow"
      onClick={() => {
        planned.value = { game: face.id, setup: face.makeSetup(plan), title };
        go(href('invite', face.id));
      }}
    >
      {t('online.invite')}
    </button>
  );
}
