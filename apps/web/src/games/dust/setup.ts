import { dust, PROVENANCE } from '@dustfront/dust';
import { isProblems, type Json } from '@dustfront/kernel';
import type { MapScene } from '../../board/world.ts';
import type { SetupChoice, SetupField, SetupPlan } from '../setup-plan.ts';
import { deckSource, mapSource, rulesSource, type SourceModel } from '../sources.ts';
import { viewOf } from './model.ts';
import { dustScene } from './scene.ts';
import { w } from './words.ts';

function emptyWorld(): MapScene {
  const made = dust.setup({ players: 2 });
  return isProblems(made) ? { kind: 'map', areas: [], links: [] } : dustScene(viewOf(dust.view(made, null)));
}

const kinds = {
  's:quick': { quickSetup: 'recommended', points: 40 },
  's:short': { quickSetup: 'recommended', points: 20 },
  's:epic': { quickSetup: 'no', points: 40 },
} as const;

export const dustSetups = (): readonly SetupChoice[] =>
  (['quick', 'short', 'epic'] as const).map((kind) => ({
    id: `s:${kind}`,
    title: w(`setup.${kind}`),
    note: w(`setup.${kind}Note`),
    detail: [w(`setup.${kind}Text`), w('setup.world')],
    scene: emptyWorld,
  }));

export const dustFields = (): readonly SetupField[] => [
  {
    id: 'players',
    label: w('field.players'),
    help: w('field.playersHelp'),
    kind: 'choice',
    choices: ['2', '3', '4', '5', '6'].map((value) => ({ value, text: value })),
    value: '3',
  },
  {
    id: 'quick',
    label: w('field.quick'),
    help: w('field.quickHelp'),
    kind: 'choice',
    choices: [
      { value: '', text: w('field.quick.as') },
      { value: 'no', text: w('field.quick.no') },
      { value: 'recommended', text: w('field.quick.recommended') },
      { value: 'random', text: w('field.quick.random') },
    ],
    value: '',
  },
  {
    id: 'points',
    label: w('field.points'),
    help: w('field.pointsHelp'),
    kind: 'choice',
    choices: ['', '10', '20', '30', '40', '60'].map((value) => ({
      value,
      text: value === '' ? w('field.points.as') : value,
    })),
    value: '',
  },
  {
    id: 'scoring',
    label: w('field.scoring'),
    help: w('field.scoringHelp'),
    kind: 'choice',
    choices: [
      { value: 'epic', text: w('field.scoring.epic') },
      { value: 'premium', text: w('field.scoring.premium') },
    ],
    value: 'epic',
  },
  {
    id: 'neutral',
    label: w('field.neutral'),
    help: w('field.neutralHelp'),
    kind: 'choice',
    choices: [
      { value: 'capital', text: w('field.neutral.capital') },
      { value: 'land', text: w('field.neutral.land') },
    ],
    value: 'capital',
  },
];

export function dustMakeSetup(plan: SetupPlan): Json {
  if (plan.custom !== null) return plan.custom;
  const { fields } = plan;
  const kind = kinds[plan.scenario as keyof typeof kinds] ?? kinds['s:quick'];
  const { quick = '', points = '', players = '3' } = fields;
  return {
    players: Number(players),
    quickSetup: quick === '' ? kind.quickSetup : quick,
    victoryPoints: points === '' ? kind.points : Number(points),
    scoring: fields.scoring === 'premium' ? 'premium' : 'epic',
    neutralCapitalsAreOrdinary: fields.neutral === 'land',
  };
}

/** Which army a seat leads shows only at the table: until then no paint is promised to anybody. */
export function dustSeats(setup: Json): readonly { sign: 'neutral'; name: string }[] {
  return Array.from({ length: dust.seats(setup) }, (_, i) => ({
    sign: 'neutral',
    name: w('seat.player', { number: i + 1 }),
  }));
}

/** A set-up may bring a map or a deck of its own; the ones that come with the game are spoken of. */
export function dustSources(setup: Json): readonly SourceModel[] {
  const { map, deck } = (setup ?? {}) as { map?: Json; deck?: Json };
  return [
    rulesSource(PROVENANCE.rules),
    ...(map === undefined ? [mapSource(PROVENANCE.map)] : []),
    ...(deck === undefined ? [deckSource(PROVENANCE.deck)] : []),
  ];
}

export const dustStandard = (): SetupPlan => ({
  scenario: 's:quick',
  fields: { players: '3' },
  armies: {},
  custom: null,
});
