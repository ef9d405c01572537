import { useEffect, useState } from 'preact/hooks';
import type { GameFace } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import { Controller } from '../../modes/controller.ts';
import { place } from '../../router.ts';
import { catalogueOf } from '../../session/catalogue.ts';
import type { LocalTable } from '../../session/local.ts';
import { resume } from '../../session/quick.ts';
import { elsewhere } from '../../session/start.ts';
import { Lost } from '../Lost.tsx';
import { OverMore } from './AfterMatch.tsx';
import { LostOnTime } from './LostOnTime.tsx';
import { RulesFailed } from './RulesFailed.tsx';
import { TableView } from './TableView.tsx';
import { Onward, WayBack } from './WayBack.tsx';

interface Opened {
  readonly table: LocalTable;
  readonly face: GameFace<Controller>;
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
}

/** The match goes on in another tab of this browser; it can be had back. */
function Elsewhere({ onBack }: { onBack: () => void }) {
  return (
    <Lost title={t('table.elsewhereTitle')} text={t('table.elsewhereText')}>
      <button type="button" class="btn primary" onClick={onBack}>
        {t('table.playHere')}
      </button>
    </Lost>
  );
}

/** A table that is being played, by its id. */
export function TablePage({ id }: { id: string }) {
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<Opened | 'lost' | null>(null);
  const [c, setC] = useState<Controller | null>(null);
  useEffect(() => {
    let made: Controller | null = null;
    let gone = false;
    setOpened(null);
    setC(null);
    resume(id)
      .then(async (found) => {
        if (gone) return;
        if (found === null) return setOpened('lost');
        const words = await catalogueOf(found.face.id, found.table.state.peek()?.header.version);
        made = new Controller(found.table, found.face);
        const { moment } = place.peek();
        if (moment !== null) await made.goTo(moment);
        else found.table.wake();
        setOpened({ ...found, words });
        setC(made);
      })
      .catch(() => setOpened('lost'));
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [id, tries]);
  if (elsewhere.value.has(id)) return <Elsewhere onBack={() => setTries(tries + 1)} />;
  if (opened === 'lost') return <Lost />;
  if (opened === null || c === null) return <p class="page muted">{t('common.loading')}</p>;
  return (
    <OverMore.Provider value={<Onward c={c} id={id} title={opened.title} />}>
      <TableView c={c} title={opened.title} words={opened.words} />
      <WayBack id={id} />
      <LostOnTime c={c} />
      <RulesFailed c={c} />
    </OverMore.Provider>
  );
}
