import { BATTLEFIELDS, dustTactics, SCENARIOS, type Scenario, validateLayout } from '@dustfront/dust-tactics';
import { isProblems, type Problem } from '@dustfront/kernel';
import { t } from '../../i18n/index.ts';
import {
  asUnits,
  blankDraft,
  type Draft,
  type EditorKit,
  limitProblems,
  newKey,
  ownProblem,
} from '../draft.ts';
import { goalProblems } from '../goals.ts';
import { coreBuilder } from './builder.ts';
import { clear, coreGround, has, put, turnTile } from './editor-ground.ts';
import { coreScenario, coreSetupOf, draftOfScenario } from './editor-scenario.ts';
import { standardForces, unitText } from './setup.ts';
import { fieldWords, scenarioTitle, scenarioWords } from './words.ts';

function check(draft: Draft): readonly Problem[] {
  const given = coreScenario(draft);
  // The checker of printed maps knows no buildings; set-up checks those.
  const built = draft.map.some((line) => /[be]/.test(line)) || draft.edges.length > 0;
  const layout = built ? [] : validateLayout(given);
  const wins = ([0, 1] as const).flatMap((side) =>
    draft.goals.filter((goal) => goal.worth === 'win' && (goal.side === side || goal.side === 'both'))
      .length > 1
      ? [ownProblem('goals', 'editor.oneEnd', 'dt1.end.objective')]
      : [],
  );
  const made = dustTactics.setup(coreSetupOf(draft));
  const limit = limitProblems(draft, (side, units, most) =>
    coreBuilder.problems(side === 0 ? 'allies' : 'axis', units, most, 'original'),
  );
  const found = [...goalProblems(draft), ...layout, ...wins, ...(isProblems(made) ? made : []), ...limit];
  return found.filter((one, i) => found.findIndex((two) => two.code === one.code && two.at === one.at) === i);
}

const usual = (): Draft['forces'] => [
  asUnits(standardForces.allies.map(unitText)),
  asUnits(standardForces.axis.map(unitText)),
];

const fromField = (id: string): Draft => {
  const field = BATTLEFIELDS.find((one) => one.id === id);
  const blank = coreKit.blank();
  return field === undefined
    ? blank
    : {
        ...blank,
        title: fieldWords(field).title,
        map: field.map,
        entry: [field.entry.allies, field.entry.axis],
      };
};

const fromScenario = (scenario: Scenario): Draft => ({
  ...draftOfScenario(scenario),
  id: newKey(),
  title: scenarioWords(scenario).title,
});

export const coreKit: EditorKit = {
  game: 'dust-tactics',
  ownBlocs: true,
  table: null,
  reached: 'end',
  builder: coreBuilder,
  brushes: [
    { id: 'wall', group: 'ground' },
    { id: 'indoor', group: 'ground' },
    { id: 'building', group: 'ground' },
    { id: 'entrance', group: 'ground' },
    { id: 'crate', group: 'pieces' },
    { id: 'trap', group: 'pieces' },
  ],
  openings: ['wall', 'door', 'none'],
  hasStoreys: false,
  hasForts: false,
  hasFacing: false,
  extras: ['first'],
  size: { step: 3, least: 3, most: 24 },
  goals: ['hold', 'control', 'exit', 'destroy', 'destroy-cover', 'survive'],
  sides: () => [
    { sign: 'allies', name: t('sides.allies') },
    { sign: 'axis', name: t('sides.axis') },
  ],
  blank: () => ({ ...blankDraft('dust-tactics', 9, 9), forces: usual() }),
  ready: () => [
    ...BATTLEFIELDS.map((field) => ({
      id: field.id,
      title: fieldWords(field).title,
      draft: () => fromField(field.id),
    })),
    ...SCENARIOS.map((one) => ({
      id: one.id,
      title: scenarioTitle(one),
      draft: () => fromScenario(one),
    })),
  ],
  has,
  put,
  take: (draft, square, brush) =>
    brush === 'indoor' ? turnTile(draft, square, false) : clear(draft, square),
  clear,
  span: () => 1,
  scene: coreGround,
  setup: coreSetupOf,
  check,
};
