import { levelsFor } from '@dustfront/ai';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GridBoard } from '../../board/GridBoard.tsx';
import { height, width } from '../../board/geometry.ts';
import { ArmySign, SideMark } from '../../drawings/emblems.tsx';
import type { Draft, EditorKit } from '../../games/draft.ts';
import type { GameFace, SetupPlan } from '../../games/face.ts';
import { loadFace } from '../../games/faces.ts';
import { loadKit } from '../../games/kits.ts';
import { gameCards } from '../../games/list.ts';
import { problemText } from '../../games/problems.ts';
import { isWorkshopGame } from '../../games/workshop.ts';
import { language, t } from '../../i18n/index.ts';
import { amend, go, href, place } from '../../router.ts';
import { CallError } from '../../session/rpc.ts';
import { startMatch } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';
import type { TimePlan } from '../../session/time.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { armies as ownArmies } from '../army/armies.ts';
import { keepDraft } from '../editor/keep.ts';
import { Lost } from '../Lost.tsx';
import { PlayOnline } from '../online/PlayOnline.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { ClockChoice } from './ClockChoice.tsx';
import { OwnList } from './OwnList.tsx';
import { draftIn, keepOnce, ownChoice, ownDrafts, ownId } from './own.ts';
import './setup.css';

type Sitting = 'person' | 'computer';

interface Chair {
  readonly who: Sitting;
  readonly level: string;
}

function useFace(game: string): GameFace | null {
  const [face, setFace] = useState<GameFace | null>(null);
  useEffect(() => {
    void loadFace(game).then(setFace);
  }, [game]);
  return face;
}

/** Scenario, armies, seats and options before a match: of a game, or of a battlefield that a link carries. */
export function SetupPage({ game, army }: { game: string; army: string | null }) {
  return gameCards.some(({ id }) => id === game) ? (
    <SetupOf game={game} army={army} />
  ) : (
    <SetupFromLink packed={game} />
  );
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
  const face = useFace(game);
  if (face === null || face.id !== game) return <p class="page muted">{t('common.loading')}</p>;
  return <SetupForm key={game} face={face} army={army} field={place.value.query.get('field')} />;
}

/** What the editor knows of a game, once it is here; null for a game without scenarios of one's own. */
function useKit(game: string): EditorKit | null {
  const [kit, setKit] = useState<EditorKit | null>(null);
  useEffect(() => {
    if (isWorkshopGame(game)) void loadKit(game).then(setKit);
  }, [game]);
  return kit;
}

function SetupForm({ face, army, field }: { face: GameFace; army: string | null; field: string | null }) {
  const lang = language();
  const setups = useMemo(() => face.setups(), [face, lang]);
  const [plan, setPlan] = useState<SetupPlan>(() => {
    const given = army === null ? undefined : ownArmies.value.find((a) => a.id === army);
    const standard = face.standard();
    return given === undefined
      ? standard
      : { ...standard, armies: { [face.anyArmy === true ? 'seat0' : given.side]: given.units } };
  });
  const kit = useKit(face.id);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => ownDrafts(face.id));
  const own = useMemo(
    () => (kit === null ? [] : drafts.map((draft) => ownChoice(kit, draft))),
    [kit, drafts, lang],
  );
  const mineNow = drafts.find((draft) => ownId(draft) === plan.scenario);
  const faults = useMemo(
    () => (kit === null || mineNow === undefined ? [] : kit.check(mineNow)),
    [kit, mineNow, lang],
  );
  const fields = face.fields().filter((one) => plan.custom === null || one.readyOnly !== true);
  const choose = (id: string): void => {
    const draft = drafts.find((one) => ownId(one) === id);
    setProblems([]);
    setPlan({ ...plan, scenario: id, custom: kit === null || draft === undefined ? null : kit.setup(draft) });
  };
  const takeDraft = (draft: Draft): void => {
    if (kit === null) return;
    setDrafts(ownDrafts(face.id));
    setPlan({ ...plan, scenario: ownId(draft), custom: kit.setup(draft) });
  };
  useEffect(() => {
    const wanted = drafts.find((draft) => draft.id === field);
    if (wanted !== undefined) takeDraft(wanted);
  }, [kit, field]);
  const offered = levelsFor(face.id);
  const usual = offered[Math.min(1, offered.length - 1)]?.id ?? '';
  const [chairs, setChairs] = useState<readonly Chair[]>([
    { who: 'person', level: usual },
    { who: 'computer', level: usual },
  ]);
  const [problems, setProblems] = useState<readonly { at: string; message: string; rule?: string }[]>([]);
  const [busy, setBusy] = useState(false);
  const [time, setTime] = useState<TimePlan | null>(null);
  const choice = [...setups, ...own].find((setup) => setup.id === plan.scenario) ?? setups[0];
  const scene = useMemo(() => choice?.scene() ?? null, [choice]);
  const sides = face.seats(face.makeSetup(plan));
  const Preview = face.preview;

  const begin = async (): Promise<void> => {
    setBusy(true);
    setProblems([]);
    try {
      const persons = chairs.filter((chair) => chair.who === 'person').length;
      const seats = sides.map((side, i): SeatKind => {
        const chair = chairs[i] ?? { who: 'computer', level: usual };
        if (chair.who === 'computer')
          return { kind: 'computer', level: chair.level, name: t('seat.computer') };
        return { kind: 'person', name: persons === 1 ? t('seat.you') : side.name };
      });
      const timed = persons === 0 ? null : time;
      const id = await startMatch(face, face.makeSetup(plan), seats, choice?.title ?? face.title, timed);
      go(href('table', id));
    } catch (error) {
      setProblems(
        error instanceof CallError && error.problems.length > 0
          ? error.problems
          : [{ at: '', message: error instanceof Error ? error.message : String(error) }],
      );
    } finally {
      setBusy(false);
    }
  };
  const told = [...faults, ...problems];
  const setField = (id: string, value: string): void =>
    setPlan({ ...plan, fields: { ...plan.fields, [id]: value } });
  const groups = [
    { title: t('setup.battlefields'), items: setups.filter((setup) => setup.id.startsWith('b:')) },
    { title: t('setup.scenarios'), items: setups.filter((setup) => setup.id.startsWith('s:')) },
  ];
  const ownList = isWorkshopGame(face.id) && (
    <OwnList game={face.id} choices={own} chosen={choice?.id ?? null} onChoose={choose} onDraft={takeDraft} />
  );
  return (
    <>
      <TopBar />
      <main class="page setup">
        <div class="pagehead">
          <h1>{t('setup.title')}</h1>
          <span class="type muted">
            {face.title}, {face.edition}
          </span>
        </div>
        <div class="setup-grid">
          <section aria-labelledby="su-where">
            <h2 id="su-where">{t('setup.where')}</h2>
            {drafts.length > 0 && ownList}
            {groups
              .filter((group) => group.items.length > 0)
              .map((group) => (
                <div key={group.title} class="su-group">
                  <h3 class="eyebrow">{group.title}</h3>
                  <ChoiceList choices={group.items} chosen={choice?.id ?? null} onChoose={choose} />
                </div>
              ))}
            {drafts.length === 0 && ownList}
          </section>
          <section class="su-preview" aria-labelledby="su-title">
            <h2 id="su-title">{choice?.title}</h2>
            <div
              class="sheet su-board"
              style={{
                '--ratio':
                  scene === null || scene.kind === 'map' ? 'auto' : (width(scene) / height(scene)).toFixed(4),
              }}
            >
              {scene !== null && scene.kind === 'grid' && (
                <GridBoard
                  scene={scene}
                  marks={{ sign: 'neutral' }}
                  label={choice?.title ?? ''}
                  onSquare={() => undefined}
                />
              )}
              {scene !== null && scene.kind === 'map' && Preview !== undefined && <Preview scene={scene} />}
            </div>
            {mineNow !== undefined && (
              <p class="su-detail">
                <a href={href('editor', face.id)} onClick={() => keepDraft(mineNow)}>
                  {t('setup.edit')}
                </a>
              </p>
            )}
            {choice?.detail.map((line) => (
              <p key={line} class="su-detail">
                {line}
              </p>
            ))}
          </section>
          <section class="su-rest" aria-labelledby="su-who">
            <h2 id="su-who">{t('setup.who')}</h2>
            <div class="sheet su-box">
              {sides.map((side, i) => {
                const chair = chairs[i] ?? { who: 'computer' as const, level: usual };
                const set = (part: Partial<Chair>): void =>
                  setChairs(
                    sides.map((_, n) => ({
                      ...(chairs[n] ?? { who: 'computer', level: usual }),
                      ...(n === i ? part : {}),
                    })),
                  );
                const any = face.anyArmy === true;
                const seat = any ? `seat${i}` : side.sign;
                const ready = face.readyArmies().filter((a) => any || a.side === side.sign);
                const mine = ownArmies.value.filter(
                  (a) => (any || a.side === side.sign) && a.game === face.id,
                );
                return (
                  <div
                    key={side.army ?? `${i}`}
                    class={`su-seat ${side.army === undefined ? `side-${side.sign}` : `army-${side.army}`}`}
                  >
                    {side.army === undefined ? (
                      <SideMark sign={side.sign} size={28} />
                    ) : (
                      <svg viewBox="0 0 16 16" width="28" height="28" aria-hidden="true">
                        <rect width="16" height="16" rx="3.4" fill="var(--sc)" />
                        <g transform="translate(2.4 2.4) scale(.7)">
                          <ArmySign army={side.army} />
                        </g>
                      </svg>
                    )}
                    <b>{side.name}</b>
                    <Segment
                      label={side.name}
                      value={chair.who}
                      onChange={(who: Sitting) => set({ who })}
                      options={[
                        { value: 'person', text: t('setup.person') },
                        { value: 'computer', text: t('setup.computer') },
                      ]}
                    />
                    {chair.who === 'computer' && (
                      <select
                        aria-label={t('setup.level', { side: side.name })}
                        value={chair.level}
                        onChange={(event) => set({ level: event.currentTarget.value })}
                      >
                        {levelsFor(face.id).map((level) => (
                          <option key={level.id} value={level.id} title={level.note}>
                            {level.name}
                          </option>
                        ))}
                      </select>
                    )}
                    {side.army === undefined && plan.custom === null && (
                      <select
                        aria-label={t('setup.army', { side: side.name })}
                        value={
                          [...mine, ...ready].find((a) => a.units.join() === plan.armies[seat]?.join())?.id ??
                          ''
                        }
                        onChange={(event) =>
                          setPlan({
                            ...plan,
                            armies: {
                              ...plan.armies,
                              [seat]:
                                [...mine, ...ready].find((a) => a.id === event.currentTarget.value)?.units ??
                                null,
                            },
                          })
                        }
                      >
                        <option value="">{t('setup.usualArmy')}</option>
                        {ready.map((a) => (
                          <option key={a.id} value={a.id}>
                            {a.name}
                          </option>
                        ))}
                        {mine.map((a) => (
                          <option key={a.id} value={a.id}>
                            {a.name}
                          </option>
                        ))}
                      </select>
                    )}
                  </div>
                );
              })}
            </div>
            {plan.custom !== null && <p class="su-forces muted">{t('setup.ownForces')}</p>}
            <h2>{t('setup.options')}</h2>
            <div class="sheet su-box">
              <ClockChoice plan={time} sides={sides.length} onChange={setTime} />
              {fields.map((field) => (
                <div key={field.id} class="su-field">
                  <div>
                    <b>{field.label}</b>
                    <p>{field.help}</p>
                  </div>
                  {field.choices !== undefined && field.choices.length > 3 ? (
                    <select
                      aria-label={field.label}
                      value={plan.fields[field.id] ?? field.value}
                      onChange={(event) => setField(field.id, event.currentTarget.value)}
                    >
                      {field.choices.map((option) => (
                        <option key={option.value} value={option.value}>
                          {option.text}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <Segment
                      label={field.label}
                      value={plan.fields[field.id] ?? field.value}
                      onChange={(value) => setField(field.id, value)}
                      options={field.choices ?? []}
                    />
                  )}
                </div>
              ))}
            </div>
            {told.length > 0 && (
              <ul class="sheet problems" role="alert">
                {told.map((problem) => (
                  <li key={problem.at + problem.message}>
                    {problem.at !== '' && <span class="type">{problem.at}: </span>}
                    {problemText(problem.message)}{' '}
                    {problem.rule !== undefined && <RuleLink id={problem.rule} />}
                  </li>
                ))}
              </ul>
            )}
            <button
              type="button"
              class="commit side-allies su-go"
              disabled={busy || faults.length > 0}
              onClick={() => void begin()}
            >
              {t('setup.begin')}
            </button>
            {faults.length === 0 && (
              <PlayOnline face={face} plan={plan} title={choice?.title ?? face.title} />
            )}
          </section>
        </div>
      </main>
    </>
  );
}
