import type { Style } from '../terminal/style.ts';

const ROWS: readonly (readonly [string, string])[] = [
  ['1, 2, 3 …', 'take the option with that number (numbers in brackets stand on the board)'],
  ['activate luther', 'or name it, or any part of its name that only one option has'],
  ['go D5', 'walk to a square, step by step'],
  ['odds', 'exact odds of what can be declared, or of what your units could shoot at'],
  ['hint', 'what a computer player would do'],
  ['undo', 'take back your last answer, until dice have fallen or the enemy has answered'],
  ['board, units', 'show the table, or both forces, again'],
  ['card luther', 'show a unit card'],
  ['options', 'list the options again, and what is not possible and why'],
  ['log 20', 'what happened last'],
  ['rules soft cover', 'look up a rule by words or by its id'],
  ['legend', 'what the signs on the board mean'],
  ['goals', 'what ends the match and what wins it'],
  ['save FILE', 'write the match to a file'],
  ['quit', 'save and leave; "dustfront play --record FILE" takes it up again'],
];

export function helpLines(style: Style): string[] {
  return ROWS.map(([typed, what]) => `  ${style.bold(typed.padEnd(18))}${what}`);
}
