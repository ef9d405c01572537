import { parseSync } from 'oxc-parser';
import { isGenerated, isSource, isTest } from '../lib/files.ts';
import type { Check } from './check.ts';

/** As many as there are: it may fall, and is then lowered, but not rise. */
const MOST = 17;

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly expression?: Node & { readonly computed?: boolean };
}

/** Where a property is said to be there though its type doubts it (`choice.unit!`), as offsets in the text. */
export function certainties(path: string, text: string): number[] {
  const found: number[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) visit(part);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node;
      const { expression } = node;
      if (
        node.type === 'TSNonNullExpression' &&
        expression?.type === 'MemberExpression' &&
        !expression.computed
      )
        found.push(node.start);
      for (const part of Object.values(value)) visit(part);
    }
  };
  visit(parseSync(path, text).program);
  return found;
}

export const certain: Check = {
  name: `no more than ${MOST} properties are said to be there against their type`,
  run(tree) {
    const found = tree.files
      .filter((path) => /\.tsx?$/.test(path) && isSource(path) && !isTest(path) && !isGenerated(path))
      .flatMap((path) => {
        const text = tree.read(path);
        if (!/\.\w+!/.test(text)) return [];
        return certainties(path, text).map((start) => `${path}:${text.slice(0, start).split('\n').length}`);
      });
    return found.length > MOST
      ? { findings: [`${found.length} instead of ${MOST}`, ...found] }
      : { findings: [], notes: found.length < MOST ? [`only ${found.length} are left: lower MOST`] : [] };
  },
};
