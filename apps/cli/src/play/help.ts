import { own } from '../reader.ts';
import type { Style } from '../terminal/style.ts';
import type { OwnKey } from '../words/index.ts';

const ROWS: readonly (readonly [string, OwnKey])[] = [
  ['1, 2, 3 …', 'help.number'],
  ['activate luther', 'help.name'],
  ['go D5', 'help.go'],
  ['go 40|30', 'help.go-table'],
  ['odds', 'help.odds'],
  ['hint', 'help.hint'],
  ['undo', 'help.undo'],
  ['board, units', 'help.board'],
  ['card luther', 'help.card'],
  ['options', 'help.options'],
  ['log 20', 'help.log'],
  ['rules soft cover', 'help.rules'],
  ['legend', 'help.legend'],
  ['goals', 'help.goals'],
  ['save FILE', 'help.save'],
  ['quit', 'help.quit'],
];

export function helpLines(style: Style): string[] {
  return ROWS.map(([typed, what]) => `  ${style.bold(typed.padEnd(18))}${own(what)}`);
}
