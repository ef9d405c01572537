import {
  cardOf,
  dustTactics2014,
  hasCard,
  pointsOn,
  READY_FORCES,
  TABLES,
  type TacticsView,
} from '@dustfront/dust-tactics-2014';
import { tableOf } from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Json } from '@dustfront/kernel';
import type { Spot, TableScene } from '../../board/tabletop.ts';
import { t } from '../../i18n/index.ts';
import {
  asUnits,
  blankDraft,
  type Draft,
  type DraftGoal,
  type DraftTable,
  type DraftUnit,
  type FeatureForm,
  type FeatureKind,
  type ReadyDraft,
  type Side,
  type TableKit,
} from '../draft.ts';
import { draftFeature, tableText } from './editor-drawing.ts';
import { viewOf } from './model.ts';
import { tableScene } from './table/scene.ts';
import { ON_TABLE, type TableKey } from './table/setups.ts';

const GAME = 'dust-tactics-2014';

/** Straight in from north, east, south and west. */
const INWARDS = [16, 32, 48, 0] as const;

const box = (width: number, height: number): readonly Spot[] => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
];
/** As nature draws: no two sides alike. */
const patch = (across: number): readonly Spot[] =>
  (
    [
      [-50, -20],
      [-20, -50],
      [30, -45],
      [50, 0],
      [25, 45],
      [-35, 40],
    ] as const
  ).map(([x, y]): Spot => [Math.round((x * across) / 1000) * 10, Math.round((y * across) / 1000) * 10]);

const kind = (
  id: string,
  form: FeatureForm,
  shape: readonly Spot[],
  more: Partial<FeatureKind> = {},
): FeatureKind => ({
  id,
  form,
  shape,
  hasOpenings: false,
  hasStoreys: false,
  isGoal: false,
  ...more,
});
const line: readonly Spot[] = [
  [-100, 0],
  [100, 0],
];
const point: readonly Spot[] = [[0, 0]];

const KINDS: readonly FeatureKind[] = [
  kind('wood', 'area', patch(200)),
  kind('rubble', 'area', patch(160)),
  kind('crater', 'area', patch(90)),
  kind('water', 'area', patch(200)),
  kind('deep-water', 'area', box(240, 120)),
  kind('house', 'area', box(180, 140), { hasOpenings: true, hasStoreys: true }),
  kind('block', 'area', box(120, 100)),
  kind('wall', 'line', line, { hasOpenings: true }),
  kind('low-wall', 'line', line),
  kind('crate', 'area', box(40, 40)),
  kind('tank-trap', 'area', box(40, 40)),
  kind('trench', 'area', box(240, 40)),
  kind('wire', 'area', box(200, 40)),
  kind('mines', 'area', box(120, 80)),
  kind('bunker', 'work', point),
  kind('strongpoint', 'work', point),
  kind('marker', 'spot', point, { isGoal: true }),
  kind('place', 'area', box(300, 240), { isGoal: true }),
];

const isTurned = (unit: string): boolean =>
  hasCard(unit) && ['vehicle', 'aircraft'].includes(cardOf(unit).kind);

const headingOf = ({ zones }: DraftTable, side: Side, { heading }: DraftUnit): number =>
  heading ?? INWARDS[zones[side].edge];

/** Who stands there from the start; of those who cannot, nobody is drawn, and the check says why. */
function setupOf(table: DraftTable, forces: Draft['forces'], left: ReadonlySet<string>): Json {
  const force = (side: Side): unknown => {
    const standing = forces[side].filter(
      ({ unit, at, key }) => at !== undefined && hasCard(unit) && !left.has(key),
    );
    const cards = standing.map((unit) => ({
      card: unit.unit,
      at: unit.at,
      heading: headingOf(table, side, unit),
      tag: unit.key,
    }));
    return { name: 'own', cards: cards.length > 0 ? cards : [side === 0 ? 'rosie' : 'stefan'], works: [] };
  };
  return JSON.parse(
    JSON.stringify({ scenario: ON_TABLE, table: { text: tableText(table) }, forces: [force(0), force(1)] }),
  ) as Json;
}

const nowhere = ({ width, height }: DraftTable): TableScene => ({
  kind: 'table',
  width,
  height,
  features: [],
  troops: [],
  edges: [],
});

/** A table with all its markers and places: goals are yet to name them. */
const wholeScene = (view: TacticsView): TableScene => tableScene(view, tableOf(view).features);

/** The table of a draft with everybody who can stand where he is put. */
function scene({ table, forces }: Draft): TableScene {
  if (table === undefined) throw new Error('this battlefield has squares');
  const left = new Set<string>();
  for (;;) {
    const made = dustTactics2014.setup(setupOf(table, forces, left));
    if (!isProblems(made)) {
      const view = viewOf(dustTactics2014.view(made, null));
      const { troops, ...drawn } = wholeScene(view);
      const keys = new Map(view.units.map(({ name, tag }) => [name, tag ?? name]));
      return {
        ...drawn,
        troops: troops.map((troop) => ({ ...troop, key: keys.get(troop.key) ?? troop.key })),
      };
    }
    const before = left.size;
    for (const { at } of made) {
      const [, side, rank] = /^forces\.([01])\.cards\.(\d+)/.exec(at) ?? [];
      const standing = forces[side === '1' ? 1 : 0].filter(
        ({ unit, at: where, key }) => where !== undefined && hasCard(unit) && !left.has(key),
      );
      const gone = rank === undefined ? undefined : standing[Number(rank)];
      if (gone !== undefined) left.add(gone.key);
    }
    if (left.size > before) continue;
    const bare = dustTactics2014.setup({ scenario: ON_TABLE, table: { text: tableText(table) } });
    return isProblems(bare) ? nowhere(table) : wholeScene(viewOf(dustTactics2014.view(bare, null)));
  }
}

const usual = (points: number): Draft['forces'] => {
  const force = (bloc: string) => READY_FORCES[`${bloc}-${points}`]?.cards ?? [];
  return [asUnits(force('allies')), asUnits(force('axis'))];
};

const draftOn = (table: Omit<DraftTable, 'zones'>): Draft => ({
  ...blankDraft(GAME, 0, 0),
  forces: usual(pointsOn(table)),
  table: {
    ...table,
    zones: [
      { edge: 2, gates: null },
      { edge: 0, gates: null },
    ],
  },
});

const holding = (
  kindOf: DraftGoal['kind'],
  marks: readonly string[],
  round: DraftGoal['round'],
): DraftGoal => ({
  side: 'both',
  kind: kindOf,
  worth: 'win',
  each: false,
  squares: [],
  marks,
  count: Math.max(1, marks.length),
  round,
  unit: '',
});

/** A ready-made table, with what it has to fight for. */
function draftOfTable(id: string): Draft {
  const made = dustTactics2014.setup({ scenario: ON_TABLE, table: id });
  if (isProblems(made)) throw new Error(`the table ${id} cannot be set up`);
  const { width, height, features } = tableOf(viewOf(dustTactics2014.view(made, null)));
  const named = (what: string) => features.filter((one) => one.kind === what).map((one) => one.id);
  const [markers, places] = [named('marker'), named('place')];
  return {
    ...draftOn({ width, height, features: features.map(draftFeature) }),
    title: t(`tactics.tables.${id as TableKey}.title`),
    goals: [
      ...(markers.length > 0
        ? [holding('hold', markers, 3), { ...holding('control', markers, 'end'), count: 1 }]
        : []),
      ...(places.length > 0 ? [{ ...holding('place', places, 4), count: 1 }] : []),
    ],
  };
}

export const readyTables = (): readonly ReadyDraft[] =>
  TABLES.map((id) => ({
    id: `t:${id}`,
    title: t(`tactics.tables.${id as TableKey}.title`),
    isTable: true,
    draft: () => draftOfTable(id),
  }));

export const tableKit: TableKit = {
  kinds: KINDS,
  openings: [
    { id: 'small', width: 80 },
    { id: 'large', width: 140 },
    { id: 'huge', width: 220 },
  ],
  size: { least: 600, most: 2400 },
  blank: () => draftOn({ width: 1200, height: 1200, features: [] }),
  name: (id) => t(`tactics.onTable.${id as 'wood'}`),
  headingOf,
  turns: isTurned,
  scene,
  drawings: async () => {
    const { EditorDrawing: Drawing, EditorThings: Things } = await import('./table/EditorDrawing.tsx');
    return { Drawing, Things };
  },
};
