import type { Problem } from '@dustfront/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Draft, EditorKit } from '../../games/draft.ts';
import type { GameFace, SetupPlan } from '../../games/face.ts';
import { loadKit } from '../../games/kits.ts';
import { levelsOf } from '../../games/levels.ts';
import { gameShort, gameTitle } from '../../games/list.ts';
import { isWorkshopGame } from '../../games/workshop.ts';
import { language, t } from '../../i18n/index.ts';
import { problemText } from '../../i18n/words.ts';
import { Sources } from '../../panels/Sources.tsx';
import { go, href } from '../../router.ts';
import { startMatch } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';
import type { TimePlan } from '../../session/time.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { CallError } from '../../workers/connection.ts';
import { armies as ownArmies } from '../army/armies.ts';
import { keepDraft } from '../editor/keep.ts';
import { PlayOnline } from '../online/PlayOnline.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { ClockChoice } from './ClockChoice.tsx';
import { FieldRow } from './FieldRow.tsx';
import { OwnList } from './OwnList.tsx';
import { ownChoice, ownDrafts, ownId, withArmies } from './own.ts';
import { ScenePreview } from './ScenePreview.tsx';
import { type ArmyChoice, type Chair, SeatRow } from './SeatRow.tsx';

/** What the editor knows of a game, once it is here; null for a game without scenarios of one's own. */
function useKit(game: string): EditorKit | null {
  const [kit, setKit] = useState<EditorKit | null>(null);
  useEffect(() => {
    if (isWorkshopGame(game)) void loadKit(game).then(setKit);
  }, [game]);
  return kit;
}

/** Where, who, with what and by which options; then it begins, here or with somebody elsewhere. */
export function SetupForm({
  face,
  army,
  field,
}: {
  face: GameFace;
  army: string | null;
  field: string | null;
}) {
  const lang = language();
  const setups = useMemo(() => face.setups(), [face, lang]);
  /** Where any army may sit on any seat the seats have names, else the sides do. */
  const armyKeys = face.anyArmy === true ? (['seat0', 'seat1'] as const) : (['allies', 'axis'] as const);
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
  const choice = [...setups, ...own].find((setup) => setup.id === plan.scenario) ?? setups[0];
  const mine = drafts.find((draft) => ownId(draft) === plan.scenario);
  const fixed = (seat: number): string | null => choice?.forces?.[seat] ?? null;
  const armyOf = (seat: 0 | 1) => (fixed(seat) === null ? (plan.armies[armyKeys[seat]] ?? null) : null);
  const chosen = [armyOf(0), armyOf(1)] as const;
  const fought = useMemo(
    () => (mine === undefined ? null : withArmies(mine, chosen)),
    [mine, chosen[0], chosen[1]],
  );
  const made: SetupPlan = {
    ...plan,
    armies: { [armyKeys[0]]: chosen[0], [armyKeys[1]]: chosen[1] },
    custom: kit === null || fought === null ? null : kit.setup(fought),
  };
  const detail = kit === null || fought === null ? (choice?.detail ?? []) : ownChoice(kit, fought).detail;
  const faults = useMemo(
    () => (kit === null || fought === null ? [] : kit.check(fought)),
    [kit, fought, lang],
  );
  const fields = face.fields().filter((one) => mine === undefined || one.readyOnly !== true);
  const choose = (id: string): void => {
    setProblems([]);
    setPlan({ ...plan, scenario: id });
  };
  const takeDraft = (draft: Draft): void => {
    setDrafts(ownDrafts(face.id));
    choose(ownId(draft));
  };
  useEffect(() => {
    const wanted = drafts.find((draft) => draft.id === field);
    if (wanted !== undefined) choose(ownId(wanted));
  }, [field]);
  const offered = levelsOf(face.id);
  const usual: Chair = { who: 'computer', level: offered[Math.min(1, offered.length - 1)]?.id ?? '' };
  const [chairs, setChairs] = useState<readonly Chair[]>([{ ...usual, who: 'person' }]);
  const chairAt = (seat: number): Chair => chairs[seat] ?? usual;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [time, setTime] = useState<TimePlan | null>(null);
  const scene = useMemo(() => choice?.scene() ?? null, [choice]);
  const sides = face.seats(face.makeSetup(made));
  const armyChoice = (seat: number): ArmyChoice | null => {
    const side = sides[seat];
    if (side === undefined || side.army !== undefined || (seat !== 0 && seat !== 1)) return null;
    const fits = (one: { readonly side: string }) => face.anyArmy === true || one.side === side.sign;
    return {
      usual: t(choice?.forces === undefined ? 'setup.usualArmy' : 'setup.itsForces'),
      ready: face.readyArmies().filter(fits),
      own: ownArmies.value.filter((one) => one.game === face.id && fits(one)),
      chosen: chosen[seat],
      fixed: fixed(seat),
    };
  };

  const begin = async (): Promise<void> => {
    setBusy(true);
    setProblems([]);
    try {
      const persons = sides.filter((_, seat) => chairAt(seat).who === 'person').length;
      const seats = sides.map((side, seat): SeatKind => {
        const { who, level } = chairAt(seat);
        if (who === 'computer') return { kind: 'computer', level, name: t('seat.computer') };
        return { kind: 'person', name: persons === 1 ? t('seat.you') : side.name };
      });
      const timed = persons === 0 ? null : time;
      const id = await startMatch(
        face,
        face.makeSetup(made),
        seats,
        choice?.title ?? gameShort(face.id),
        timed,
      );
      go(href('match', id));
    } catch (error) {
      setProblems(
        error instanceof CallError && error.problems.length > 0
          ? error.problems
          : [{ at: '', code: '', text: error instanceof Error ? error.message : String(error) }],
      );
    } finally {
      setBusy(false);
    }
  };
  const told = [...faults, ...problems];
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
          <span class="type muted">{gameTitle(face.id)}</span>
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
            <ScenePreview face={face} scene={scene} label={choice?.title ?? ''} />
            {mine !== undefined && (
              <p class="su-detail">
                <a href={href('editor', face.id)} onClick={() => keepDraft(mine)}>
                  {t('setup.edit')}
                </a>
              </p>
            )}
            <Sources sources={face.sources(face.makeSetup(made))} />
            {detail.map((line) => (
              <p key={line} class="su-detail">
                {line}
              </p>
            ))}
          </section>
          <section class="su-rest" aria-labelledby="su-who">
            <h2 id="su-who">{t('setup.who')}</h2>
            <div class="sheet su-box">
              {sides.map((side, seat) => (
                <SeatRow
                  key={side.army ?? `${seat}`}
                  game={face.id}
                  side={side}
                  chair={chairAt(seat)}
                  army={armyChoice(seat)}
                  onChair={(part) =>
                    setChairs(sides.map((_, n) => ({ ...chairAt(n), ...(n === seat ? part : {}) })))
                  }
                  onArmy={(units) =>
                    setPlan({ ...plan, armies: { ...plan.armies, [armyKeys[seat === 0 ? 0 : 1]]: units } })
                  }
                />
              ))}
            </div>
            <h2>{t('setup.options')}</h2>
            <div class="sheet su-box">
              <ClockChoice plan={time} sides={sides.length} onChange={setTime} />
              {fields.map((one) => (
                <FieldRow
                  key={one.id}
                  field={one}
                  value={plan.fields[one.id] ?? one.value}
                  onChange={(value) => setPlan({ ...plan, fields: { ...plan.fields, [one.id]: value } })}
                />
              ))}
            </div>
            {told.length > 0 && (
              <ul class="sheet problems" role="alert">
                {told.map((problem) => (
                  <li key={problem.at + problem.code + problem.text}>
                    {problem.at !== '' && <span class="type">{problem.at}: </span>}
                    {problemText(face.id, problem)}{' '}
                    {problem.rule !== undefined && <RuleLink id={problem.rule} />}
                  </li>
                ))}
              </ul>
            )}
            <button
              type="button"
              class="commit side-allies su-go"
              disabled={busy || faults.length > 0 || (mine !== undefined && kit === null)}
              onClick={() => void begin()}
            >
              {t('setup.begin')}
            </button>
            {faults.length === 0 && (
              <PlayOnline face={face} plan={made} title={choice?.title ?? gameShort(face.id)} />
            )}
          </section>
        </div>
      </main>
    </>
  );
}
