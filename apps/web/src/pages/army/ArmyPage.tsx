import { DEFAULT_GAME } from '@dustfront/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadBuilder } from '../../games/kits.ts';
import { gameShort } from '../../games/list.ts';
import { type ArmyBuilder, isWorkshopGame, type WorkshopGame, workshopGames } from '../../games/workshop.ts';
import { ManualButton } from '../../help/manual/ManualButton.tsx';
import { t } from '../../i18n/index.ts';
import { UnitCard } from '../../panels/UnitCard.tsx';
import { go, href } from '../../router.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { ArmySheet } from './ArmySheet.tsx';
import { armies, armyFromLink, keepArmy, type OwnArmy } from './armies.ts';
import { CardPool } from './CardPool.tsx';
import { DuelTable } from './DuelTable.tsx';
import { KeptArmies } from './KeptArmies.tsx';
import { ShareArmy } from './ShareArmy.tsx';
import { Tally } from './Tally.tsx';
import { type ArmyText, resolveUnits } from './text.ts';
import './army.css';

const newId = (): string => crypto.randomUUID().slice(0, 8);

/** The ready army of a side, as a list to change. */
function readyFor(builder: ArmyBuilder, side: OwnArmy['side']): OwnArmy {
  const ready = builder.ready().find((army) => army.side === side);
  return { id: newId(), game: builder.game, name: ready?.name ?? '', side, units: ready?.units ?? [] };
}

const firstArmy = (builder: ArmyBuilder): OwnArmy =>
  armies.value.find((army) => army.game === builder.game) ??
  readyFor(builder, builder.blocs()[0]?.sign ?? 'allies');

/** `/army`, `/army/<game>`, or a link that carries a whole list. */
export function ArmyPage({ packed }: { packed: string | null }) {
  const [game, setGame] = useState<WorkshopGame>(isWorkshopGame(packed) ? packed : DEFAULT_GAME);
  const [given, setGiven] = useState<ArmyText | null>(null);
  const builder = useLoaded(game, loadBuilder);
  const [waiting, setWaiting] = useState(packed !== null && !isWorkshopGame(packed));
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    setBroken(false);
    if (isWorkshopGame(packed)) setGame(packed);
    else if (packed !== null)
      void armyFromLink(packed).then((list) => {
        setGiven(list);
        setBroken(list === null);
        if (list !== null) setGame(list.game);
        setWaiting(false);
      });
  }, [packed]);
  if (builder === null || waiting) return <p class="page muted">{t('common.loading')}</p>;
  return (
    <Workshop
      key={`${game} ${packed ?? ''}`}
      builder={builder}
      given={given !== null && given.game === game ? given : null}
      broken={broken}
      onGame={(next) => {
        setGiven(null);
        setGame(next);
      }}
      onTake={(list) => {
        setGiven(list);
        setGame(list.game);
      }}
    />
  );
}

interface WorkshopProps {
  readonly builder: ArmyBuilder;
  readonly given: ArmyText | null;
  readonly broken: boolean;
  readonly onGame: (game: WorkshopGame) => void;
  readonly onTake: (list: ArmyText) => void;
}

/** The list on the bench: what is in it, how it is judged, and how another takes its place. */
function useBench({ builder, given, onTake }: WorkshopProps) {
  const [army, setArmy] = useState<OwnArmy>(() => firstArmy(builder));
  const [limit, setLimit] = useState(builder.limits[0] ?? 0);
  const [strict, setStrict] = useState(true);
  const [scale, setScale] = useState(builder.scales()[0]?.value ?? '');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const take = (list: ArmyText): void => {
    if (list.game !== builder.game) {
      onTake(list);
      return;
    }
    const read = resolveUnits(list.units, builder.pool(list.side));
    setUnknown(read.unknown);
    setArmy({ id: newId(), game: builder.game, name: list.name, side: list.side, units: read.units });
  };
  useEffect(() => {
    if (given !== null) take(given);
  }, [given]);
  const save = (): OwnArmy => {
    const named = army.name === '' ? { ...army, name: t('army.unnamed') } : army;
    keepArmy(named);
    setArmy(named);
    return named;
  };
  const judged = strict ? limit : null;
  const problems = army.units.length === 0 ? [] : builder.problems(army.side, army.units, judged, scale);
  return {
    builder,
    army,
    setArmy,
    limit: judged,
    setLimit,
    strict,
    setStrict,
    scale,
    setScale,
    unknown,
    problems,
    take,
    save,
  };
}

type Bench = ReturnType<typeof useBench>;

/** Which game, which side, by which points, strictly or freely. */
function Head({ bench, onGame }: { bench: Bench; onGame: (game: WorkshopGame) => void }) {
  const { builder, army, setArmy, scale, setScale, strict, setStrict } = bench;
  return (
    <div class="pagehead noprint">
      <Heading title={t('army.title')} />
      <Segment
        label={t('army.game')}
        value={builder.game as WorkshopGame}
        onChange={onGame}
        options={workshopGames.map((value) => ({ value, text: gameShort(value) }))}
      />
      <Segment
        label={t('army.side')}
        value={army.side}
        onChange={(side) => setArmy(readyFor(builder, side))}
        options={builder.blocs().map(({ sign, name }) => ({ value: sign, text: name }))}
      />
      {builder.scales().length > 1 && (
        <Segment label={t('core.scale')} value={scale} onChange={setScale} options={builder.scales()} />
      )}
      <Segment
        label={t('army.strictness')}
        value={strict ? 'strict' : 'open'}
        onChange={(value) => setStrict(value === 'strict')}
        options={[
          { value: 'strict', text: t('army.strict') },
          { value: 'open', text: t('army.open') },
        ]}
      />
      <ManualButton part="army" />
    </div>
  );
}

/** The cards of the list as they are printed. */
function Printed({ builder, army, scale }: Pick<Bench, 'builder' | 'army' | 'scale'>) {
  const used = [...new Set(army.units.flatMap((unit) => unit.split('+')))];
  return (
    <div class="printcards">
      {used.map((id) => {
        const printed = builder.card(id, scale);
        return printed === null ? null : <UnitCard key={id} card={printed} />;
      })}
    </div>
  );
}

/** The list, what it could do to others, and the lists that were kept. */
function Lists({
  bench,
  onShow,
  onShare,
}: {
  bench: Bench;
  onShow: (id: string) => void;
  onShare: () => void;
}) {
  const { builder, army, setArmy, scale, limit, problems, save } = bench;
  return (
    <>
      <ArmySheet
        {...{ builder, army, scale, limit, problems, onShow, onShare }}
        onChange={setArmy}
        onLimit={bench.setLimit}
        onSave={save}
        onPlay={() => go(`${href('setup', builder.game)}?army=${save().id}`)}
      />
      <div class="noprint">
        <DuelTable builder={builder} units={army.units} side={army.side} />
        <KeptArmies
          builder={builder}
          scale={scale}
          onOpen={setArmy}
          onCopy={({ name, side, units }) => setArmy({ id: newId(), game: builder.game, name, side, units })}
        />
      </div>
      <Printed builder={builder} army={army} scale={scale} />
    </>
  );
}

/** Build an army from the cards, strictly or freely; keep it, share it, print it, play it. */
function Workshop(props: WorkshopProps) {
  const { builder, broken, onGame } = props;
  const bench = useBench(props);
  const { army, setArmy, scale, limit, unknown } = bench;
  const list = useRef<HTMLElement>(null);
  const [card, setCard] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
  const take = (list: ArmyText): void => {
    setSharing(false);
    bench.take(list);
  };
  const model = card === null ? null : builder.card(card, scale);
  return (
    <>
      <TopBar />
      <main class="page army">
        <Head bench={bench} onGame={onGame} />
        {(broken || unknown.length > 0) && (
          <p class="problems noprint" role="alert">
            {broken ? t('army.noList') : t('army.unknown', { names: unknown.join(', ') })}
          </p>
        )}
        <div class="army-grid">
          <div>
            <CardPool
              builder={builder}
              army={army}
              scale={scale}
              onAdd={(id) => setArmy({ ...army, units: [...army.units, id] })}
              onShow={setCard}
            />
            <Tally
              {...{ builder, army, scale, limit }}
              onList={() => list.current?.scrollIntoView({ block: 'start' })}
            />
          </div>
          <section ref={list} aria-label={t('army.list')}>
            <Lists bench={bench} onShow={setCard} onShare={() => setSharing(true)} />
          </section>
        </div>
        {model !== null && (
          <Dialog title={model.name} wide onClose={() => setCard(null)}>
            <UnitCard card={model} />
          </Dialog>
        )}
        {sharing && (
          <ShareArmy
            army={{ ...army, game: builder.game as WorkshopGame }}
            onTake={take}
            onClose={() => setSharing(false)}
          />
        )}
      </main>
    </>
  );
}
