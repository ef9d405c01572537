import { asUnits, type Draft, type DraftGoal, type EditorKit, type Side } from '../../games/draft.ts';
import { goalText, worthText } from '../../games/goal-words.ts';
import { sidesOf } from '../../games/goals.ts';
import type { SetupChoice } from '../../games/setup-plan.ts';
import { t } from '../../i18n/index.ts';
import { keepDraft, loadDrafts, unpackDraft } from '../editor/keep.ts';
import { draftScene, goalPlaces, unitTitle } from '../editor/view.ts';

export const ownId = ({ id }: Pick<Draft, 'id'>): string => `o:${id}`;

/** Scenarios made in the editor and kept in this browser, of one game. */
export const ownDrafts = (game: string): readonly Draft[] =>
  loadDrafts().filter((draft) => draft.game === game);

const content = (draft: Draft): string => JSON.stringify({ ...draft, id: '' });

/** Keeps what came with a link, unless the very same is kept already. */
export function keepOnce(draft: Draft): Draft {
  const known = loadDrafts().find((one) => content(one) === content(draft));
  if (known === undefined) keepDraft(draft);
  return known ?? draft;
}

/** The battlefield in a link of the editor or of this page, of today or of the old kind, or what it carries alone. */
export function draftIn(link: string): Promise<Draft | null> {
  const [path = ''] = link.trim().split('#').at(-1)?.split('?') ?? [];
  return unpackDraft(path.split('/').at(-1) ?? '');
}

function unitOf(kit: EditorKit, draft: Draft, key: string): string | null {
  const [own = '', hero] = key.split('+');
  const unit = draft.forces.flat().find((one) => one.key === own);
  if (unit === undefined) return null;
  const card = unit.unit.split('+')[1];
  return hero === undefined || card === undefined
    ? unitTitle(kit, unit)
    : (kit.builder.find(card)?.name ?? card);
}

function goalLine(kit: EditorKit, draft: Draft, goal: DraftGoal): string {
  const sides = kit.sides(draft);
  const whose = sidesOf(draft, goal);
  const who = whose.length === 2 ? t('goals.both') : whose.map((side: Side) => sides[side].name).join();
  const text = goalText({
    ...goal,
    squares: goalPlaces(draft, goal),
    from: goal.worth === 'win',
    unit: goal.unit === '' ? null : unitOf(kit, draft, goal.unit),
  });
  return `${who}: ${text} (${worthText(goal.worth === 'win' ? kit.reached : goal.worth, goal.each)}).`;
}

const forceLine = (kit: EditorKit, draft: Draft, side: Side): string =>
  `${kit.sides(draft)[side].name}: ${draft.forces[side].map((unit) => unitTitle(kit, unit)).join(', ')}.`;

/** Why a side of a scenario can bring no other army, in words; null where it can. */
function fixedForce(draft: Draft, side: Side): string | null {
  const named = draft.goals.map(({ unit }) => unit.replace('+hero', ''));
  if (draft.forces[side].some(({ key }) => named.includes(key))) return t('setup.fixedGoal');
  return draft.table === undefined && draft.entry[side].length === 0 ? t('setup.fixedEntry') : null;
}

type Army = readonly string[] | null;

/** The scenario with other armies in the place of its own forces; they enter where its sides enter. */
export function withArmies(draft: Draft, armies: readonly [Army, Army]): Draft {
  const [one, two] = armies;
  const [first, second] = draft.forces;
  return { ...draft, forces: [one === null ? first : asUnits(one), two === null ? second : asUnits(two)] };
}

/** A scenario of one's own as it stands among the ready-made ones. */
export const ownChoice = (kit: EditorKit, draft: Draft): SetupChoice => ({
  id: ownId(draft),
  title: draft.title === '' ? t('editor.unnamed') : draft.title,
  note: t('setup.ownNote', { count: draft.goals.length }),
  detail: [
    ...(draft.goals.length === 0
      ? [t('core.freeBattle')]
      : draft.goals.map((goal) => goalLine(kit, draft, goal))),
    forceLine(kit, draft, 0),
    forceLine(kit, draft, 1),
    t('core.roundsN', { count: draft.rounds }),
  ],
  scene: () =>
    draft.table === undefined || kit.table === null ? draftScene(kit, draft, null) : kit.table.scene(draft),
  forces: [fixedForce(draft, 0), fixedForce(draft, 1)],
});
