/** How far the program follows a rule; CONTRIBUTING.md says what each one asks for. */
export const statuses = ['done', 'ruling', 'overruled', 'fact', 'not played'] as const;
export type Status = (typeof statuses)[number];

/** One row of a register. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly status: Status;
  /** Line of the register, from 1. */
  readonly line: number;
}

export interface Mistake {
  readonly line: number;
  readonly message: string;
}

export interface Register {
  readonly rules: readonly Rule[];
  readonly mistakes: readonly Mistake[];
}

const ruleId = /^[a-z0-9]+(?:\.[a-z0-9-]+)+$/;
const isStatus = (text: string): text is Status => statuses.some((status) => status === text);

/** The cells of a table row; `\|` is a bar inside a cell. */
const cells = (row: string): string[] =>
  row
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Every row that begins with an id in backquotes; other lines are prose and table heads. */
export const rowsOf = (markdown: string): { readonly cells: readonly string[]; readonly line: number }[] =>
  markdown
    .split('\n')
    .flatMap((row, index) =>
      /^\s*\|\s*`/.test(row) ? [{ cells: cells(row.trimEnd()), line: index + 1 }] : [],
    );

/** A heading under which rules stand. */
export interface Chapter {
  readonly title: string;
  /** Line of the register, from 1. */
  readonly line: number;
}

export const chaptersOf = (markdown: string): Chapter[] =>
  markdown
    .split('\n')
    .flatMap((row, index) =>
      /^##+ /.test(row) ? [{ title: row.replace(/^#+ /, ''), line: index + 1 }] : [],
    );

function parseRow(row: readonly string[], line: number): Rule | string {
  const [first = '', text = '', source = '', status = '', ...more] = row;
  const id = first.replace(/^`|`$/g, '');
  if (!ruleId.test(id)) return `\`${id}\` is no rule id`;
  if (more.length > 0 || status === '')
    return `${id}: a row is id, rule, source, status (a bar in the text is \\|)`;
  if (!isStatus(status)) return `${id}: unknown status "${status}" (${statuses.join(', ')})`;
  if (text === '' || source === '') return `${id}: wording or source is missing`;
  if (status === 'ruling' && !text.includes('Ruling:'))
    return `${id}: a ruling gives its reason after "Ruling:"`;
  return { id, text, source, status, line };
}

export function parseRegister(markdown: string): Register {
  const rules: Rule[] = [];
  const mistakes: Mistake[] = [];
  const seen = new Map<string, number>();
  for (const { cells: row, line } of rowsOf(markdown)) {
    const rule = parseRow(row, line);
    if (typeof rule === 'string') {
      mistakes.push({ line, message: rule });
      continue;
    }
    const before = seen.get(rule.id);
    if (before !== undefined) mistakes.push({ line, message: `${rule.id} stands in line ${before} already` });
    else rules.push(rule);
    seen.set(rule.id, line);
  }
  const known = new Set(rules.map((rule) => rule.id));
  for (const { id, text, status, line } of rules) {
    const names = [...text.matchAll(/`([^`]+)`/g)].some(
      ([, name]) => name !== undefined && name !== id && known.has(name),
    );
    if (status === 'overruled' && !names)
      mistakes.push({ line, message: `${id}: name the rule that takes its place, in backquotes` });
  }
  return { rules, mistakes };
}
