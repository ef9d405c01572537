import {
  BARE_TABLES,
  dustTactics2014,
  pointsOn,
  READY_BATTLES,
  READY_FORCES,
  TABLES,
} from '@dustfront/dust-tactics-2014';
import { isProblems } from '@dustfront/kernel';
import type { TableScene } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import type { SetupChoice } from '../../setup-plan.ts';
import { viewOf } from '../model.ts';
import { tableScene } from './scene.ts';

export type TableKey =
  | ('farmyard' | 'chapel' | 'depot')
  | ('crossroads' | 'canal' | 'ruins' | 'estuary')
  | ('quarry' | 'oasis' | 'front-line')
  | ('meadow' | 'heath' | 'steppe');

/** What is played on a table: points for what is destroyed. */
export const ON_TABLE = 'free-for-all';

const bare: TableScene = { kind: 'table', width: 900, height: 900, features: [], troops: [], edges: [] };

/** A ready-made table before anybody has come onto it. */
function tableOf(id: string, scenario = ON_TABLE): TableScene {
  const made = dustTactics2014.setup({ scenario, table: id });
  return isProblems(made) ? bare : tableScene(viewOf(dustTactics2014.view(made, null)));
}

/** What a choice of the set-up page means by a table: its name, what is played on it, and by which cards. */
export interface TableChosen {
  readonly table: string;
  readonly scenario: string;
  readonly cards: readonly [readonly string[], readonly string[]];
}

const cardsIn = (force: string | readonly string[]): readonly string[] =>
  typeof force === 'string' ? (READY_FORCES[force]?.cards ?? []) : force;

/** The usual sides of a ready-made table, as large as it has room for. */
const usualForces = (table: string): readonly [string, string] => {
  const points = pointsOn(tableOf(table));
  return [`ssu-${points}`, `axis-${points}`];
};

/** The table of a choice, `t:TABLE` or `t:TABLE/SCENARIO`; null for a board of squares. */
export function tableChosen(choice: string): TableChosen | null {
  if (!choice.startsWith('t:')) return null;
  const [table = '', scenario = ON_TABLE] = choice.slice(2).split('/');
  const battle = READY_BATTLES.find((one) => one.table === table && one.scenario === scenario);
  const [first, second] = battle?.forces ?? usualForces(table);
  return { table, scenario, cards: [cardsIn(first), cardsIn(second)] };
}

type BattleKey = 'reload' | 'fuel-run' | 'no-mans-land' | 'the-oasis' | LadderKey;
type LadderKey = 'first-steps' | 'first-machines' | 'first-objectives';

const isLadder = (id: string): id is LadderKey => id.startsWith('first-');

/** What a scenario is about where it is measured; null where points decide. */
export function measuredGoal(scenario: string): string | null {
  if (isLadder(scenario)) return t(`tactics.scenario.${scenario}.text`);
  if (scenario === 'the-oasis') return t('tactics.measured.goalPlace');
  return scenario === ON_TABLE ? null : t('tactics.measured.goalMarkers');
}

/** The ready-made battles on tables, those to learn by first. */
export const battleSetups = (): readonly SetupChoice[] =>
  READY_BATTLES.map(({ scenario, table }) => {
    const scene = tableOf(table, scenario);
    const title = t(`tactics.scenario.${scenario as BattleKey}.title`);
    const ground = t(`tactics.tables.${table as TableKey}.title`);
    return {
      id: `t:${table}/${scenario}`,
      title: `${title} (${ground})`,
      note: isLadder(scenario)
        ? t(`tactics.scenario.${scenario}.note`)
        : t('tactics.measured.note', {
            width: scene.width / 10,
            height: scene.height / 10,
            points: pointsOn(scene),
          }),
      detail: [measuredGoal(scenario) ?? '', t(`tactics.tables.${table as TableKey}.text`)],
      scene: () => scene,
    };
  });

/** The ready-made tables, the smallest first, then those on which players set out the terrain. */
export const tableSetups = (): readonly SetupChoice[] =>
  [...TABLES, ...BARE_TABLES].map((id) => {
    const scene = tableOf(id);
    return {
      id: `t:${id}`,
      title: t(`tactics.tables.${id as TableKey}.title`),
      note: t('tactics.measured.note', {
        width: scene.width / 10,
        height: scene.height / 10,
        points: pointsOn(scene),
      }),
      detail: [t(`tactics.tables.${id as TableKey}.text`), t('tactics.measured.text')],
      scene: () => scene,
    };
  });
