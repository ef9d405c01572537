import { parseRegister, type Rule } from '@dustfront/rulebook';
import type { Tree } from './files.ts';

const head = '// Made from RULES.md by `npm run rulebook`; do not edit.\n';
const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const idsFile = (rules: readonly Rule[]): string =>
  `${head}export type RuleId =\n${rules.map(({ id }) => `  | ${text(id)}`).join('\n')};\n`;

function rulesFile(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({ id, text: wording, source, status }) =>
      `${text(id)}: { text: ${text(wording)}, source: ${text(source)}, status: ${text(status)} },`,
  );
  return `${head}export const rules = {\n${rows.join('\n')}\n} as const;\nexport type RuleId = keyof typeof rules;\n`;
}

/**
 * What each register becomes in its game: the texts, which a client loads when somebody reads rules, and the bare type
 * of the ids, which the engine imports so that no rule text travels with it.
 */
export function generated(tree: Tree): { path: string; text: string }[] {
  const registers = tree.files.filter((path) => /^packages\/[^/]+\/RULES\.md$/.test(path));
  return registers.flatMap((register) => {
    const folder = register.replace('RULES.md', 'src');
    const { rules } = parseRegister(tree.read(register));
    if (rules.length === 0) return [];
    return [
      { path: `${folder}/rule-id.generated.ts`, text: idsFile(rules) },
      { path: `${folder}/rulebook.generated.ts`, text: rulesFile(rules) },
    ];
  });
}
