import { dustTactics2014, TABLES } from '@dustfront/dust-tactics-2014';
import { isProblems } from '@dustfront/kernel';
import type { TableScene } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import type { SetupChoice } from '../../face.ts';
import { viewOf } from '../model.ts';
import { tableScene } from './scene.ts';

type TableKey =
  | ('farmyard' | 'chapel' | 'depot')
  | ('crossroads' | 'canal' | 'ruins')
  | ('quarry' | 'oasis' | 'front-line');

/** What is played on a table: points for what is destroyed. */
export const ON_TABLE = 'free-for-all';

const bare: TableScene = { kind: 'table', width: 900, height: 900, features: [], troops: [] };

/** A ready-made table before anybody has come onto it. */
function tableOf(id: string): TableScene {
  const made = dustTactics2014.setup({ scenario: ON_TABLE, table: id });
  return isProblems(made) ? bare : tableScene(viewOf(dustTactics2014.view(made, null)));
}

/** How many points a table has room for (dt14.table.size). */
const pointsFor = ({ width, height }: TableScene): number =>
  width >= 1800 ? 100 : Math.min(width, height) >= 1200 ? 50 : 25;

/** The name of the table that a choice of the set-up page means; null for a board of squares. */
export const tableChosen = (scenario: string): string | null =>
  scenario.startsWith('t:') ? scenario.slice(2) : null;

/** The ready-made tables, the smallest first. */
export const tableSetups = (): readonly SetupChoice[] =>
  TABLES.map((id) => {
    const scene = tableOf(id);
    return {
      id: `t:${id}`,
      title: t(`tactics14.tables.${id as TableKey}.title`),
      note: t('tactics14.measured.note', {
        width: scene.width / 10,
        height: scene.height / 10,
        points: pointsFor(scene),
      }),
      detail: [t(`tactics14.tables.${id as TableKey}.text`), t('tactics14.measured.text')],
      scene: () => scene,
    };
  });
