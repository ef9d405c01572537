import { createHash } from 'node:crypto';
import { parseSync } from 'oxc-parser';

/** One way to break a program: the text between `start` and `end` becomes `becomes`. */
export interface Mutant {
  /** File, line, column and kind: readable, and the same until that file changes above it. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** An expression gives way to another, a statement is left out, a function does nothing. */
  readonly form: 'expression' | 'statement' | 'body';
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
}

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Types are gone when a program runs; these wrap an expression that is not. */
const WRAPPERS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

const ASSIGNMENTS: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '|=': '&=',
  '&=': '|=',
};

/** Calls that another call, or no call, could have been meant for. */
const CALLS: Readonly<Record<string, string | null>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  filter: null,
  slice: null,
  sort: null,
  toSorted: null,
  reverse: null,
};

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Ids of rules and sentences for people are data that other checks hold; emptying them breaks no behaviour. */
const isProse = (text: string): boolean =>
  text === '' || /\s/.test(text) || /^(?:dt1|dt14|dust)\./.test(text);

/** Every mutant of a file, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const lines = lineStarts(source);
  const text = (node: Node): string => source.slice(node.start, node.end);

  const add = (node: Node, kind: string, becomes: string, form: Mutant['form'] = 'expression'): void => {
    const line = lineOf(lines, node.start);
    const column = node.start - (lines[line - 1] ?? 0) + 1;
    const id = `${file}:${line}:${column} ${kind}`;
    found.push({ id, file, line, kind, form, start: node.start, end: node.end, was: text(node), becomes });
  };

  const condition = (test: unknown, choices: readonly string[]): void => {
    if (!isNode(test) || test.type === 'Literal') return;
    for (const choice of choices) add(test, `condition ${choice}`, choice);
  };

  const body = (node: Node): void => {
    const block = node.body;
    if (!isNode(block)) return;
    if (block.type !== 'BlockStatement') {
      if (block.type !== 'Identifier' && block.type !== 'Literal') add(block, 'returns nothing', 'undefined');
    } else if ((block.body as Node[]).length > 0) add(block, 'does nothing', '', 'body');
  };

  const binary = (node: Node): void => {
    const operator = String(node.operator);
    const [left, right] = [node.left as Node, node.right as Node];
    if (operator === '+' && (isText(left) || isText(right))) return;
    for (const other of OPERATORS[operator] ?? []) {
      add(node, `${operator} as ${other}`, `(${text(left)}) ${other} (${text(right)})`);
    }
  };

  const call = (node: Node, chained: boolean): void => {
    const callee = node.callee as Node;
    const property = callee.property as Node | undefined;
    if (chained || callee.type !== 'MemberExpression' || callee.computed === true || property === undefined)
      return;
    const name = text(property);
    if (!Object.hasOwn(CALLS, name)) return;
    const object = text(callee.object as Node);
    const other = CALLS[name];
    const rest = source.slice(property.end, node.end);
    if (typeof other === 'string') add(node, `${name} as ${other}`, `${object}.${other}${rest}`);
    else add(node, `without ${name}`, object);
  };

  const literal = (node: Node): void => {
    if (typeof node.value === 'boolean') add(node, `${node.value} as ${!node.value}`, String(!node.value));
    else if (typeof node.value === 'number') add(node, 'one more', `(${text(node)} + 1)`);
    else if (typeof node.value === 'string' && !isProse(node.value)) add(node, 'empty text', "''");
  };

  const assignment = (node: Node): void => {
    const operator = String(node.operator);
    const other = ASSIGNMENTS[operator];
    if (other === undefined) return;
    const [left, right] = [text(node.left as Node), text(node.right as Node)];
    add(node, `${operator} as ${other}`, `${left} ${other} (${right})`);
  };

  const sign = (node: Node): void => {
    const argument = text(node.argument as Node);
    if (node.operator === '!') add(node, 'without !', argument);
    else if (node.operator === '-') add(node, 'without -', `+(${argument})`);
  };

  const count = (node: Node): void => {
    add(
      node,
      'counts back',
      text(node).replace(/\+\+|--/, (signs) => (signs === '++' ? '--' : '++')),
    );
  };

  const list = (node: Node): void => {
    if ((node.elements as unknown[]).length > 0) add(node, 'empty list', '[]');
  };

  const statement = (node: Node): void => {
    const { type } = node.expression as Node;
    if (type === 'CallExpression' || type === 'AssignmentExpression') add(node, 'left out', '', 'statement');
  };

  /** What a node offers by itself; its parts are visited afterwards. */
  const offers: Readonly<Record<string, (node: Node, chained: boolean) => void>> = {
    IfStatement: (node) => condition(node.test, ['true', 'false']),
    ConditionalExpression: (node) => condition(node.test, ['true', 'false']),
    WhileStatement: (node) => condition(node.test, ['false']),
    ForStatement: (node) => condition(node.test, ['false']),
    LogicalExpression: binary,
    BinaryExpression: binary,
    UnaryExpression: sign,
    AssignmentExpression: assignment,
    UpdateExpression: count,
    Literal: literal,
    ArrayExpression: list,
    CallExpression: call,
    ExpressionStatement: statement,
    FunctionDeclaration: body,
    FunctionExpression: body,
    ArrowFunctionExpression: body,
  };

  const visit = (value: unknown, chained: boolean): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, chained);
    if (!isNode(value) || isIdle(value)) return;
    offers[value.type]?.(value, chained);
    const within = value.type === 'ChainExpression' || (chained && continuesChain(value));
    for (const [field, part] of Object.entries(value)) {
      if (isName(value, field)) continue;
      if (isTarget(value, field)) visitTarget(part);
      else visit(part, within);
    }
  };

  /** What is assigned to stays as it is; only what is computed inside its brackets may change. */
  const visitTarget = (value: unknown): void => {
    if (!isNode(value)) return;
    if (value.type === 'MemberExpression' && value.computed === true) visit(value.property, false);
    else if (WRAPPERS.has(value.type)) visitTarget(value.expression);
  };

  visit(program, false);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** What runs never, or only says what went wrong inside the program. */
function isIdle(node: Node): boolean {
  if (node.type === 'ThrowStatement' || node.type === 'ImportDeclaration') return true;
  if (node.type === 'ExportAllDeclaration' || node.exportKind === 'type') return true;
  if (node.type === 'ExportNamedDeclaration' && isNode(node.source)) return true;
  if (node.type === 'ExpressionStatement' && typeof node.directive === 'string') return true;
  return node.type.startsWith('TS') && !WRAPPERS.has(node.type);
}

const isTarget = (node: Node, field: string): boolean =>
  (node.type === 'AssignmentExpression' && field === 'left') ||
  (node.type === 'UpdateExpression' && field === 'argument') ||
  (node.type === 'UnaryExpression' && node.operator === 'delete' && field === 'argument') ||
  ((node.type === 'ForOfStatement' || node.type === 'ForInStatement') && field === 'left');

/** Names of properties, and lists of cited rules, which a check holds. */
const isName = (node: Node, field: string): boolean => {
  const named =
    node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition';
  if (named && field === 'key') return node.computed !== true;
  return named && field === 'value' && (node.key as { name?: unknown }).name === 'cites';
};

const continuesChain = (node: Node): boolean =>
  node.type === 'MemberExpression' || node.type === 'CallExpression' || WRAPPERS.has(node.type);

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** A random sample that is the same for the same seed, and changes little when the code does. */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const rank = (mutant: Mutant): string => {
    const what = `${mutant.file} ${mutant.kind} ${mutant.was}`;
    return createHash('sha256').update(`${seed} ${what} ${mutant.start}`).digest('hex');
  };
  const ranked = mutants.map((mutant) => ({ mutant, at: rank(mutant) }));
  return ranked
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
