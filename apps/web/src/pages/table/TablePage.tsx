import { useEffect, useState } from 'preact/hooks';
import type { GameFace } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import { Controller } from '../../modes/controller.ts';
import { place } from '../../router.ts';
import { catalogueOf } from '../../session/catalogue.ts';
import type { LocalTable } from '../../session/local.ts';
import { resume } from '../../session/quick.ts';
import { Lost } from '../Lost.tsx';
import { ClockStrip } from './ClockStrip.tsx';
import { LostOnTime } from './LostOnTime.tsx';
import { TableView } from './TableView.tsx';

interface Opened {
  readonly table: LocalTable;
  readonly face: GameFace;
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
}

/** A table that is being played, by its id. */
export function TablePage({ id }: { id: string }) {
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
        const words = await catalogueOf(found.face.id);
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
  }, [id]);
  if (opened === 'lost') return <Lost />;
  if (opened === null || c === null) return <p class="page muted">{t('common.loading')}</p>;
  const Own = opened.face.table;
  return (
    <>
      {Own === undefined ? (
        <TableView c={c} title={opened.title} words={opened.words} />
      ) : (
        <>
          <Own c={c} title={opened.title} words={opened.words} />
          <ClockStrip c={c} />
        </>
      )}
      <LostOnTime c={c} />
    </>
  );
}
