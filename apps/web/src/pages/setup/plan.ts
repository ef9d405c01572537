import type { Problem } from '@dustfront/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Draft, EditorKit } from '../../games/draft.ts';
import type { GameFace } from '../../games/face.ts';
import { loadKit } from '../../games/kits.ts';
import type { SetupChoice, SetupField, SetupPlan } from '../../games/setup-plan.ts';
import { isWorkshopGame } from '../../games/workshop.ts';
import { language } from '../../i18n/index.ts';
import { useLoaded } from '../../ui/loaded.ts';
import { armies as ownArmies } from '../army/armies.ts';
import { ownChoice, ownDrafts, ownId, withArmies } from './own.ts';

const kitOf = async (game: string): Promise<EditorKit | null> =>
  isWorkshopGame(game) ? loadKit(game) : null;

/** What the editor knows of a game, once it is here; null for a game without scenarios of one's own. */
function useKit(game: string): EditorKit | null {
  return useLoaded(game, kitOf);
}

/** Where any army may sit on any seat the seats have names, else the sides do. */
const armyKeysOf = (face: GameFace): readonly [string, string] =>
  face.anyArmy === true ? ['seat0', 'seat1'] : ['allies', 'axis'];

/** What the page proposes, with the army that was brought to it. */
function firstPlan(face: GameFace, army: string | null): SetupPlan {
  const given = army === null ? undefined : ownArmies.value.find((a) => a.id === army);
  const standard = face.standard();
  return given === undefined
    ? standard
    : { ...standard, armies: { [face.anyArmy === true ? 'seat0' : given.side]: given.units } };
}

type Units = readonly string[] | null;

/** What has been chosen so far, and what comes of it. */
export interface Planned {
  readonly setups: readonly SetupChoice[];
  readonly own: readonly SetupChoice[];
  readonly drafts: readonly Draft[];
  readonly choice: SetupChoice | undefined;
  /** The scenario of somebody's own that was chosen. */
  readonly mine: Draft | undefined;
  readonly plan: SetupPlan;
  /** The plan as it would be played. */
  readonly made: SetupPlan;
  readonly detail: readonly string[];
  readonly faults: readonly Problem[];
  readonly fields: readonly SetupField[];
  readonly chosen: readonly [Units, Units];
  /** Whether everything that the plan needs is loaded. */
  readonly ready: boolean;
  readonly fixed: (seat: number) => string | null;
  readonly choose: (scenario: string) => void;
  readonly takeDraft: (draft: Draft) => void;
  readonly setArmy: (seat: number, units: Units) => void;
  readonly setField: (id: string, value: string) => void;
}

/** The options beside a choice: somebody's own scenario and a measured table leave less of them open. */
const fieldsFor = (face: GameFace, isOwn: boolean, isMeasured: boolean): readonly SetupField[] =>
  face
    .fields()
    .filter((one) => !(isOwn && one.readyOnly === true) && !(isMeasured && one.boardOnly === true));

/** The plan of a match, choice by choice. */
export function usePlan(face: GameFace, army: string | null, field: string | null): Planned {
  const lang = language();
  const setups = useMemo(() => face.setups(), [face, lang]);
  const keys = armyKeysOf(face);
  const [plan, setPlan] = useState<SetupPlan>(() => firstPlan(face, army));
  const kit = useKit(face.id);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => ownDrafts(face.id));
  const own = useMemo(
    () => (kit === null ? [] : drafts.map((draft) => ownChoice(kit, draft))),
    [kit, drafts, lang],
  );
  const choice = [...setups, ...own].find((setup) => setup.id === plan.scenario) ?? setups[0];
  const mine = drafts.find((draft) => ownId(draft) === plan.scenario);
  /** A table is laid out already: nothing is placed on it, nothing built. */
  const isMeasured = plan.scenario.startsWith('t:');
  const fixed = (seat: number): string | null => choice?.forces?.[seat] ?? null;
  const armyOf = (seat: 0 | 1) => (fixed(seat) === null ? (plan.armies[keys[seat]] ?? null) : null);
  const chosen = [armyOf(0), armyOf(1)] as const;
  const fought = useMemo(
    () => (mine === undefined ? null : withArmies(mine, chosen)),
    [mine, chosen[0], chosen[1]],
  );
  const faults = useMemo(
    () => (kit === null || fought === null ? [] : kit.check(fought)),
    [kit, fought, lang],
  );
  const choose = (scenario: string): void => setPlan({ ...plan, scenario });
  useEffect(() => {
    const wanted = drafts.find((draft) => draft.id === field);
    if (wanted !== undefined) choose(ownId(wanted));
  }, [field]);
  return {
    setups,
    own,
    drafts,
    choice,
    mine,
    plan,
    made: {
      ...plan,
      armies: { [keys[0]]: chosen[0], [keys[1]]: chosen[1] },
      custom: kit === null || fought === null ? null : kit.setup(fought),
    },
    detail: kit === null || fought === null ? (choice?.detail ?? []) : ownChoice(kit, fought).detail,
    faults,
    fields: fieldsFor(face, mine !== undefined, isMeasured),
    chosen,
    ready: mine === undefined || kit !== null,
    fixed,
    choose,
    takeDraft: (draft) => {
      setDrafts(ownDrafts(face.id));
      choose(ownId(draft));
    },
    setArmy: (seat, units) =>
      setPlan({ ...plan, armies: { ...plan.armies, [keys[seat === 0 ? 0 : 1]]: units } }),
    setField: (id, value) => setPlan({ ...plan, fields: { ...plan.fields, [id]: value } }),
  };
}
