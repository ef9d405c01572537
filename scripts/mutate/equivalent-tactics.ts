import type { Equivalent } from './equivalent-row.ts';

const tactics = (name: string): string => `packages/dust-tactics/src/${name}.ts`;
const battlefield = tactics('frames/battlefield');
const ground = tactics('table/ground');
const cards = tactics('table/cards');
const validate = tactics('scenarios/validate');

const REMEMBERED = 'only what is remembered changes, not what is computed';
const THROWN_AGAIN = 'equal numbers have been thrown again before';
const FEW_ROWS = 'with fewer rows of tiles the sum gives all of them as well';

/** Those of the Core Set. */
export const EQUIVALENT_TACTICS: readonly Equivalent[] = [
  {
    file: battlefield,
    line: 'while (first < grid.size && ',
    kinds: ['< as <='],
    why: 'entry squares stay open, so one is found before the last',
  },
  { file: battlefield, line: 'const from = height >= 9 ', kinds: ['condition true'], why: FEW_ROWS },
  { file: battlefield, line: 'const to = height >= 9 ', kinds: ['condition true'], why: FEW_ROWS },
  {
    file: battlefield,
    line: 'if (f.traps > 0 && mayLie(',
    kinds: ['empty text'],
    why: 'whether it is a crate is all that is asked',
  },
  { file: battlefield, line: 'f.side = hits[0] > hits[1]', kinds: ['> as >='], why: THROWN_AGAIN },
  {
    file: tactics('frames/round'),
    line: 'f.winner = hits[0] > hits[1]',
    kinds: ['> as >='],
    why: THROWN_AGAIN,
  },
  {
    file: battlefield,
    line: "answer.do === 'ground'",
    kinds: ['condition true'],
    why: 'nothing else can be answered there',
  },
  {
    file: validate,
    line: 'for (let left = 0; left < width;',
    kinds: ['< as <='],
    why: 'beyond the last column there is no sign that could be wrong',
  },
  {
    file: validate,
    line: "if (objective.kind === 'hold' && objective.round !== 'end'",
    kinds: ['empty text'],
    was: "'end'",
    why: 'a word is never greater than a number',
  },
  {
    file: tactics('setup/scenario'),
    line: "const named = 'unit' in objective",
    kinds: ['condition true'],
    why: 'what an objective does not have is undefined either way',
  },
  {
    file: ground,
    line: 'if (recent.length > REMEMBERED)',
    kinds: ['condition true', 'condition false', '> as >=', '> as <='],
    why: REMEMBERED,
  },
  { file: ground, line: 'pieces: state.pieces.map(', kinds: ['returns nothing'], why: REMEMBERED },
  {
    file: ground,
    line: 'const left = without === undefined',
    kinds: ['one more'],
    why: 'no unit has a number below 0',
  },
  { file: cards, line: 'lastCards = state.cards;', kinds: ['left out'], why: REMEMBERED },
  { file: cards, line: 'tables.set(state.cards, lastTable);', kinds: ['left out'], why: REMEMBERED },
  {
    file: tactics('geometry/flame'),
    line: 'links.set(square, kind);',
    kinds: ['left out'],
    why: REMEMBERED,
  },
  {
    file: tactics('geometry/reach'),
    line: 'for (let direction = 0; direction < 8;',
    kinds: ['one more'],
    was: '8',
    why: 'there is no ninth direction',
  },
  {
    file: tactics('geometry/footing'),
    line: 'return shared.length === 0',
    kinds: ['condition false'],
    why: 'without a hull to look past the same squares come out, in a list of their own',
  },
];
