/** docs/recipes/add-a-panel.md, followed in a copy of the client. */
import { LANGUAGES } from '@dustfront/kernel';
import { afterAll, expect, test } from 'vitest';
import { Copy } from './copy.ts';

const copy = new Copy('apps/web');
afterAll(() => copy.remove());

const CATALOGUES = 'apps/web/src/i18n/catalogue.test.ts';
const TABLE = 'apps/web/src/pages/table';
const COMPONENT = `import type { StatusModel } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import './matchup.css';

/** Who fights whom. */
export function Matchup({ status }: { status: StatusModel }) {
  return (
    <section class="matchup sheet part part-log" aria-label={t('table.matchup')}>
      <h2 class="eyebrow">{t('table.matchup')}</h2>
      <p>{status.sides.map(({ name }) => name).join(' – ')}</p>
    </section>
  );
}
`;
const tell = (language: string): void =>
  copy.edit(`apps/web/src/i18n/${language}/table.ts`, /(?<=^ {2}table: \{\n)/m, "    matchup: 'Matchup',\n");

/** What the panel says, where nothing is drawn. */
const DRAWN = `import { expect, test } from 'vitest';
import { Matchup } from './Matchup.tsx';

const words = (drawn: unknown): unknown[] =>
  typeof drawn === 'object' && drawn !== null
    ? Object.values('props' in drawn ? [(drawn.props as { children?: unknown }).children] : drawn).flatMap(words)
    : [drawn];

test('the panel says who fights whom', () => {
  const status = { sides: [{ name: 'Allies' }, { name: 'Axis' }] };
  expect(words(Matchup({ status } as never))).toEqual(['Matchup', 'Allies – Axis']);
});
`;

copy.write(`${TABLE}/Matchup.tsx`, COMPONENT);
copy.write(`${TABLE}/matchup.css`, '.matchup {\n  padding: 8px 14px;\n  color: var(--ink-2);\n}\n');
copy.edit(
  `${TABLE}/SquaresAside.tsx`,
  /(?=^import \{ TableLog)/m,
  "import { Matchup } from './Matchup.tsx';\n",
);
copy.edit(
  `${TABLE}/SquaresAside.tsx`,
  / *<Story \{\.\.\.props\} \/>\n/,
  '$&      <Matchup status={props.status} />\n',
);
copy.write(`${TABLE}/matchup.test.ts`, DRAWN);

test('it has its place, its look from one file, and its words in every language', async () => {
  for (const language of LANGUAGES) tell(language);
  const { passed, failed } = await copy.test(CATALOGUES, TABLE, 'apps/web/src/styles');
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(LANGUAGES.length);
});
