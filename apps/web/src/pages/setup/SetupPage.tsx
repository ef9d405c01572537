import { useEffect, useState } from 'preact/hooks';
import { loadFace } from '../../games/faces.ts';
import { gameCards } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { amend, href, place } from '../../router.ts';
import { useLoaded } from '../../ui/loaded.ts';
import { Lost } from '../Lost.tsx';
import { draftIn, keepOnce } from './own.ts';
import { SetupForm } from './SetupForm.tsx';
import './setup.css';

/** Scenario, armies, seats and options before a match: of a game, or of a battlefield that a link carries. */
export function SetupPage({
  game,
  army,
  packed,
}: {
  game: string;
  army: string | null;
  packed: string | null;
}) {
  if (packed !== null) return <SetupFromLink packed={packed} />;
  return gameCards.some(({ id }) => id === game) ? <SetupOf game={game} army={army} /> : <Lost />;
}

/** Keeps the battlefield of a link, and goes on with it. */
function SetupFromLink({ packed }: { packed: string }) {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    void draftIn(packed).then((draft) => {
      if (draft === null) setLost(true);
      else amend(`${href('setup', draft.game)}?field=${keepOnce(draft).id}`);
    });
  }, [packed]);
  return lost ? <Lost /> : <p class="page muted">{t('common.loading')}</p>;
}

function SetupOf({ game, army }: { game: string; army: string | null }) {
  const face = useLoaded(game, loadFace);
  if (face === null || face.id !== game) return <p class="page muted">{t('common.loading')}</p>;
  return <SetupForm key={game} face={face} army={army} field={place.value.query.get('field')} />;
}
