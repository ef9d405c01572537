import {
  cardOf,
  costOf,
  dustTactics2014,
  hasCard,
  READY_FORCES,
  SCENARIOS,
  STARTER_FORCES,
  scenarioOf,
  type TacticsView,
} from '@dustfront/dust-tactics-2014';
import { isProblems, type Json } from '@dustfront/kernel';
import type { GridScene } from '../../board/scene.ts';
import { type Key, t } from '../../i18n/index.ts';
import type { GameFace, ReadyArmy } from '../face.ts';
import { switchField } from '../fields.ts';
import type { SetupChoice, SetupField, SetupPlan } from '../setup-plan.ts';
import { sideNames, viewOf } from './model.ts';
import { boardScene } from './scene.ts';
import { blocOf, signsOf } from './sides.ts';
import { battleSetups, tableChosen, tableSetups } from './table/setups.ts';

const usual = ['ssu', 'axis'] as const;
/** Seats are known by these signs until their forces are chosen. */
const seatKeys = ['allies', 'axis'] as const;

const forceNames = {
  allies: 'sides.allies',
  axis: 'sides.axis',
  ssu: 'sides.ssu',
  mercenaries: 'sides.mercs',
  blutkreuz: 'tactics.blutkreuz',
} as const;

const starters = Object.keys(forceNames) as (keyof typeof forceNames)[];

const readyArmy = (id: string, bloc: keyof typeof forceNames, cards: readonly string[]): ReadyArmy => ({
  id,
  name: `${t(forceNames[bloc])}, ${costOf({ name: id, cards, works: [] })} ${t('card.points')}: ${[
    cards[0],
    cards.at(-1),
  ]
    .map((card) => cardOf(card ?? '').name)
    .join(', ')}`,
  side: signsOf([blocOf(cards.map(cardOf)), 'axis'])[0] ?? 'allies',
  units: cards,
});

const isStarter = (id: keyof typeof forceNames, cards: readonly string[]): boolean =>
  STARTER_FORCES[id]!.cards.join() === cards.join();

export const tacticsArmies = (): readonly ReadyArmy[] => [
  ...starters.map((id) => readyArmy(id, id, STARTER_FORCES[id]!.cards)),
  ...[25, 50, 100].flatMap((points) =>
    starters.flatMap((id) => {
      const cards = READY_FORCES[`${id}-${points}`]?.cards ?? [];
      return isStarter(id, cards) ? [] : [readyArmy(`${id}-${points}`, id, cards)];
    }),
  ),
];

/** The board of a scenario before anything is placed, for the picture beside it. */
function previewOf(id: string): GridScene {
  const made = dustTactics2014.setup({ scenario: id === 'random' ? 'firefight' : id, placement: false });
  if (isProblems(made)) return { kind: 'grid', columns: 12, rows: 9, tile: 3, squares: [], pieces: [] };
  const scenario = scenarioOf(id === 'random' ? 'firefight' : id);
  const view: TacticsView = {
    ...viewOf(dustTactics2014.view(made, null)),
    board: scenario.board,
    edges: [scenario.edges[0], scenario.edges[1]],
  };
  return boardScene(view);
}

const scenarioIds = [...SCENARIOS.map((scenario) => scenario.id), 'random'] as const;

const scenarioText = (id: string, part: 'title' | 'note' | 'text'): string =>
  t(`tactics.scenario.${id}.${part}` as Key);

export const scenarioTitle = (id: string): string => scenarioText(id, 'title');

export const tacticsSetups = (): readonly SetupChoice[] => [
  ...scenarioIds.map((id) => ({
    id: `s:${id}`,
    title: scenarioTitle(id),
    note: scenarioText(id, 'note'),
    detail: [scenarioText(id, 'text')],
    scene: () => previewOf(id),
  })),
  ...battleSetups(),
  ...tableSetups(),
];

const works = () => [
  { value: '', text: t('tactics.works.none') },
  { value: 'strongpoint', text: t('tactics.works.strongpoint') },
  { value: 'bunker', text: t('tactics.works.bunker') },
  { value: 'bunker,strongpoint', text: t('tactics.works.both') },
];

export const tacticsFields = (): readonly SetupField[] => [
  {
    id: 'rules',
    label: t('tactics.ruleSet'),
    help: t('tactics.ruleSetHelp'),
    kind: 'choice',
    choices: [
      { value: 'full', text: t('tactics.rulesChoice.full') },
      { value: 'starter', text: t('tactics.rulesChoice.starter') },
    ],
    value: 'full',
    boardOnly: true,
  },
  switchField({ id: 'reactions', label: t('tactics.reactions'), help: t('tactics.reactionsHelp') }, true),
  switchField(
    {
      id: 'suppression',
      label: t('tactics.suppression'),
      help: t('tactics.suppressionHelp'),
      boardOnly: true,
    },
    false,
  ),
  switchField(
    {
      id: 'placement',
      label: t('tactics.placement'),
      help: t('tactics.placementHelp'),
      readyOnly: true,
      boardOnly: true,
    },
    true,
  ),
  {
    id: 'works0',
    label: t('tactics.worksFirst'),
    help: t('tactics.worksHelp'),
    kind: 'choice',
    choices: works(),
    readyOnly: true,
    value: '',
  },
  {
    id: 'works1',
    label: t('tactics.worksSecond'),
    help: t('tactics.worksHelp'),
    kind: 'choice',
    choices: works(),
    readyOnly: true,
    value: '',
  },
];

const forceOf = (plan: SetupPlan, side: 0 | 1): Json => {
  const own = plan.armies[`seat${side}`] ?? null;
  const chosen = tableChosen(plan.scenario);
  const bought = (plan.fields[`works${side}`] ?? '').split(',').filter((work) => work !== '');
  const cards = own ?? chosen?.cards[side] ?? STARTER_FORCES[usual[side]]!.cards;
  return { name: usual[side], cards: [...cards], works: bought };
};

export function tacticsMakeSetup(plan: SetupPlan): Json {
  const chosen = {
    rules: plan.fields.rules ?? 'full',
    reactions: plan.fields.reactions !== 'off',
    ...(plan.fields.suppression === 'on' ? { suppression: true } : {}),
  };
  if (plan.custom !== null) return { ...(plan.custom as Readonly<Record<string, Json>>), ...chosen };
  const measured = tableChosen(plan.scenario);
  const forces = [forceOf(plan, 0), forceOf(plan, 1)];
  // Tables are laid out already.
  if (measured !== null)
    return { scenario: measured.scenario, table: measured.table, reactions: chosen.reactions, forces };
  return {
    scenario: plan.scenario.slice(2),
    ...chosen,
    placement: plan.fields.placement !== 'off',
    forces,
  };
}

/** The cards of both forces, or null where the set-up does not say. */
function cardsOf(setup: Json): readonly (readonly string[])[] | null {
  const forces = (
    setup as { forces?: readonly ({ cards?: readonly (string | { card: string })[] } | string)[] } | null
  )?.forces;
  if (forces === undefined) return null;
  return forces.map((force) => {
    const cards =
      typeof force === 'string'
        ? (READY_FORCES[force]?.cards ?? [])
        : (force.cards ?? []).map((card) => (typeof card === 'string' ? card : card.card));
    return cards.filter(hasCard);
  });
}

export const tacticsForces = (setup: Json): readonly string[] =>
  (cardsOf(setup) ?? []).map((cards) => cards.map((id) => cardOf(id).name).join(', '));

/** The seats of a set-up: signs and names come from the forces; without one they are only the first and the second. */
export const tacticsSeats: GameFace['seats'] = (setup) => {
  const forces = cardsOf(setup);
  if (forces === null)
    return seatKeys.map((sign, i) => ({ sign, name: t(i === 0 ? 'tactics.first' : 'tactics.second') }));
  const blocs = forces.map((cards) => blocOf(cards.map(cardOf)));
  const names = sideNames(blocs);
  return signsOf(blocs).map((sign, i) => ({ sign, name: names[i] ?? '' }));
};

export const tacticsStandard = (): SetupPlan => ({
  scenario: 's:radio-free-babylon',
  fields: {},
  armies: {},
  custom: null,
});
