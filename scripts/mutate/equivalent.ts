import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/files.ts';
import { EQUIVALENT_2014 } from './equivalent-2014.ts';
import { EQUIVALENT_DUST } from './equivalent-dust.ts';
import { EQUIVALENT_ODDS } from './equivalent-odds.ts';
import type { Equivalent } from './equivalent-row.ts';
import { EQUIVALENT_TACTICS } from './equivalent-tactics.ts';
import type { Mutant } from './mutants.ts';

const hash = 'packages/kernel/src/hash.ts';
const dice = 'packages/kernel/src/dice.ts';
const match = 'packages/kernel/src/match.ts';
const keeper = 'packages/kernel/src/keeper.ts';
const grid = 'packages/wargame/src/grid/grid.ts';
const lines = 'packages/wargame/src/grid/lines.ts';
const reach = 'packages/wargame/src/grid/reach.ts';

const REMEMBERED = 'only what is remembered changes, not what is computed';
const COMPUTED = 'what is not in the table is computed, with the same result';
const PACKED = 'a list that is not packed is computed, with the same result';
const OVERWRITTEN = 'it is set anew before it is read';
const NO_NINTH = 'there is no ninth direction, and nothing matches it';

export const EQUIVALENT: readonly Equivalent[] = [
  { file: hash, line: 'const LEAST = 16;', kinds: ['one more'], why: COMPUTED },
  { file: hash, line: 'const MOST = 2048;', kinds: ['one more'], why: COMPUTED },
  { file: hash, line: 'const MOST_TEXTS = ', kinds: ['one more'], why: REMEMBERED },
  { file: hash, line: 'const LONGEST = ', kinds: ['one more'], why: REMEMBERED },
  { file: hash, line: 'const MOST_LISTS = ', kinds: ['one more'], why: REMEMBERED },
  { file: hash, line: 'if (this.places.size >= MOST_TEXTS)', kinds: ['condition true'], why: REMEMBERED },
  {
    file: hash,
    line: 'if (text.length <= LONGEST)',
    kinds: ['condition true', 'condition false', '<= as <', '<= as >', 'left out'],
    why: REMEMBERED,
  },
  { file: hash, line: 'let low = 0;', kinds: ['one more'], why: OVERWRITTEN },
  {
    file: hash,
    line: 'if (place >= 0 && place < LEAST + MOST',
    kinds: ['condition false', '>= as >', '+ as -', '| as &', 'one more'],
    why: COMPUTED,
  },
  {
    file: hash,
    line: 'const packed = list.length <= PACKABLE',
    kinds: ['condition false', '<= as <'],
    why: PACKED,
  },
  { file: hash, line: 'if (packed !== 0) {', kinds: ['condition false'], why: REMEMBERED },
  { file: hash, line: 'if (packed !== 0) remember', kinds: ['condition false', 'left out'], why: REMEMBERED },
  { file: hash, line: 'if (lists.size >= MOST_LISTS)', kinds: ['condition true'], why: REMEMBERED },
  { file: hash, line: 'lists.set(packed, place);', kinds: ['left out'], why: REMEMBERED },
  {
    file: hash,
    line: "if (typeof value !== 'number' || value < 0",
    kinds: ['condition true', 'empty text', '< as <=', '> as >='],
    why: PACKED,
  },
  {
    file: hash,
    line: "if (typeof value !== 'number' || value < 0",
    kinds: ['!== as ==='],
    was: "typeof value !== 'number'",
    why: PACKED,
  },
  {
    file: dice,
    line: 'const LIMITS = ',
    kinds: ['one more'],
    why: 'the table is longer than what is read of it',
  },
  { file: dice, line: 'n === 0 ? 0', kinds: ['condition false'], why: 'nobody rolls dice without faces' },
  {
    file: dice,
    line: 'const limit = n <= 256',
    kinds: ['condition false', '<= as <'],
    why: 'the table holds what the formula gives',
  },
  { file: keeper, line: 'known = false;', kinds: ['false as true'], why: OVERWRITTEN },
  { file: match, line: 'match.kept.known = false;', kinds: ['false as true', 'left out'], why: OVERWRITTEN },
  {
    file: match,
    line: 'if (question !== null) this.ready.set',
    kinds: ['condition true'],
    why: 'a seat that is asked has a question',
  },
  {
    file: match,
    line: 'const trail = this.trail.some',
    kinds: ['some as every'],
    why: 'all answers that can be taken back are of one seat',
  },
  {
    file: grid,
    line: 'for (let direction = 0; direction < 8; direction++) {',
    kinds: ['< as <='],
    why: NO_NINTH,
  },
  {
    file: grid,
    line: 'for (let direction = 0; direction < 8; direction++) {',
    kinds: ['one more'],
    was: '8',
    why: NO_NINTH,
  },
  {
    file: lines,
    line: 'if (grid === lastGrid && lastTables !== null)',
    kinds: ['condition false'],
    why: REMEMBERED,
  },
  { file: lines, line: 'lastGrid = grid;', kinds: ['left out'], why: REMEMBERED },
  {
    file: lines,
    line: 'const besideIsLeft = dx * dy > 0;',
    kinds: ['> as >='],
    why: 'a straight line passes no corner',
  },
  {
    file: lines,
    line: 'const toColumn = i < across',
    kinds: ['< as <='],
    why: 'beyond the last column the next row always comes first',
  },
  {
    file: lines,
    line: 'const toRow = j < down',
    kinds: ['condition true', '< as <='],
    why: 'beyond the last row the next column always comes first',
  },
  {
    file: lines,
    line: 'const spans = new',
    kinds: ['one more'],
    why: 'the table is longer than what is read of it',
  },
  {
    file: lines,
    line: 'const edgeSpans = new',
    kinds: ['one more'],
    why: 'the table is longer than what is read of it',
  },
  {
    file: lines,
    line: 'if (dx < 0 ?',
    kinds: ['< as <='],
    was: 'dx < 0',
    why: 'without a difference both ways say the same',
  },
  {
    file: lines,
    line: 'if (dy < 0 ?',
    kinds: ['< as <='],
    was: 'dy < 0',
    why: 'without a difference both ways say the same',
  },
  {
    file: reach,
    line: 'if (waits === 0)',
    kinds: ['condition false'],
    why: 'then there is nothing to go through',
  },
  {
    file: reach,
    line: 'if (straight > limit)',
    kinds: ['condition false'],
    why: 'every single step is held against the limit too',
  },
  {
    file: reach,
    line: 'if (path.length > grid.size)',
    kinds: ['condition false'],
    why: 'it only guards against labels that are wrong',
  },
  {
    file: reach,
    line: 'if (label === UNREACHED)',
    kinds: ['condition false'],
    why: 'no step leads from there to a label',
  },
  {
    file: 'packages/wargame/src/grid/sight.ts',
    line: 'if (touched === end)',
    kinds: ['condition false'],
    why: 'then there is nothing to go through',
  },
  ...EQUIVALENT_ODDS,
  ...EQUIVALENT_TACTICS,
  ...EQUIVALENT_2014,
  ...EQUIVALENT_DUST,
];

const isOne = (row: Equivalent, mutant: Mutant, text: string): boolean =>
  row.file === mutant.file &&
  row.kinds.includes(mutant.kind) &&
  (row.was === undefined || row.was === mutant.was) &&
  text.trimStart().startsWith(row.line);

/** The row that names a mutant, or none. */
export function equivalenceOf(mutants: readonly Mutant[]): Map<Mutant, Equivalent> {
  const texts = new Map<string, string[]>();
  const lineOf = ({ file, line }: Mutant): string => {
    const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8').split('\n');
    texts.set(file, known);
    return known[line - 1] ?? '';
  };
  return new Map(
    mutants.flatMap((mutant) => {
      const row = EQUIVALENT.find((one) => isOne(one, mutant, lineOf(mutant)));
      return row === undefined ? [] : [[mutant, row] as const];
    }),
  );
}

const code = (text: string): string => `\`${text}\``;

function entry({ line, kinds, was, why }: Equivalent): string {
  const what = was === undefined ? '' : `${code(was)}: `;
  return `- ${code(line.trim())}: ${what}${kinds.map(code).join(', ')}\n  (${why})`;
}

/** `docs/mutants.md`. */
export function equivalentPage(): string {
  const parts = [...Map.groupBy(EQUIVALENT, ({ file }) => file)].map(
    ([file, rows]) => `## ${file.replace('packages/', '')}\n\n${rows.map(entry).join('\n')}\n`,
  );
  return `# Mutants that no test can notice

The program does the same with them, so \`npm run mutate\` does not count them. The page is made from
\`scripts/mutate/equivalent*.ts\` (\`npm run mutate -- --page\`); a test holds that each row is a mutant.

${parts.join('\n')}`;
}
