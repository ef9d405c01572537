import { levelsFor } from '@dustfront/ai';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GridBoard } from '../../board/GridBoard.tsx';
import { ArmySign, SideMark } from '../../drawings/emblems.tsx';
import type { GameFace, SetupPlan } from '../../games/face.ts';
import { loadFace } from '../../games/faces.ts';
import { t } from '../../i18n/index.ts';
import { go, href } from '../../router.ts';
import { CallError } from '../../session/rpc.ts';
import { startMatch } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';
import type { TimePlan } from '../../session/time.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { armies as ownArmies } from '../army/armies.ts';
import { PlayOnline } from '../online/PlayOnline.tsx';
import { ClockChoice } from './ClockChoice.tsx';
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

/** Scenario, armies, seats and options before a match. */
export function SetupPage({ game, army }: { game: string; army: string | null }) {
  const face = useFace(game);
  if (face === null) return <p class="page muted">{t('common.loading')}</p>;
  return <SetupForm face={face} army={army} />;
}

function SetupForm({ face, army }: { face: GameFace; army: string | null }) {
  const setups = useMemo(() => face.setups(), [face, t('common.close')]);
  const fields = face.fields();
  const [plan, setPlan] = useState<SetupPlan>(() => {
    const given = army === null ? undefined : ownArmies.value.find((a) => a.id === army);
    const standard = face.standard();
    return given === undefined
      ? standard
      : { ...standard, armies: { [face.anyArmy === true ? 'seat0' : given.side]: given.units } };
  });
  const offered = levelsFor(face.id);
  const usual = offered[Math.min(1, offered.length - 1)]?.id ?? '';
  const [chairs, setChairs] = useState<readonly Chair[]>([
    { who: 'person', level: usual },
    { who: 'computer', level: usual },
  ]);
  const [problems, setProblems] = useState<readonly { at: string; message: string; rule?: string }[]>([]);
  const [busy, setBusy] = useState(false);
  const [time, setTime] = useState<TimePlan | null>(null);
  const choice = setups.find((setup) => setup.id === plan.scenario) ?? setups[0];
  const scene = useMemo(() => choice?.scene() ?? null, [choice?.id]);
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
  const setField = (id: string, value: string): void =>
    setPlan({ ...plan, fields: { ...plan.fields, [id]: value } });
  const groups = [
    { title: t('setup.battlefields'), items: setups.filter((setup) => setup.id.startsWith('b:')) },
    { title: t('setup.scenarios'), items: setups.filter((setup) => setup.id.startsWith('s:')) },
  ];
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
            {groups
              .filter((group) => group.items.length > 0)
              .map((group) => (
                <div key={group.title} class="su-group">
                  <h3 class="eyebrow">{group.title}</h3>
                  <ul class="sheet su-list">
                    {group.items.map((setup) => (
                      <li key={setup.id}>
                        <button
                          type="button"
                          aria-pressed={setup.id === choice?.id}
                          onClick={() => setPlan({ ...plan, scenario: setup.id })}
                        >
                          <b>{setup.title}</b>
                          <span>{setup.note}</span>
                        </button>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
          </section>
          <section class="su-preview" aria-labelledby="su-title">
            <h2 id="su-title">{choice?.title}</h2>
            <div class="sheet su-board">
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
                    {side.army === undefined && (
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
            {problems.length > 0 && (
              <ul class="sheet problems" role="alert">
                {problems.map((problem) => (
                  <li key={problem.at + problem.message}>
                    {problem.at !== '' && <span class="type">{problem.at}: </span>}
                    {problem.message} {problem.rule !== undefined && <RuleLink id={problem.rule} />}
                  </li>
                ))}
              </ul>
            )}
            <button
              type="button"
              class="commit side-allies su-go"
              disabled={busy}
              onClick={() => void begin()}
            >
              {t('setup.begin')}
            </button>
            <PlayOnline face={face} plan={plan} title={choice?.title ?? face.title} />
          </section>
        </div>
      </main>
    </>
  );
}
