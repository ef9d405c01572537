/**
 * JSON schemas from the types of the sources: interfaces, unions, literals, arrays, tuples, records and a few helpers
 * of the language. What it does not understand becomes "anything". Doc comments become descriptions.
 */
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface JsonSchema {
  [key: string]: unknown;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Source {
  file: string;
  text: string;
  comments: readonly { type: string; value: string; start: number; end: number }[];
  /** Types and constants by name. */
  own: Map<string, Node>;
  /** Names that come from elsewhere: the module and what it is called there. */
  imports: Map<string, { from: string; name: string }>;
  /** Modules of which everything is passed on. */
  passes: string[];
}

/** The files that are read, by their paths. */
export interface Files {
  has(path: string): boolean;
  read(path: string): string;
}

const array = (node: Node, key: string): Node[] => (node[key] as Node[] | undefined) ?? [];
const child = (node: Node, key: string): Node => node[key] as Node;
const nameOf = (node: Node): string => String(node.name ?? (node.value as string));

const KEYWORDS: Readonly<Record<string, JsonSchema>> = {
  TSStringKeyword: { type: 'string' },
  TSNumberKeyword: { type: 'number' },
  TSBooleanKeyword: { type: 'boolean' },
  TSNullKeyword: { type: 'null' },
  TSUnknownKeyword: {},
};

/** Rule ids are said to be strings: they are a thousand, and earlier rules versions had others. */
const RULE_IDS = 'rule-id.generated.ts';

export class Schemas {
  readonly #files: Files;
  readonly #sources = new Map<string, Source>();
  readonly defs: Record<string, JsonSchema> = {};

  constructor(files: Files) {
    this.#files = files;
  }

  /** A reference to a type that a file exports; what it needs is among `defs` afterwards. */
  type(file: string, name: string): JsonSchema {
    return this.#named(this.#source(file), name);
  }

  #source(file: string): Source {
    const known = this.#sources.get(file);
    if (known) return known;
    const text = this.#files.read(file);
    const { program, comments } = parseSync(file, text);
    const source: Source = { file, text, comments, own: new Map(), imports: new Map(), passes: [] };
    this.#sources.set(file, source);
    for (const statement of program.body as unknown as Node[]) note(source, statement);
    return source;
  }

  #module(from: Source, specifier: string): Source | null {
    const file = specifier.startsWith('@dustfront/')
      ? `packages/${specifier.slice('@dustfront/'.length)}/src/index.ts`
      : posix.join(posix.dirname(from.file), specifier);
    return this.#files.has(file) ? this.#source(file) : null;
  }

  /** Where a name is declared, through imports and re-exports. */
  #find(source: Source, name: string): { source: Source; node: Node } | null {
    const node = source.own.get(name);
    if (node) return { source, node };
    const imported = source.imports.get(name);
    if (imported) {
      const module = this.#module(source, imported.from);
      return module && this.#find(module, imported.name);
    }
    for (const from of source.passes) {
      const module = this.#module(source, from);
      const found = module && this.#find(module, name);
      if (found) return found;
    }
    return null;
  }

  #named(from: Source, name: string): JsonSchema {
    const found = this.#find(from, name);
    if (!found) return {};
    const { source, node } = found;
    if (source.file.endsWith(RULE_IDS)) return { type: 'string' };
    if (this.defs[name] === undefined) {
      this.defs[name] = {};
      const described = this.#describe(source, node);
      const schema =
        node.type === 'TSInterfaceDeclaration' ? this.#interface(source, node) : this.#alias(source, node);
      this.defs[name] = { ...described, ...schema };
    }
    return { $ref: `#/$defs/${name}` };
  }

  #alias(source: Source, node: Node): JsonSchema {
    return node.typeAnnotation ? this.#of(source, child(node, 'typeAnnotation')) : {};
  }

  #interface(source: Source, node: Node): JsonSchema {
    const own = this.#members(source, array(child(node, 'body'), 'body'));
    const wider = array(node, 'extends').map((one) => this.#named(source, nameOf(child(one, 'expression'))));
    return wider.length === 0 ? own : { allOf: [...wider, own] };
  }

  #members(source: Source, members: Node[]): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const member of members) {
      if (member.type !== 'TSPropertySignature') continue;
      const name = nameOf(child(member, 'key'));
      const type = member.typeAnnotation as Node | null;
      const schema = type ? this.#of(source, child(type, 'typeAnnotation')) : {};
      properties[name] = { ...this.#describe(source, member), ...schema };
      if (member.optional !== true) required.push(name);
    }
    return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  }

  #of(source: Source, node: Node): JsonSchema {
    const keyword = KEYWORDS[node.type];
    if (keyword) return keyword;
    switch (node.type) {
      case 'TSParenthesizedType':
        return this.#of(source, child(node, 'typeAnnotation'));
      case 'TSTypeOperator':
        return node.operator === 'readonly'
          ? this.#of(source, child(node, 'typeAnnotation'))
          : this.#keys(source, child(node, 'typeAnnotation'));
      case 'TSLiteralType':
        return literal(child(node, 'literal'));
      case 'TSArrayType':
        return { type: 'array', items: this.#of(source, child(node, 'elementType')) };
      case 'TSTupleType':
        return this.#tuple(source, node);
      case 'TSUnionType':
        return union(array(node, 'types').map((one) => this.#of(source, one)));
      case 'TSIntersectionType':
        return { allOf: array(node, 'types').map((one) => this.#of(source, one)) };
      case 'TSTypeLiteral':
        return this.#members(source, array(node, 'members'));
      case 'TSIndexedAccessType':
        return this.#indexed(source, node);
      case 'TSTypeReference':
        return this.#reference(source, node);
      default:
        return {};
    }
  }

  #tuple(source: Source, node: Node): JsonSchema {
    const items = array(node, 'elementTypes').map((one) =>
      this.#of(source, one.type === 'TSNamedTupleMember' ? child(one, 'elementType') : one),
    );
    return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
  }

  /** What `typeof NAME` was given. */
  #value(source: Source, query: Node): Node | null {
    const found = query.type === 'TSTypeQuery' && this.#find(source, nameOf(child(query, 'exprName')));
    let value = found ? (found.node.init as Node | null) : null;
    while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression')
      value = child(value, 'expression');
    return value;
  }

  /** `keyof typeof TABLE`: one of its keys. */
  #keys(source: Source, query: Node): JsonSchema {
    const value = this.#value(source, query);
    const keys = value?.type === 'ObjectExpression' ? array(value, 'properties') : [];
    return keys.length > 0 && keys.every((one) => one.type === 'Property' && one.computed !== true)
      ? { enum: keys.map((one) => nameOf(child(one, 'key'))) }
      : { type: 'string' };
  }

  /** `(typeof LIST)[number]`: one of the constants. */
  #indexed(source: Source, node: Node): JsonSchema {
    const list = child(node, 'objectType');
    const value = this.#value(
      source,
      list.type === 'TSParenthesizedType' ? child(list, 'typeAnnotation') : list,
    );
    const values = value?.type === 'ArrayExpression' ? array(value, 'elements') : [];
    return values.length > 0 && values.every((one) => one.type === 'Literal')
      ? { enum: values.map((one) => one.value) }
      : {};
  }

  #reference(source: Source, node: Node): JsonSchema {
    const name = nameOf(child(node, 'typeName'));
    const given = node.typeArguments ? array(child(node, 'typeArguments'), 'params') : [];
    const of = (at: number): JsonSchema => (given[at] ? this.#of(source, given[at]) : {});
    if (name === 'Readonly') return of(0);
    if (name === 'Array' || name === 'ReadonlyArray') return { type: 'array', items: of(0) };
    if (name === 'Record') return record(this.#whole(of(0)), of(1), true);
    if (name === 'Partial') {
      const { required: _, ...loose } = this.#whole(of(0));
      return loose;
    }
    return this.#named(source, name);
  }

  /** What a reference stands for. */
  #whole(schema: JsonSchema): JsonSchema {
    const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : null;
    return name === null ? schema : this.#whole(this.defs[name] ?? {});
  }

  #describe(source: Source, node: Node): JsonSchema {
    const comment = source.comments.findLast(({ type, value, end }) => {
      const between = source.text.slice(end, node.start);
      return (
        type === 'Block' && value.startsWith('*') && end <= node.start && /^\s*(export\s+)?$/.test(between)
      );
    });
    if (!comment) return {};
    const lines = comment.value.slice(1).split('\n');
    return {
      description: lines
        .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
        .join('\n')
        .trim(),
    };
  }
}

function note(source: Source, statement: Node): void {
  if (statement.type === 'ImportDeclaration') {
    const from = String(child(statement, 'source').value);
    for (const one of array(statement, 'specifiers'))
      if (one.imported)
        source.imports.set(nameOf(child(one, 'local')), { from, name: nameOf(child(one, 'imported')) });
  } else if (statement.type === 'ExportAllDeclaration')
    source.passes.push(String(child(statement, 'source').value));
  else if (statement.type === 'ExportNamedDeclaration') {
    const from = statement.source as Node | null;
    for (const one of from ? array(statement, 'specifiers') : [])
      source.imports.set(nameOf(child(one, 'exported')), {
        from: String(from!.value),
        name: nameOf(child(one, 'local')),
      });
    if (statement.declaration) note(source, child(statement, 'declaration'));
  } else if (statement.type === 'VariableDeclaration')
    for (const one of array(statement, 'declarations')) source.own.set(nameOf(child(one, 'id')), one);
  else if (statement.id) source.own.set(nameOf(child(statement, 'id')), statement);
}

function literal(node: Node): JsonSchema {
  if (node.type === 'UnaryExpression') return { const: -Number(child(node, 'argument').value) };
  return node.type === 'Literal' ? { const: node.value } : { type: 'string' };
}

/** Constants stand together. */
function union(parts: JsonSchema[]): JsonSchema {
  const constants = parts
    .filter((one) => 'const' in one && Object.keys(one).length === 1)
    .map((one) => one.const);
  const others = parts.filter((one) => !('const' in one && Object.keys(one).length === 1));
  const all =
    constants.length > 0
      ? [...others, constants.length === 1 ? { const: constants[0] } : { enum: constants }]
      : others;
  return all.length === 1 ? all[0]! : { anyOf: all };
}

function record(keys: JsonSchema, values: JsonSchema, whole: boolean): JsonSchema {
  const names = (keys.enum ?? (keys.const === undefined ? null : [keys.const])) as string[] | null;
  if (names === null) return { type: 'object', additionalProperties: values };
  const properties = Object.fromEntries(names.map((name) => [name, values]));
  return { type: 'object', properties, ...(whole ? { required: names } : {}) };
}
