import {
  ARMIES,
  BATTLEFIELDS,
  BOXED_ALLIES,
  BOXED_AXIS,
  type CoreSetup,
  cardById,
  dustTactics,
  type ForceUnit,
  SCENARIOS,
  type Scenario,
} from '@dustfront/dust-tactics';
import { isProblems, type Json } from '@dustfront/kernel';
import type { GridScene } from '../../board/scene.ts';
import { t } from '../../i18n/index.ts';
import type { ReadyArmy } from '../face.ts';
import { switchField } from '../fields.ts';
import type { SetupChoice, SetupField, SetupPlan } from '../setup-plan.ts';
import { viewOf } from './model.ts';
import { coreScene } from './scene.ts';
import { armyName, fieldWords, scenarioTitle, scenarioWords } from './words.ts';

const asJson = (setup: CoreSetup): Json => setup as unknown as Json;

export const standardForces = { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units };

export const unitText = ({ card, hero }: ForceUnit): string =>
  hero === undefined ? card : `${card}+${hero}`;

export const coreArmies = (): readonly ReadyArmy[] =>
  ARMIES.map((army) => ({
    id: army.id,
    name: armyName(army),
    side: army.bloc,
    units: army.units.map(unitText),
  }));

/** The empty board of a set-up, for the picture beside it. */
export function previewOf(setup: CoreSetup): GridScene {
  const made = dustTactics.setup(asJson(setup));
  if (isProblems(made)) return { kind: 'grid', columns: 9, rows: 9, tile: 3, squares: [], pieces: [] };
  return coreScene(viewOf(dustTactics.view(made, null)));
}

const forceText = (units: readonly ForceUnit[]): string =>
  units
    .map(({ card, hero }) => {
      const joined = hero === undefined ? '' : ` + ${cardById(hero)?.name ?? hero}`;
      return (cardById(card)?.name ?? card) + joined;
    })
    .join(', ');

/** The force of each seat: the set-up's, else the scenario's. */
export function coreForces(setup: Json): readonly string[] {
  const { scenario, forces, seats } = (setup ?? {}) as CoreSetup;
  const found = typeof scenario === 'string' ? SCENARIOS.find(({ id }) => id === scenario) : scenario;
  return (seats ?? (['allies', 'axis'] as const)).map((bloc) =>
    forceText(forces?.[bloc] ?? found?.sides[bloc].force ?? []),
  );
}

/** A goal that names a unit can only be met with the force that has it. */
function fixedForce({ sides, bonuses }: Scenario, side: 'allies' | 'axis'): string | null {
  const goals = [sides.allies.objective, sides.axis.objective, ...bonuses.map((bonus) => bonus.objective)];
  const named = new Set(goals.map((goal) => (goal !== undefined && 'unit' in goal ? goal.unit : undefined)));
  const fixed = sides[side].force.some((unit) =>
    [unit.tag, unit.heroTag].some((tag) => tag !== undefined && named.has(tag)),
  );
  return fixed ? t('setup.fixedGoal') : null;
}

function scenarioChoice(scenario: Scenario): SetupChoice {
  const words = scenarioWords(scenario);
  return {
    id: `s:${scenario.id}`,
    title: scenarioTitle(scenario),
    note: words.note,
    detail: [
      words.briefing,
      `${t('sides.allies')}: ${words.allies} ${forceText(scenario.sides.allies.force)}.`,
      `${t('sides.axis')}: ${words.axis} ${forceText(scenario.sides.axis.force)}.`,
      t('core.roundsN', { count: scenario.rounds }),
    ],
    scene: () => previewOf({ scenario: scenario.id }),
    forces: [fixedForce(scenario, 'allies'), fixedForce(scenario, 'axis')],
  };
}

export const coreSetups = (): readonly SetupChoice[] => [
  ...BATTLEFIELDS.map(
    (field): SetupChoice => ({
      id: `b:${field.id}`,
      ...fieldWords(field),
      detail: [t('core.freeBattle')],
      scene: () => previewOf({ battlefield: field.id, forces: standardForces }),
    }),
  ),
  ...SCENARIOS.map(scenarioChoice),
];

export const coreFields = (): readonly SetupField[] => [
  {
    id: 'rounds',
    label: t('core.rounds'),
    help: t('core.roundsHelp'),
    kind: 'choice',
    choices: ['', '4', '6', '8', '10', '0'].map((value) => ({
      value,
      text: value === '' ? t('core.asScenario') : value === '0' ? t('core.noLimit') : value,
    })),
    value: '',
  },
  {
    id: 'scale',
    label: t('core.scale'),
    help: t('core.scaleHelp'),
    kind: 'choice',
    choices: [
      { value: 'original', text: t('core.original') },
      { value: 'later', text: t('core.later') },
    ],
    value: 'original',
  },
  switchField({ id: 'reactiveFire', label: t('core.reactive'), help: t('core.reactiveHelp') }, true),
  switchField({ id: 'oneReaction', label: t('core.oneReaction'), help: t('core.oneReactionHelp') }, false),
  switchField({ id: 'fullEntry', label: t('core.fullEntry'), help: t('core.fullEntryHelp') }, false),
];

export const parseUnits = (texts: readonly string[]): ForceUnit[] =>
  texts.map((text) => {
    const [card = '', hero] = text.split('+');
    return hero === undefined ? { card } : { card, hero };
  });

export function coreMakeSetup(plan: SetupPlan): Json {
  const { fields } = plan;
  const chosen: Pick<CoreSetup, 'rounds' | 'options'> = {
    ...(fields.rounds === undefined || fields.rounds === '' ? {} : { rounds: Number(fields.rounds) }),
    options: {
      scale: fields.scale === 'later' ? 'later' : 'original',
      reactiveFire: fields.reactiveFire !== 'off',
      oneReaction: fields.oneReaction === 'on',
      fullEntry: fields.fullEntry === 'on',
    },
  };
  if (plan.custom !== null)
    return JSON.parse(JSON.stringify({ ...(plan.custom as object), ...chosen })) as Json;
  const kind = plan.scenario.slice(0, 1);
  const id = plan.scenario.slice(2);
  const own = { allies: plan.armies.allies ?? null, axis: plan.armies.axis ?? null };
  const anyOwn = own.allies !== null || own.axis !== null;
  const scenario = kind === 's' ? SCENARIOS.find((s) => s.id === id) : undefined;
  const usual =
    scenario === undefined
      ? standardForces
      : { allies: scenario.sides.allies.force, axis: scenario.sides.axis.force };
  const forces = {
    allies: own.allies === null ? usual.allies : parseUnits(own.allies),
    axis: own.axis === null ? usual.axis : parseUnits(own.axis),
  };
  const setup: CoreSetup = {
    ...(kind === 's' ? { scenario: id } : { battlefield: id }),
    ...(kind === 's' && !anyOwn ? {} : { forces }),
    ...(anyOwn ? { points: 'open' as const } : {}),
    ...chosen,
  };
  return JSON.parse(JSON.stringify(setup)) as Json;
}

export const coreStandard = (): SetupPlan => ({
  scenario: `b:${(BATTLEFIELDS.find((field) => field.density === 'medium') ?? BATTLEFIELDS[0])?.id ?? ''}`,
  fields: {},
  armies: {},
  custom: null,
});
